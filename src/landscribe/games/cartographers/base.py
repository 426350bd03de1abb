"""The box of Cartographers."""

from landscribe.games.cartographers.base_scoring import CARDS
from landscribe.games.cartographers.box import Box, Ruins, ambush, explore, side

# fmt: off
BASE = Box(
    name="base",
    maps=(
        side("A", "...........", "...M.r.....", ".r......Mr.", "...........", "...........", ".....M.....",
                  "...........", "...........", ".rM......r.", ".....r.M...", "..........."),
        side("B", "...........", "......r.M..", "..rM.......", ".....#.....", "....##r....", "....###....",
                  ".r...#.....", ".....M..r..", ".........M.", "..Mr.......", "..........."),
    ),
    seasons=(8, 8, 7, 6),
    explore=(
        explore("Great River",       1, "water",                            "#/#/#o", "..#/.##/##."),
        explore("Farmland",          1, "farm",                             "#/#o",   ".#./###/.#."),
        explore("Hamlet",            1, "village",                          "#./##o", "###/##."),
        explore("Forgotten Forest",  1, "forest",                           "#./.#o", "#./##/.#"),
        explore("Hinterland Stream", 2, "farm water",                       "###/#../#.."),
        explore("Homestead",         2, "village farm",                     "#./##/#."),
        explore("Orchard",           2, "forest farm",                      "###/..#"),
        explore("Treetop Village",   2, "forest village",                   "..##/###."),
        explore("Marshlands",        2, "forest water",                     "#../###/#.."),
        explore("Fishing Village",   2, "village water",                    "####"),
        explore("Rift Lands",        0, "forest village farm water monster", "#"),
    ),
    fallback=(),
    ruins=(Ruins("Temple Ruins"), Ruins("Outpost Ruins")),
    ambushes=(
        ambush("Goblin Attack",    "#../.#./..#", "counterclockwise", "bottom_right"),
        ambush("Bugbear Assault",  "#.#/#.#",     "clockwise",        "top_right"),
        ambush("Kobold Onslaught", "#./##/#.",    "clockwise",        "bottom_left"),
        ambush("Gnoll Raid",       "##/#./##",    "counterclockwise", "top_left"),
    ),
    heroes=(),
    scoring=tuple(CARDS.values()),
)
