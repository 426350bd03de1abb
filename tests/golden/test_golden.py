import re
from pathlib import Path

import pytest

import landscribe
from landscribe.core.note import WrongValue
from landscribe.games import GAMES
from landscribe.games.cartographers.state import Phase
from tests import golden
from tests.golden import BY_HAND, PLAYERS, Golden, kept, page, paths, played
from tests.golden.__main__ import add, begin, redeal, rewrite, seen_in
from tests.golden.coverage import REQUIRED, card_of, given_for, labels_of

WORDS = Path(landscribe.__file__).parent / "texts" / "en" / "cartographers.ftl"


@pytest.mark.parametrize("path", paths(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_as_it_was_read(path: Path) -> None:
    (player, record), text = kept(path)
    assert record.game == path.parent.name
    assert player in {*PLAYERS, BY_HAND}
    assert page(record) == text, "the game plays out otherwise: run `make golden` and review the diff"


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_can_occur_occurs_in_a_golden_game(name: str) -> None:
    unseen = sorted(REQUIRED[name] - seen_in(name))
    commands = [f'make golden CARD="{card}"' for card in sorted({card_of(label) for label in unseen} - {""})]
    assert unseen == [], f"to add a game that shows it, run: {'; '.join(commands)}"


def test_every_phase_and_event_of_cartographers_is_required() -> None:
    required = REQUIRED["cartographers"] | REQUIRED["heroes"]
    told = re.findall(r"^cartographers-event-([a-z]+)", WORDS.read_text(encoding="utf-8"), re.MULTILINE)
    kinds = {label.split()[0] for label in required}
    assert sorted(set(told) - kinds) == []
    assert {f"phase {phase.value}" for phase in Phase} <= required


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of golden games."""
    for module in ("tests.golden", "tests.golden.__main__"):
        monkeypatch.setattr(f"{module}.FOLDER", tmp_path)
    return tmp_path


def write(folder: Path, name: str, golden: Golden) -> Path:
    path = folder / f"{name}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text(golden.to_text(), encoding="utf-8")
    return path


def tidy_game(seed: str, given: dict[str, str] | None = None) -> Golden:
    return Golden("tidy", played("mapmaker", 1, seed, given or {}, "tidy"))


def test_a_transcript_is_written_again_and_its_record_kept(folder: Path) -> None:
    path = write(folder, "mapmaker/one", tidy_game("1"))
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace("Season: spring", "Season: mud"), encoding="utf-8")
    assert rewrite() == 0
    assert path.read_text(encoding="utf-8") == whole


def test_a_game_that_cannot_be_replayed_is_named_and_all_others_are_written(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, record = folder / "mapmaker/broken.txt", tidy_game("1").record
    moved = record._replace(actions=((0, "b2"), *record.actions[1:]))
    with pytest.raises(WrongValue):
        page(moved)
    whole = write(folder, "mapmaker/whole", tidy_game("2"))
    broken.write_text(f"player: tidy\n\n{moved.to_text()}{golden.LINE}as it was\n", encoding="utf-8")
    before = broken.read_text(encoding="utf-8")
    stale = whole.read_text(encoding="utf-8")
    whole.write_text(stale.replace("Season: spring", "Season: mud"), encoding="utf-8")
    assert rewrite() == 1
    told = capsys.readouterr().err
    assert "mapmaker/broken is left as it is" in told
    assert "b2" in told
    assert broken.read_text(encoding="utf-8") == before
    assert whole.read_text(encoding="utf-8") == stale


@pytest.mark.parametrize(
    ("game", "card", "files"),
    [
        ("mapmaker", "Empty site", ["empty-site"]),
        ("heroes", "Craylund", ["craylund", "craylund-retail"]),
        ("heroes", "Zombie Plague", ["zombie-plague"]),
    ],
)
def test_one_command_adds_the_games_that_show_a_card(
    folder: Path, game: str, card: str, files: list[str]
) -> None:
    other = write(folder, "mapmaker/other", tidy_game("1", given_for("mapmaker", "mission Sleepy valley")))
    before = other.read_text(encoding="utf-8")
    assert add(card) == 0
    added = sorted(path for path in (folder / game).glob("*.txt") if path != other)
    assert sorted(path.stem for path in added) == files
    shown = {label for path in added for label in labels_of(kept(path)[0].record)}
    assert {label for label in REQUIRED[game] if card_of(label) == card} <= shown
    assert all(kept(path)[1] == page(kept(path)[0].record) for path in added)
    assert other.read_text(encoding="utf-8") == before
    assert add(card) == 0
    assert sorted(path for path in (folder / game).glob("*.txt") if path != other) == added


def test_a_card_that_is_none_adds_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert add("The Moon") == 1
    assert "'The Moon'" in capsys.readouterr().err
    assert paths() == []


def test_one_command_adds_a_game_of_any_kind(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert begin("mapmaker/first", tries=2) == 0
    (path,) = paths()
    (player, record), text = kept(path)
    assert (path.stem, player, record.game, record.options) == ("first", "careless", "mapmaker", {})
    assert page(record) == text
    assert begin("mapmaker/first") == 1
    assert "'mapmaker/first' is no new golden game" in capsys.readouterr().err
    assert begin("chess/first") == 1


def test_a_game_is_played_anew_so_that_nothing_goes_unseen(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = given_for("mapmaker", "mission Tree line")
    kept_game, anew = write(folder, "mapmaker/kept", tidy_game("1")), folder / "mapmaker/anew.txt"
    old = played("mapmaker", 1, "5", given, "tidy")._replace(actions=((0, "a1"),))
    anew.write_text(f"player: tidy\n\n{old.to_text()}{golden.LINE}\n", encoding="utf-8")
    before = kept_game.read_text(encoding="utf-8")
    assert redeal(["mapmaker/anew"], tries=3) == 0
    (player, record), text = kept(anew)
    assert (player, record.game, record.seats) == ("tidy", "mapmaker", 1)
    assert record.options == old.options
    assert page(record) == text
    assert kept_game.read_text(encoding="utf-8") == before
    by_hand = write(folder, "mapmaker/crafted", Golden(BY_HAND, old._replace(actions=())))
    before = by_hand.read_text(encoding="utf-8")
    assert redeal(["mapmaker/crafted"]) == 0
    assert by_hand.read_text(encoding="utf-8") == before
    assert redeal(["mapmaker/none"]) == 1
    assert "mapmaker/none is no golden game" in capsys.readouterr().err
