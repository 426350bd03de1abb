"""The terminal in French: what is refused, what helps, and what can be typed."""

import json
import pickle
import re
from collections.abc import Callable, Generator, Iterator
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any

import pytest

from landscribe.cli import COMMANDS, main
from landscribe.cli.typed import COMMANDS as TYPED_COMMANDS
from landscribe.cli.typed import in_own_words, understood
from landscribe.core.note import note
from landscribe.core.text import plain
from landscribe.core.vocabulary import in_english
from landscribe.games import GAMES, game_named
from landscribe.lab.engine import Local
from landscribe.lab.match import Match
from landscribe.lab.tally import Tally
from landscribe.native.announce import announce
from landscribe.server.settings import Settings
from landscribe.texts import LANGUAGES, say_in
from landscribe.texts.plain import sources
from tests.cli.test_cli import MAP, RECORD, undigested
from tests.twins import twin

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
        ("simulate --seed seven", "--seed : « seven » n’est pas un nombre entier."),
        ("simulate --seed -1", "il faut un nombre entier de 0 à 18446744073709551515."),
        ("play mapmaker --seats 2", "2 places, ce n’est pas possible : mapmaker se joue de 1 à 1."),
        ("play heroes --map E", "map : « E » n’est pas possible ; choisissez parmi A, B, C, D."),
        ("play heroes --heroes perhaps", "heroes : « perhaps » n’est ni oui ni non."),
        (
            "play mapmaker --missions Gold",
            "« Gold » n’est pas une mission de The Mapmaker : il y a Lisière de la forêt",
        ),
        (
            "play mapmaker --missions Confins",
            "missions : « Confins » ne sont pas quatre missions différentes",
        ),
        (
            "play mapmaker --colour red",
            "« colour » n’est pas une option de ce jeu : il connaît begins, drawn, missions.",
        ),
        ("play mapmaker --missions", "--missions demande une valeur : écrivez --missions VALEUR."),
        ("play --resume nowhere", "nowhere ne peut pas être lu : fichier ou dossier introuvable."),
        ("play mapmaker --resume x", "--resume va seul"),
        ("play mapmaker --at 3", "--at va avec --resume :"),
        ("play cartouche --side C", "side : « C » n’est pas une face de fresque : il faut A ou B."),
        ("score -", "- ne contient aucun dessin"),
        ("replay - --missions x", "replay n’a pas d’option --missions"),
        ("replay -", "- : la ligne 1 dit « » : une partie commence par « landscribe record 1 »."),
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


@pytest.mark.parametrize("move", ["0", "9999"])
def test_a_move_that_a_game_has_not_is_refused(
    move: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD.to_text())
    assert main(["play", "--language", "fr", "--resume", str(file), "--at", move]) == 2
    assert (
        french(f"--at {move} : la partie a les coups 1 à {len(RECORD.actions)}.") in capsys.readouterr().err
    )


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ((f"rules: {RECORD.rules}", "rules: 9"), "elle est jouée selon les règles 9 de mapmaker"),
        (("seed:", "seeds:"), "la ligne « seed: … » manque au début."),
        (("1: ", "1 "), "il faut « seat: action », comme « 1: c4 c5 »."),
        (("1: ", "1: z9 "), "l’action 1, « z9"),
        (("1: ", "1: z9 "), "n’est pas possible : « z9 » n’est pas une case"),
    ],
)
def test_a_damaged_record_is_refused_in_french(
    damage: tuple[str, str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(undigested(RECORD).replace(*damage, 1))
    assert main(["replay", str(file), "--language", "fr"]) == 2
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
    assert main(["play", "cartographers", "--seed", "3", "--language", "fr"]) == 0
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
    ("game", "line", "english"),
    [
        ("heroes", "Forêt c4 c5", "forest c4 c5"),
        ("heroes", "foret c4", "forest c4"),
        ("heroes", "CHAMPS a1", "farm a1"),
        ("heroes", "héros c4 attaque c3 c5", "hero c4 attacks c3 c5"),
        ("heroes", "forest c4", "forest c4"),
        ("cartouche", "échanger chat scarabée 1x1", "trade cat scarab 1x1"),
        ("cartouche", "ankh repeter scarabees", "ankh repeat scarabs"),
        ("cartouche", "marquer rivières", "claim rivers"),
        ("cartouche", "forêt c4", "forêt c4"),
        ("mapmaker", "copier Forêt Eau", "save Forêt Eau"),
        ("mapmaker", "", ""),
        ("mapmaker", "?", "?"),
    ],
)
def test_french_words_are_understood(game: str, line: str, english: str) -> None:
    vocabulary = game_named(game).vocabulary
    assert understood(line, vocabulary, FRENCH) == english
    assert understood(english, vocabulary, say_in("en")) == english


def moments(name: str, seats: int) -> Iterator[tuple[Any, int]]:
    """The states of a game of chance, each with who is to act."""
    game, rng = game_named(name), Random(5)
    state = game.new(game.options({}), seats, "5")
    while waiting := game.to_act(state):
        yield state, min(waiting)
        state = game.play(state, min(waiting), rng.choice(list(game.legal(state, min(waiting)))))


@pytest.mark.parametrize("language", [twin(each) if each == "en" else each for each in LANGUAGES])
@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_shown_in_words_that_can_be_typed(name: str, language: str) -> None:
    game, say = game_named(name), say_in(language)
    words = game.vocabulary.words
    for seats in {1, min(2, game.seats[-1])}:
        for state, seat in moments(name, seats):
            for action in game.legal(state, seat):
                assert set(re.findall(r"\b[a-z]+\b", str(action))) <= words.keys()
                shown = in_own_words(str(action), game.vocabulary, say)
                assert understood(shown, game.vocabulary, say) == str(action)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_two_words_that_can_be_typed_are_the_same(name: str, language: str) -> None:
    say = say_in(language)
    words = [
        plain(say(message)) for message in {**game_named(name).vocabulary.words, **TYPED_COMMANDS}.values()
    ]
    assert len(set(words)) == len(words)
    assert not [word for word in words if " " in word]


def test_options_take_the_names_of_cards_in_french() -> None:
    given = {"missions": "alignement d'arbres, Confins,Tree line", "map": "A"}
    wanted = {"missions": "Tree line, Borderlands, Tree line", "map": "A"}
    assert in_english(given, game_named("mapmaker").vocabulary, FRENCH) == wanted
    assert in_english({"level": "facile"}, game_named("cartouche").vocabulary, FRENCH) == {"level": "easy"}
    assert in_english({"heroes": "oui"}, game_named("heroes").vocabulary, FRENCH) == {"heroes": "yes"}
    assert in_english({"begins": "Automne"}, game_named("heroes").vocabulary, FRENCH) == {"begins": "fall"}


def test_a_diagram_takes_the_names_of_cards_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "map.txt"
    file.write_text(f"game: mapmaker\nmissions: alignement d'arbres\n{MAP}")
    assert main(["score", str(file), "--json", "--language", "fr"]) == 0
    assert json.loads(capsys.readouterr().out)["stars"] == {"Tree line": 4}


@pytest.mark.parametrize(
    ("game", "line", "sentence"),
    [
        ("heroes", "embuscade 1 a1", "il faut une action comme « "),
        (
            "heroes",
            "raid",
            "« embuscade » ne nomme pas de place : écrivez son numéro, comme « embuscade 2 c4 ».",
        ),
        ("heroes", "passer", "« passer » n’est pas possible maintenant"),
        ("heroes", "héros c4", "« Héros » ne peut pas être choisi maintenant"),
        (
            "cartouche",
            "danser",
            "commencez par prendre, défausser, poser, échanger, achever, marquer, ânkh, garder,",
        ),
        ("cartouche", "danser", "comme « prendre R05 »."),
        ("cartouche", "terminer", "« terminer » n’est pas encore possible"),
        ("cartouche", "marquer jetons", "« marquer jetons » est pour la phase"),
        ("cartouche", "échanger chat chat scarab", "« chat chat » ne peut pas être rendu"),
    ],
)
def test_a_refusal_speaks_in_words_that_can_be_typed(
    game: str,
    line: str,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = iter((line, "quitter"))

    def read(prompt: str) -> str:
        return next(lines)

    monkeypatch.setattr("builtins.input", read)
    assert main(["play", game, "--seed", "4", "--language", "fr"]) == 0
    said = capsys.readouterr().out
    assert french(sentence) in said
    english = {
        word
        for word in game_named(game).vocabulary.words
        if FRENCH(game_named(game).vocabulary.words[word]).lower() != word
    }
    assert not english & set(re.findall(r"\b[a-z]+\b", said.rpartition("\n\n")[2])) - {"place"}


def test_examples_in_french_are_in_words_that_can_be_typed_in_french() -> None:
    said = {
        word: plain(FRENCH(message))
        for game in GAMES.values()
        for word, message in game.vocabulary.words.items()
    }
    foreign = {word for word, own in said.items() if own != word}
    for name, text in sources("fr").items():
        if name.startswith(("refused-", "cartouche-", "cartographers-")) and not name.endswith("-key"):
            for example in re.findall(r"«\u00a0([a-z][^»]*)\u00a0»", text):
                assert not set(example.split()) & foreign, name


@pytest.fixture
def compiling(monkeypatch: pytest.MonkeyPatch) -> Callable[[object], str]:
    """What a process says of its compiling, once it has done what it does first."""

    def said(prepare: object) -> str:
        assert callable(prepare)
        monkeypatch.setattr("landscribe.native.announce._say", None)
        pickle.loads(pickle.dumps(prepare))()
        monkeypatch.setattr("sys.stderr", terminal := StringIO())
        monkeypatch.setattr(terminal, "isatty", lambda: True)
        announce(note("native-compiling", what="x"))
        return terminal.getvalue()

    return said


def test_every_process_that_plays_says_in_french_what_it_compiles(
    monkeypatch: pytest.MonkeyPatch, compiling: Callable[[object], str]
) -> None:
    asked: list[Local] = []

    def tallied(_match: Match, _games: int, _seed: int, engine: Local) -> Generator[Tally]:
        asked.append(engine)
        yield from ()

    monkeypatch.setattr("landscribe.cli.simulate.tallied", tallied)
    assert main(["simulate", "--games", "2", "--language", "fr"]) == 2
    (engine,) = asked
    assert compiling(engine.prepare) == FRENCH("native-compiling", what="x") + "\n"


def test_every_process_in_which_bots_think_says_in_french_what_it_compiles(
    monkeypatch: pytest.MonkeyPatch, compiling: Callable[[object], str], tmp_path: Path
) -> None:
    asked: list[Settings] = []

    def server_for(settings: Settings, *_: object) -> None:
        asked.append(settings)

    def serve(_: object) -> int:
        return 0

    monkeypatch.setattr("landscribe.server.run.server_for", server_for)
    monkeypatch.setattr("landscribe.server.run.serve", serve)
    assert main(["serve", "--database", str(tmp_path / "tables.db"), "--language", "fr"]) == 0
    (settings,) = asked
    assert compiling(settings.prepare) == FRENCH("native-compiling", what="x") + "\n"


def test_what_bots_did_is_told_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "scores.svg"
    words = ("--game", "mapmaker", "--games", "2", "--jobs", "1", "--language", "fr")
    assert main(["simulate", *words, "--plot", str(picture)]) == 0
    said = capsys.readouterr().out
    for part in ("mapmaker, 2 parties à partir de la graine 1", "moyenne", "Montagnes entourées", "place 1"):
        assert part in said
    assert picture.exists()
    assert main(["arena", *words, "--bots", "uniform,greedy"]) == 0
    assert "Écarts sur les mêmes donnes" in capsys.readouterr().out
    assert main(["simulate", *words, "--json"]) == 0
    assert "Surrounded mountains" in capsys.readouterr().out
