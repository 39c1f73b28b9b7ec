"""Waiting without a deadline: as long as work goes on, and not for ever where it does not."""

import time

from gi.repository import GLib

# How long nothing has to happen until somebody looks whether anything did.
TURN_SECONDS = 0.1
# A slow machine slows these turns as well: they are counted, and no time is taken.
IDLE_TURNS = 300
# After so many turns, what keeps a program busy is a picture that moves.
BUSY_TURNS = 20
# What a program may compute in one wait. It keeps a program that never rests from being waited for for ever.
WORK_SECONDS = 600

# The programs under test that run; each says how long it has computed, and whether it wants to compute now.
programs = []


def wait_until(condition, what):
    """Returns the first true value of `condition`. Fails when the programs under test have come to rest without one.

    The condition is looked at again when the accessibility bus tells of something, or after a turn in which it did not."""
    patience = Patience(what)
    while True:
        start = time.monotonic()
        value = condition()
        if value:
            return value
        # Whoever looks slowly looks seldom: the program is to have the greater part of the machine.
        patience.pause(least=time.monotonic() - start)


class Patience:
    """Counts the turns in which nothing happened."""

    def __init__(self, what):
        self._what = what
        self._idle_turns = 0
        self._worked = 0.0

    def pause(self, least=0.0, until=lambda: True):
        """Waits for an event, and for one turn at most. Fails when there have been too many turns without any."""
        is_quiet, work = turn(TURN_SECONDS, least, until)
        self._worked += work
        # A cursor that blinks is no work: what happens seldom stops nobody from counting.
        self._idle_turns = self._idle_turns + 1 if is_quiet else max(self._idle_turns - 2, 0)
        if self._idle_turns >= IDLE_TURNS:
            raise AssertionError(f"nothing happens any more, and not yet: {self._what}{_ends()}")
        if self._worked >= WORK_SECONDS:
            raise AssertionError(f"not within {WORK_SECONDS} s of the program's work: {self._what}")


def wait_for_rest(look=lambda: None):
    """Waits until the programs under test rest, or else do nothing that changes what `look` sees."""
    quiet_turns, same_turns, seen = 0, 0, None
    while quiet_turns < 2 and same_turns < BUSY_TURNS:
        is_quiet, _ = turn(TURN_SECONDS)
        quiet_turns = quiet_turns + 1 if is_quiet else 0
        if not is_quiet:
            before, seen = seen, look()
            same_turns = same_turns + 1 if seen == before else 0


def happens(condition):
    """Whether a condition comes to hold before the programs under test rest."""
    for _ in range(BUSY_TURNS):
        if condition():
            return True
        is_quiet, _ = turn(TURN_SECONDS)
        if is_quiet:
            break
    return bool(condition())


def turn(seconds, least=0.0, until=lambda: True):
    """Lets time pass until something is heard, and then a condition holds. Returns whether nothing happened, and how long the
    programs computed."""
    context = GLib.MainContext.default()
    before = _work()
    is_over = False

    def end():
        nonlocal is_over
        is_over = True
        return GLib.SOURCE_REMOVE

    timer = GLib.timeout_add(int(seconds * 1000), end)
    context.iteration(True)
    is_quiet = is_over
    while not is_over and not until():
        context.iteration(True)
    if not is_over:
        GLib.source_remove(timer)
        time.sleep(min(least, 1))
    while context.iteration(False):
        pass
    work = max(_work() - before, 0)
    return is_quiet and work == 0 and not any(program.is_working() for program in programs), work


def _work():
    return sum(program.work_seconds() for program in programs)


def _ends():
    ended = [program for program in programs if not program.is_running]
    return "".join(f"; the program ended with {program.status}: {program.errors()}" for program in ended)
