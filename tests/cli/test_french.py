"""The terminal in French: what is refused, what helps, and what can be typed."""

import pickle
from collections.abc import Callable, Iterator
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest

from landscribe.bots.match import Result
from landscribe.cli import COMMANDS, main
from landscribe.cli.typed import in_english, shown_action, understood
from landscribe.core.note import note
from landscribe.games import GAMES, game_named
from landscribe.native.announce import announce
from landscribe.texts import say_in
from tests.cli.test_cli import MAP
from tests.golden import GAMES_PLAYED, kept

FRENCH = say_in("fr")
SPACE = "\u00a0"  # before ':' and inside '«»'


def french(text: str) -> str:
    return (
        text.replace(" :", f"{SPACE}:")
        .replace(" ;", f"{SPACE};")
        .replace("« ", f"«{SPACE}")
        .replace(" »", f"{SPACE}»")
    )


@pytest.fixture(autouse=True)
def no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("dance", "argument COMMANDE : « dance » n’existe pas"),
        ("score", "il manque FICHIER ; « landscribe score --help » montre ce qui est possible."),
        ("replay a b", "de trop : b"),
        ("play --seed", "argument --seed : il manque une valeur"),
        ("score --json=yes -", "argument --json : il ne prend pas de valeur, pas même « yes »"),
        ("play chess", "« chess » n’est pas un jeu d’ici : il y a cartographers"),
        ("play --seed seven", "--seed : « seven » n’est pas un nombre entier."),
        ("play --seed -1", "-1 n’est pas une graine : il faut un nombre entier de 0 à 18446744073709551615."),
        ("play mapmaker --seats 2", "2 places, ce n’est pas possible : mapmaker se joue de 1 à 1."),
        ("play heroes --map E", "map : « E » n’est pas possible ; choisissez parmi A, B, C, D."),
        ("play heroes --heroes perhaps", "heroes : « perhaps » n’est ni yes (oui) ni no (non)."),
        (
            "play mapmaker --missions Gold",
            "« Gold » n’est pas une mission de The Mapmaker : il y a Lisière de la forêt",
        ),
        (
            "play mapmaker --missions Confins",
            "missions : « Confins » ne sont pas quatre missions différentes",
        ),
        ("play mapmaker --colour red", "« colour » n’est pas une option de ce jeu : il connaît missions."),
        ("play mapmaker --missions", "--missions demande une valeur : écrivez --missions VALEUR."),
        ("play --resume nowhere", "nowhere ne peut pas être lu : fichier ou dossier introuvable."),
        ("play mapmaker --resume x", "--resume va seul"),
        ("play cartouche --side C", "side : « C » n’est pas une face de fresque : il faut A ou B."),
        ("score -", "- ne contient aucun dessin"),
        ("replay - --missions x", "replay n’a pas d’option --missions"),
        ("replay -", "- : la ligne 1 dit « » : une partie commence par « landscribe record »."),
        ("serve --port x", "--port : « x » n’est pas un nombre entier."),
        ("serve --map A", "serve n’a pas d’option --map : chaque table a les siennes."),
        ("serve --database mysql://x", "« mysql » n’est pas une base de données d’ici"),
        ("simulate --games 0", "--games : 0, c’est trop peu : il faut 1 ou plus."),
        ("simulate --bots hal", "« hal » n’est pas un robot pour cartographers : il y a uniform"),
        ("simulate --bots a,b --seats 3", "--bots : « a, b » : 2 noms pour 3 places"),
        ("simulate --plot x.gif", "--plot : « x.gif » ne finit par aucun de .svg, .png, .html."),
        ("simulate --plot nowhere/x.svg", "nommez un fichier dans un dossier qui existe."),
        ("arena --bots greedy", "--bots : « greedy », ce ne sont pas deux robots différents ou plus."),
    ],
)
def test_what_is_refused_is_refused_in_french(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO()))
    typed = words.split()
    assert main([typed[0], "--language", "fr", *typed[1:]]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("landscribe: ")
    assert french(sentence) in said.err.replace(f"«{SPACE}{SPACE}»", f"«{SPACE}»")


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (("rules: 1", "rules: 9"), "elle a été jouée selon les règles 9 de mapmaker"),
        (("seed:", "seeds:"), "la ligne « seed: … » manque au début."),
        (("1: ", "1 "), "il faut « seat: action », comme « 1: c4 c5 »."),
        (("1: ", "1: z9 "), "l’action 1, « z9"),
        (("1: ", "1: z9 "), "n’est pas possible : « z9 » n’est pas une case"),
    ],
)
def test_a_damaged_record_is_refused_in_french(
    damage: tuple[str, str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, _ = kept(GAMES_PLAYED[0].path)
    file = tmp_path / "record.txt"
    file.write_text(record.to_text().replace(*damage, 1))
    assert main(["replay", str(file), "--check", "--language", "fr"]) == 2
    assert french(sentence) in capsys.readouterr().err.replace("\u00a0:\u00a0…", ": …")


def test_a_wrong_diagram_is_refused_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "map.txt"
    file.write_text(MAP + "\n" + MAP.replace("VV.", "VQ."))
    assert main(["score", str(file), "--language", "fr"]) == 2
    place = f"{file}, dessin 2 à partir de la ligne 13 : ligne 6, colonne 10 : « Q » n’est pas une case"
    assert french(place) in capsys.readouterr().err


def test_a_diagram_is_scored_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "map.txt"
    file.write_text(MAP)
    assert main(["score", str(file), "--game", "mapmaker", "--language", "fr"]) == 0
    shown = capsys.readouterr().out
    for message in ("mapmaker-tree-line", "mapmaker-mountains"):
        assert f"{FRENCH(message)}{SPACE}: " in shown


def test_the_language_of_a_refusal_is_that_of_the_locale(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert main(["play", "--language", "xx"]) == 2
    assert (
        french("--language : « xx » n’est pas une langue d’ici : il y a en, fr.") in capsys.readouterr().err
    )
    assert main(["play", "chess", "--language=en"]) == 2
    assert "'chess' is no game here" in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_in_french(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--language", "fr", "--help"])
    said = capsys.readouterr().out
    assert said.startswith(french(f"utilisation : landscribe {command}"))
    assert FRENCH(f"cli-about-{command}") in said.replace("\n", " ")
    assert not {"usage", "show", "FILE", "GAME", "positional"} & set(said.replace(":", " ").split())


def test_a_game_is_played_in_french_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(("a1", "Eau a1", "chateau a1", "[/b]", "Forêt c4 q9", "quitter"))

    def read(prompt: str) -> str:
        return next(lines)

    monkeypatch.setattr("builtins.input", read)
    assert main(["play", "cartographers", "--seed", "4", "--language", "fr"]) == 0
    said = capsys.readouterr().out
    for sentence in (
        "« a1 » ne nomme pas de terrain : commencez par ",
        "« Eau » ne peut pas être choisi maintenant : il faut ",
        "« chateau » n’est pas une case",
        "« [/b] » n’est pas une case",
        "« q9 » n’est pas une case : écrivez une colonne de a à k et une ligne de 1 à 11, comme c4.",
    ):
        assert french(sentence) in said


@pytest.mark.parametrize(
    ("line", "english"),
    [
        ("Forêt c4 c5", "forest c4 c5"),
        ("foret c4", "forest c4"),
        ("champs a1", "farm a1"),
        ("héros c4 attaque c3 c5", "hero c4 attacks c3 c5"),
        ("échanger chat scarabée 1x1", "trade cat scarab 1x1"),
        ("copier Forêt Eau", "save Forêt Eau"),
        ("forest c4", "forest c4"),
        ("", ""),
        ("?", "?"),
    ],
)
def test_french_words_are_understood(line: str, english: str) -> None:
    assert understood(line, FRENCH) == english
    assert understood(english, say_in("en")) == english


def test_what_is_shown_as_legal_can_be_typed() -> None:
    for game in GAMES.values():
        state = game.new(game.options({}), 1, 3)
        for action in game.legal(state, 0):
            for say in (FRENCH, say_in("en")):
                assert understood(shown_action(action, say), say) == str(action)


def test_options_take_the_names_of_cards_in_french() -> None:
    given = {"missions": "alignement d'arbres, Confins,Tree line", "map": "A"}
    wanted = {"missions": "Tree line, Borderlands, Tree line", "map": "A"}
    assert in_english(game_named("mapmaker"), given, FRENCH) == wanted
    assert in_english(game_named("cartouche"), {"level": "facile"}, FRENCH) == {"level": "easy"}
    assert in_english(game_named("heroes"), {"heroes": "oui"}, FRENCH) == {"heroes": "yes"}


def test_every_process_that_plays_says_in_french_what_it_compiles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Callable[[], None]] = []

    def simulated(*match: object) -> Iterator[Result]:
        prepare = match[-1]
        assert callable(prepare)
        asked.append(pickle.loads(pickle.dumps(prepare)))
        return iter(())

    monkeypatch.setattr("landscribe.cli.simulate.simulated", simulated)
    monkeypatch.setattr("landscribe.native.announce._say", None)
    assert main(["simulate", "--games", "2", "--language", "fr"]) == 2
    (prepare,) = asked
    prepare()
    monkeypatch.setattr("sys.stderr", terminal := StringIO())
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    announce(note("native-compiling", what="x"))
    assert terminal.getvalue() == FRENCH("native-compiling", what="x") + "\n"


def test_what_bots_did_is_told_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "scores.svg"
    words = ("--game", "mapmaker", "--games", "2", "--jobs", "1", "--language", "fr")
    assert main(["simulate", *words, "--plot", str(picture)]) == 0
    said = capsys.readouterr().out
    for part in ("mapmaker, 2 parties à partir de la graine 1", "moyenne", "Montagnes entourées", "place 1"):
        assert part in said
    assert picture.exists()
    assert main(["arena", *words, "--bots", "uniform,greedy"]) == 0
    assert "score moyen" in capsys.readouterr().out
    assert main(["simulate", *words, "--json"]) == 0
    assert "Surrounded mountains" in capsys.readouterr().out
