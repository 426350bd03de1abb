"""Solo games of Cartouche in one native call."""

from typing import Any, NamedTuple

import numpy as np

from landscribe.envs.batches.native import NativeBatch, Stepped
from landscribe.envs.cartouche import (
    ALL_TAKEN,
    ANKHS,
    BOARD,
    CARD_NAMES,
    FIRST_LIES,
    GIVEN,
    LIES,
    PIECE_NAMES,
    RESERVE,
    WAYS,
    CartoucheEncoding,
)
from landscribe.envs.episode import Setting
from landscribe.games.cartouche.achievements import FIXED
from landscribe.games.cartouche.table import State
from landscribe.games.cartouche.tokens import TOKENS
from landscribe.games.cartouche.turn import Phase, Step
from landscribe.native.branches import record
from landscribe.native.cartouche import cards
from landscribe.native.cartouche.dealing import agreed_on
from landscribe.native.cartouche.stepping import Codes, games_for, step
from landscribe.native.stepping import Games


def batch(setting: Setting, number: int) -> NativeBatch:
    """So many games of a setting."""
    assert isinstance(setting.encoding, CartoucheEncoding)
    games = games_for(number)
    stepped = Stepped(step, agreed_on(setting.options, 1), games, codes_of(setting.encoding))
    return NativeBatch(setting, stepped, Replays(setting, games).state)


class Replay(NamedTuple):
    """A game of the rules: its seed, the numbers of what was done, and where that led."""

    seed: int
    numbers: list[int]
    state: State


class Replays:
    """The games of a batch as the rules have them: what was done since one was last asked is done again."""

    def __init__(self, setting: Setting, games: Games) -> None:
        self._setting, self._games = setting, games
        self._kept: dict[int, Replay] = {}

    def state(self, row: int) -> State:
        """The state of a game."""
        game: Any = self._games[row]
        seed, count = int(game.seed), int(game["count"])
        numbers: list[int] = game.actions[:count].tolist()
        kept = self._kept.get(row)
        if kept is None or kept.seed != seed or kept.numbers != numbers[: len(kept.numbers)]:
            kept = Replay(seed, [], self._setting.game.new(self._setting.options, 1, seed))
        state = kept.state
        for number in numbers[len(kept.numbers) :]:
            state = self._played(state, number)
        self._kept[row] = Replay(seed, numbers, state)
        return state

    def _played(self, state: State, number: int) -> State:
        rules, encoding = self._setting.game, self._setting.encoding
        return rules.play(state, 0, encoding.action(rules.view(state, 0), number))


def codes_of(encoding: CartoucheEncoding) -> Codes:
    """The numbers of an encoding, as native code reads them."""
    places = {fact.name: place for place, fact in enumerate(encoding.facts)}
    kinds = ("place", "take", "drop", "keep", "complete", "claim", "trade", "ankh")
    tiles, stories = cards.PIECE_NAMES[: cards.TILE_COUNT], cards.STORY_NAMES
    given, taken = np.zeros((len(TOKENS),) * 2, np.int64), np.zeros((len(ANKHS),) * 2, np.int64)
    for number, tokens in enumerate(GIVEN):
        first, second = (place for place, count in enumerate(tokens) for _ in range(count))
        given[first, second] = number
    for number, (ankh, bonus) in enumerate(ALL_TAKEN):
        taken[ankh, bonus] = number
    return record(
        idle=encoding.idle,
        is_compact=encoding.is_compact,
        **{kind: encoding.blocks[kind] for kind in kinds},
        ways=WAYS,
        reserve=RESERVE,
        lies=LIES,
        first_lie=[FIRST_LIES[name] for name in cards.PIECE_NAMES],
        stories=len(stories),
        piece=[PIECE_NAMES.index(name) for name in cards.PIECE_NAMES],
        given=given,
        taken=taken,
        phase=[places[f"phase {phase.word}"] for phase in Phase],
        round=places["round"],
        picks=places["picks"],
        deck=places["deck"],
        offered_story=[places[f"offer {name}"] for name in stories],
        offered_tile=[places[f"offer {name}"] for name in tiles],
        unseen_story=[places[f"unseen {name}"] for name in stories],
        unseen_tile=[places[f"unseen {name}"] for name in tiles],
        next_space=[places[f"next space {place}"] for place in range(BOARD)],
        rivals=[places[f"rivals {place}"] for place in range(BOARD)],
        achievement=[
            [places[f"achievement {place} {name}"] for name in CARD_NAMES]
            for place in range(len(FIXED), BOARD)
        ],
        first=places["first +0"],
        step=[places[f"step {step.word} +0"] for step in Step],
        story=[places[f"story {name} +0"] for name in stories],
        in_reserve=[places[f"reserve {name} +0"] for name in cards.PIECE_NAMES],
        drawn=[places[f"drawn {name} +0"] for name in tiles],
        tokens=places[f"tokens {TOKENS[0]} +0"],
        told=places["told token +0"],
        held=places[f"ankh {ANKHS[0]} +0"],
        scored=places["scored 0 +0"],
        claiming=places["claiming 0 +0"],
        draws=places["draws +0"],
        points=places["points +0"],
        rival_points=places["opponent points"],
        stack=places["opponent stack 0"],
        rival_stories=places["opponent token stories"],
    )
