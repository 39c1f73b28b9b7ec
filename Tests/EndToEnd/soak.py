"""A random user, who watches for warnings, for a program that ends or hangs, and for growth.

    soak.py [--seconds N] [--seed N] [--log FILE]    (300 seconds, any seed, soak.log)
    soak.py --replay FILE                            (does again what a log says)

What is done next depends on what is on the screen, and that on how quick the program is: a log says it exactly.
"""

import argparse
import random
import statistics
import sys
import time

import waiting
from random_user import RandomUser
from session import Session

# What a program may compute until it answers: after that it hangs.
WORK_SECONDS = 120
# The first actions fill caches: fonts, styles, pictures, the store. Growth is counted from after them.
WARM_UP = 1 / 4
LEAST_ROUNDS = 9
# What the allocator may come and go by.
TOLERATED_GROWTH_KILOBYTES = 16 * 1024
# After so many actions the session goes back to where it began, and looks at what memory the program has.
ACTIONS_PER_ROUND = 50


def soak(actions, log, count=None, seconds=None):
    """Does what `actions` says until there are no more, or for a time.

    Returns the memory after each round, in kB: a list for each program that was started."""
    waiting.WORK_SECONDS = WORK_SECONDS
    start = time.monotonic()
    rounds = [[]]
    with Session() as session:
        for number, action in enumerate(actions(session), start=1):
            print(action, file=log, flush=True)
            session.do(action)
            session.check()
            if action.startswith("restart "):
                rounds.append([])
            if number % ACTIONS_PER_ROUND == 0:
                rounds[-1].append(session.rest())
            if number == count or (seconds and time.monotonic() - start > seconds):
                break
        session.rest()
    return rounds


def growth(rounds):
    """By how much the usual memory of the second half of one program's life is above that of the half before it.

    The beginning does not count, nor does a program that was not there for long. Single rounds say little: the allocator gives
    a third of the memory back at times."""
    growths = [0]
    for life in rounds:
        counted = life[int(len(life) * WARM_UP):]
        if len(counted) >= LEAST_ROUNDS:
            half = len(counted) // 2
            growths.append(statistics.median(counted[half:]) - statistics.median(counted[:half]))
    return max(growths)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    parser.add_argument("--log", default="soak.log")
    parser.add_argument("--replay")
    arguments = parser.parse_args()
    if arguments.replay:
        with open(arguments.replay, encoding="utf-8") as file:
            lines = [line.rstrip("\n") for line in file if not line.startswith("#")]
        rounds = soak(lambda _: iter(lines), sys.stdout)
    else:
        print(f"seed {arguments.seed}, log {arguments.log}", flush=True)
        with open(arguments.log, "w", encoding="utf-8") as log:
            print(f"# seed {arguments.seed}", file=log)
            rounds = soak(RandomUser(arguments.seed).actions, log, seconds=arguments.seconds)
    print(f"no warning; memory after each {ACTIONS_PER_ROUND} actions, in kB: {rounds}")
    if growth(rounds) > TOLERATED_GROWTH_KILOBYTES:
        sys.exit(f"memory grew by {growth(rounds)} kB")


if __name__ == "__main__":
    main()
