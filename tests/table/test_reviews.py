"""How a review names what was played, to people who know no notation."""

import pytest

from landscribe.core.note import Note, Value
from landscribe.games import GAMES
from landscribe.table.reviews import action_in_words


def messages(said: Value) -> set[str]:
    """Every message of a sentence."""
    if not isinstance(said, Note):
        return set()
    return {said.message}.union(*map(messages, said.values.values()))


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_named_as_the_page_names_it(name: str) -> None:
    game = GAMES[name]
    state = game.new(game.options({}), min(2, game.seats[-1]), 5)
    for step in range(60):
        if not (due := game.to_act(state)):
            break
        seat = min(due)
        page, legal = game.page(game.view(state, seat)), list(game.legal(state, seat))
        for action in legal:
            said = messages(action_in_words(page, str(action)))
            assert said, action
            assert not any(message.startswith("typed-") for message in said), action
        state = game.play(state, seat, legal[step * 7 % len(legal)])
