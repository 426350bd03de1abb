"""Environments for those who train players: Gymnasium, PettingZoo, OpenSpiel, and many games in one call.

To import this package registers the solo games with Gymnasium, which has no entry points any more:
`gymnasium.make("landscribe.envs:landscribe/Cartographers-v0")` does both.
"""

from importlib.util import find_spec

from landscribe.envs.registration import register

if find_spec("gymnasium"):
    register()
