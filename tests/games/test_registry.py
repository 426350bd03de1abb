"""What other layers have for a game is found by its folder, and may be missing."""

import sys
from pathlib import Path

import pytest

from landscribe.games import module_for


def test_games_of_one_folder_share_its_modules() -> None:
    assert module_for("heroes", "landscribe.bots.{}.judge") == "landscribe.bots.cartographers.judge"


@pytest.mark.parametrize(
    "pattern", ["landscribe.bots.{}.thoughts", "landscribe.table.{}", "landscribe.table.{}.judge"]
)
def test_a_layer_that_has_nothing_for_a_game_has_no_module(pattern: str) -> None:
    assert module_for("mapmaker", pattern) is None


def test_what_a_layer_misses_itself_is_not_taken_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "layer" / "mapmaker").mkdir(parents=True)
    (tmp_path / "layer" / "mapmaker" / "__init__.py").write_text("import nowhere\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        module_for("mapmaker", "layer.{}.judge")
