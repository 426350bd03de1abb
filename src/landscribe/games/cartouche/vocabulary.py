"""What people type for actions and options of Cartouche, in any language; codes are the same in all."""

from landscribe.core.vocabulary import Vocabulary
from landscribe.games.cartouche.achievements import FIXED
from landscribe.games.cartouche.actions import VERBS
from landscribe.games.cartouche.ankhs import Ankh
from landscribe.games.cartouche.table import LEVELS
from landscribe.games.cartouche.tokens import TOKENS

_ANKHS = (Ankh.SCARABS, Ankh.PIECES, Ankh.REPEAT)

VOCABULARY = Vocabulary(
    words={str(word): f"typed-{word}" for word in (*VERBS, *TOKENS, *_ANKHS, *FIXED)},
    values={
        "level": {level: f"cartouche-level-{level}" for level in LEVELS},
        "achievements": {"starred": "typed-starred"},
        "tokens": {token: f"typed-{token}" for token in TOKENS},  # of a diagram
    },
)
