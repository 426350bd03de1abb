"""What a setting means to native code."""

from landscribe.envs.episode import Setting
from landscribe.native.arrays import Seen
from landscribe.native.stepping import NO_OBSERVATION, PACKED, PLANES, RATING, STARS, WIN, Terms

REWARDS = {"stars": STARS, "rating": RATING, "win": WIN}


def terms_of(setting: Setting, seen: Seen) -> Terms:
    """The terms of a step; where there is no space for observations, none are made."""
    observed = NO_OBSERVATION
    if seen.planes.shape[1]:
        observed = PLANES
    elif seen.words.shape[1]:
        observed = PACKED
    return Terms(observed, REWARDS[setting.reward], setting.illegal == "end", float(setting.cost))
