"""The box of Cartographers Heroes."""

from landscribe.games.cartographers.box import Box, ambush, explore, hero, side
from landscribe.games.cartographers.heroes_scoring import CARDS
from landscribe.games.cartographers.sheet import (
    DRAGON,
    FARM,
    FOREST,
    GORGON,
    HERO,
    MONSTER,
    TROLL,
    VILLAGE,
    WATER,
    ZOMBIE,
)

# fmt: off
HEROES = Box(
    name="heroes",
    maps=(
        side("C", "...........", ".M..r......", "...........", ".......rM..", "...........", "...M.......",
                  "......r....", "..r........", ".........M.", ".....M..r..", "r.........."),
        side("D", "...........", ".#.r....rM.", ".#.........", "...M.......", "...........", ".r....M..##",
                  ".......r.#r", "...........", "..M......M.", "##...r.....", "..........."),
    ),
    seasons=(8, 7, 7, 6),
    explore=(
        explore("Lagoon",              1, "water",                            ".#/#.o", "###/.#."),
        explore("Pasture",             1, "farm",                             "#.#o",   ".##/##."),
        explore("Settlement",          1, "village",                          "#/#o",   "..#/.##/##."),
        explore("Timber Grove",        1, "forest",                           "#./##o", "#.#/#.#"),
        explore("Hillside Terrace",    2, "farm water",                       "##/##"),
        explore("Frontier Dwelling",   2, "village farm",                     "###/.#./.#."),
        explore("Wildwood Garden",     2, "forest farm",                      ".##/#.."),
        explore("Woodland Crossroads", 2, "forest village",                   ".#./###/.#."),
        explore("Coastal Encampment",  2, "village water",                    "###/#.."),
        explore("Mangrove Swamp",      2, "forest water",                     "###/#.#"),
        explore("Kethra's Gates",      0, "forest village farm water monster", "#"),
    ),
    fallback=(FOREST, VILLAGE, FARM, WATER, MONSTER, HERO),
    ruins=(),
    ambushes=(
        ambush("Dragon Inferno",     "..#/###/#..", "counterclockwise", "bottom_left",  DRAGON),
        ambush("Zombie Plague",      "#",           "counterclockwise", "top_left",     ZOMBIE),
        ambush("Giant Troll Ravage", "###/.#.",     "clockwise",        "top_right",    TROLL),
        ambush("Gorgon Gaze",        "#.#/.#.",     "clockwise",        "bottom_right", GORGON),
    ),
    heroes=(
        hero("Dobrik of Lorkheim", ".x./xHx/.x."),
        hero("Wren the Lioness",   "..x/H.x/..x"),
        hero("Freyla the True",    "Hxxx"),
        hero("Dal of Jolev",       "x.x/.H./x.x"),
    ),
    scoring=tuple(CARDS.values()),
    first=("Faunlost Thicket", "Traylo Monastery", "Ulem's Wallow", "Dwarvenholds"),
)
