"""What is stored today plays on in a tree of tomorrow: with one more card, one more column, newer rules.

In `make test` each of these is seen alone: a card by test_pages.py, a column by test_upgrades.py of the
server, newer rules by test_versions.py of the games.
"""

from pathlib import Path

import pytest

from landscribe.server.upgrades import newest_version
from tests.docs.following import ROOT, Step, copied, steps_of

CHANGED = {
    "src/landscribe/games/cartographers/setup.py",
    "src/landscribe/games/cartouche/table.py",
    "src/landscribe/games/mapmaker/rules.py",
}
COLUMN = '    sa.Column("mood", sa.Text, nullable=False, server_default=""),\n'
NEWEST = int(newest_version())
MIGRATION = f'''"""Tables have a mood."""

import sqlalchemy as sa
from alembic import op

revision = "{NEWEST + 1}"
down_revision = "{NEWEST}"


def upgrade() -> None:
    """Adds the column."""
    op.add_column("tables", sa.Column("mood", sa.Text, nullable=False, server_default=""))
'''
NEWER = """
from landscribe.core.record import started
from landscribe.games import GAMES
assert {game.rules for game in GAMES.values()} == {3}
assert {started(game, game.seats[0], 1, {})[0].rules for game in GAMES.values()} == {3}
"""


@pytest.mark.thorough
def test_tables_and_golden_games_of_today_play_on_after_a_card_a_column_and_newer_rules(
    tmp_path: Path,
) -> None:
    copy = copied(tmp_path / "tree")
    for step in steps_of((ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")):
        if step.way != "run":
            copy.follow(step, [])
    for path in CHANGED:
        copy.follow(Step("instead", path, "CHANGED = 1\n", "CHANGED = 3\n\n"), [])
    schema, mark = "src/landscribe/server/schema.py", 'sa.Column("changed", sa.Float, nullable=False)'
    copy.follow(Step("after", schema, mark, COLUMN), [])
    versions = "src/landscribe/server/migrations/versions"
    copy.follow(Step("create", f"{versions}/version_{NEWEST + 1}.py", "", MIGRATION), [])
    (tmp_path / "newer.py").write_text(NEWER, encoding="utf-8")
    copy.run(f"python {tmp_path / 'newer.py'}")
    wanted = "-m 'thorough or not thorough' -k 'later_version_plays_on or replays_as_it_was_read'"
    copy.test([f"tests/server/test_upgrades.py tests/golden {wanted}"])
