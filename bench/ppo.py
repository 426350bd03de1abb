"""MaskablePPO of sb3-contrib, learning for some minutes, beside our own bots on the same deals.

`python -m bench.ppo mapmaker --seconds 300`; it needs `landscribe[envs,ppo]`.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode

from landscribe.envs.vector import BatchEnv
from landscribe.lab.engine import Local
from landscribe.lab.match import match_of
from landscribe.lab.simulation import tallied
from landscribe.lab.statistics import Spread, spread
from landscribe.lab.tally import blank_tally

BOTS = ("uniform", "greedy", "planner", "master:1")
"""Ours; with a budget of one game `master:1` imagines none: it plays what its learned value likes best."""
GAMES = 64
SETTINGS: dict[str, Any] = {
    "n_steps": 64,
    "batch_size": 512,
    "n_epochs": 4,
    "gamma": 1.0,
    "ent_coef": 0.005,
    "policy_kwargs": {"net_arch": [256, 256]},
}


def learn(game: str, seed: int, *, steps: int = 1 << 60, seconds: float | None = None) -> Any:
    """A policy after so many steps, or so many seconds of a core."""
    import_module("torch").set_num_threads(1)
    normalize: Any = import_module("stable_baselines3.common.vec_env").VecNormalize
    games: Any = import_module("landscribe.envs.stable_baselines").BatchVecEnv(game, GAMES, seed=seed)
    model: Any = import_module("sb3_contrib").MaskablePPO(
        "MlpPolicy", normalize(games, norm_obs=False, gamma=1.0), seed=seed, device="cpu", **SETTINGS
    )
    begun = process_time()

    def has_time(_local: Any, _global: Any) -> bool:
        return seconds is None or process_time() - begun < seconds

    return model.learn(steps, callback=has_time)


def scores(model: Any, game: str, seed: int, deals: int) -> list[float]:
    """What a policy earns in the deals from this seed on, taking what it likes best."""
    env = BatchEnv(
        game,
        deals,
        actions="compact",
        observation="flat",
        autoreset_mode=AutoresetMode.DISABLED,
        mask="bytes",
    )
    seen, info = env.reset(seed=seed)
    total, is_over = np.zeros(deals), np.zeros(deals, np.bool_)
    while not is_over.all():
        actions, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
        seen, rewards, is_over, _, info = env.step(actions)
        total += rewards
    return total.tolist()


def bot_scores(bot: str, game: str, seed: int, deals: int) -> list[float]:
    """What one of our bots earns in the same deals."""
    tally = blank_tally(seats=1)
    for part in tallied(match_of(game, {}, [bot]), games=deals, seed=seed, engine=Local(jobs=1)):
        tally.add(part)
    return [float(score) for score in tally.seats[0].scores.elements()]


def report(given: Sequence[str] | None = None) -> None:
    """Learns, plays, and prints a table."""
    parser = ArgumentParser(prog="python -m bench.ppo", description=__doc__)
    parser.add_argument("game", nargs="?", default="mapmaker")
    parser.add_argument("--seconds", type=float, default=300, help="of a core, to learn in (300)")
    parser.add_argument("--deals", type=int, default=200, help="to measure on (200)")
    parser.add_argument("--seed", type=int, default=1, help="where learning starts (1)")
    parser.add_argument("--first", type=int, default=900_001, help="the first deal to measure on (900001)")
    args = parser.parse_args(given)
    model = learn(args.game, args.seed, seconds=args.seconds)
    print(f"{args.game}, alone, {args.deals} deals from seed {args.first}, compact actions")
    name = f"MaskablePPO after {args.seconds:.0f} s of a core, {model.num_timesteps:,} steps"
    _show(name, spread(scores(model, args.game, args.first, args.deals)))
    for bot in BOTS:
        _show(bot, spread(bot_scores(bot, args.game, args.first, args.deals)))


def _show(name: str, points: Spread) -> None:
    print(f"{name:55} {points.mean:6.1f} ± {(points.high - points.low) / 2:.1f}", flush=True)


if __name__ == "__main__":
    report()
