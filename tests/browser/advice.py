"""Hints with reasons and reviews at once: made up, about games that were really played."""

import json
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from landscribe.bots import Decision, Moment, Review, bots_of, hint_of, opened
from landscribe.bots.judge import Part
from landscribe.bots.review import Estimate
from landscribe.core.note import Note
from landscribe.core.record import Record
from landscribe.core.rng import seeded
from landscribe.table import wire
from landscribe.table.reviews import wire_review
from tests.bots.test_hint import Counting
from tests.browser.ahead import Ahead


def advising(page: Page, table: Ahead) -> list[str]:
    """The server's hint is told with the reasons of a small judge; what the browser asks is kept."""
    asked: list[str] = []

    def between(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def ask(text: str | bytes) -> None:
            asked.append(json.loads(text)["type"])
            server.send(text)

        def answer(text: str | bytes) -> None:
            said = json.loads(text)
            browser.send(json.dumps(_reasoned(table, said)) if said["type"] == "hinted" else text)

        browser.on_message(ask)
        server.on_message(answer)

    page.route_web_socket("**/live", between)
    return asked


def _reasoned(table: Ahead, said: dict[str, Any]) -> dict[str, Any]:
    game, view = table.game, table.game.view(table.state, 0)
    legal = list(game.legal(table.state, 0))
    action = next(action for action in legal if str(action) == said["action"])
    target = game.page(view).target
    others = [other for other in legal if other != action]
    judge = Counting([action, *others], seat=target.seat) if target else _judge(view, [*others, action])
    hint = hint_of(game, judge, view, legal, action)
    assert hint.matter
    assert hint.region
    reasons = [{"subject": _plain(reason.subject), "points": reason.points} for reason in hint.reasons]
    told = {"matter": _plain(hint.matter), "region": hint.region._asdict(), "reasons": reasons}
    return said | told | {"points": hint.points}


def _judge(view: Any, order: list[Any]) -> Counting:
    """The last action is the best, for room most of all."""

    class Roomy(Counting):
        def parts(self, view: Any, action: Any, other: Any) -> Any:
            one, two = self.promises(view, [action, other])
            return [Part("room", "", one - two)]

    return Roomy(order) if not hasattr(view, "edicts") else Counting(order)


def _plain(said: Note) -> dict[str, Any]:
    values = {
        name: _plain(value) if isinstance(value, Note) else value for name, value in said.values.items()
    }
    return {"message": said.message, "values": values}


def reviewing(page: Page, ahead: Ahead) -> None:
    """The review of the first seat's finished game is told at once."""
    record = Record(
        ahead.game.name,
        ahead.game.rules,
        len(ahead.tokens),
        str(ahead.seed),
        ahead.options,
        tuple(ahead.actions),
    )
    final, moments = opened(record, 0)
    decisions = tuple(_decided(ahead, moment, final, len(moments)) for moment in moments)
    review = wire_review(ahead.game, Review(ahead.game.name, 0, final, decisions), moments)
    told = wire.Reviewed(done=len(moments), length=len(moments), review=review).model_dump(mode="json")

    def answer(route: Route) -> None:
        route.fulfill(json=told)

    page.route("**/review", answer)


def _decided(ahead: Ahead, moment: Moment, final: int, moments: int) -> Decision:
    """Now and then whoever takes the points they see would have done better."""
    game, view = ahead.game, moment.view
    legal = list(game.legal(game.guess(view, 0), view.seat))
    best = str(bots_of(game.name)["greedy"](view, legal, seeded(moment.step)))
    is_lesson = moment.number % 3 == 1 and best != moment.played
    page = game.page(view)
    return Decision(
        moment.step,
        next((status.clock for status in page.status if status.clock), None),
        page.target.seat if page.target else view.seat,
        moment.played,
        best if is_lesson else moment.played,
        len(legal) == 1,
        final - 2.0,
        Estimate(final + 7 * (moment.number * 5 % 7 - 3) / 6, 9 - 8 * moment.number / moments),
        Estimate(0.4, 0.3),
        Estimate(1.7 + moment.number % 4, 0.8) if is_lesson else Estimate(0.1, 0.2),
    )
