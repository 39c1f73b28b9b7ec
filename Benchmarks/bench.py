#!/usr/bin/python3
"""Measures GtkBridge beside C programs that do the same, and prints one line per metric.

    bench.py [--check] HOME_APP BENCHMARKS

HOME_APP is the application's executable, BENCHMARKS the folder of this package's executables, both built for release.
With --check the exit status is 1 when a metric is over its limit. README.md says what each metric means.
"""

import pathlib
import statistics
import sys

from metrics import Metric, Running, memory_of, number_printed_by, print_heading
from shop_screen import opening, searching
from store import BOOKS, SEARCHES, StoreFigures

STATES = 100_000
HOPS = 20_000
PUSHES = 100
VALUES = 2_000_000
IDLE_SECONDS = 5
SEARCH_LIMIT = 3.0


def main():
    arguments = sys.argv[1:]
    checks = "--check" in arguments
    if checks:
        arguments.remove("--check")
    if len(arguments) != 2:
        sys.exit(__doc__)
    home_app = [arguments[0], "--screen", "home"]
    programs = pathlib.Path(arguments[1])
    home_screen_c = str(programs / "HomeScreenC")
    home_screen_adwaita_c = str(programs / "HomeScreenAdwaitaC")
    home_screen_swift = str(programs / "HomeScreenSwift")
    first_frame = str(programs / "FirstFrame")

    def first_frame_of(command):
        return number_printed_by(first_frame, *command)

    def wakeups_of(command):
        with Running(command) as running:
            return running.wakeups(IDLE_SECONDS)

    def printed(measurement, count):
        return lambda program: number_printed_by(program, measurement, str(count)) / 1000

    # The application has libadwaita's style, and so has the program that it is compared with.
    whole_programs = [
        Metric("start to first painted frame", "ms", 1.2, first_frame_of, runs=15),
        Metric("resident memory", "MB", 1.2, memory_of),
        Metric(f"wakeups while idle for {IDLE_SECONDS} s", "count", 0, wakeups_of, limits_amount=True),
    ]
    plain_programs = [
        Metric("plain GTK: start to first painted frame", "ms", 1.2, first_frame_of, runs=15),
        Metric("plain GTK: resident memory", "MB", 1.2, memory_of),
    ]
    loops = [
        Metric("state pushed and applied", "µs", 4.0, printed("applied", STATES), runs=7),
        Metric("state pushed, coalesced by frames", "µs", 1.0, printed("burst", STATES), runs=7),
        Metric("hop to the main thread", "µs", 1.0, printed("hop", HOPS), runs=7),
        Metric("push to first painted frame", "µs", 1.3, printed("push", PUSHES), runs=7),
    ]

    combine_chains = str(programs / "CombineChains")

    def nanoseconds_per_value(count):
        return lambda measurement: number_printed_by(combine_chains, measurement, str(count))

    # Beside plain closures that do the same, in Swift: the "C" of this part.
    chains = [
        (Metric("map.filter.sink, per value", "ns", None, nanoseconds_per_value(VALUES)), "chain", "chain-of-closures"),
        *(
            (
                Metric(f"subject to {n} subscribers, per value", "ns", None, nanoseconds_per_value(VALUES // n)),
                f"fan-out-{n}",
                f"fan-out-of-closures-{n}",
            )
            for n in (1, 10, 1000)
        ),
        (
            Metric("@Published set with a subscriber", "ns", 100, nanoseconds_per_value(VALUES), limits_excess=True),
            "published",
            "property",
        ),
    ]

    print_heading()
    kept = [metric.run(home_app, [home_screen_adwaita_c]) for metric in whole_programs]
    kept += [metric.run([home_screen_swift], [home_screen_c]) for metric in plain_programs]
    # The "C" of this one is the program's own start.
    preview = Metric("preview of Home to first painted frame", "ms", 1.2, first_frame_of, runs=15)
    kept.append(preview.run([arguments[0], "--preview", "HomeView"], home_app))
    kept += [metric.run(home_screen_swift, home_screen_c) for metric in loops]
    kept += [metric.run(ours, closures) for metric, ours, closures in chains]
    # The "C" of an import is SQLite's own shell, with a table that has no index and cannot be searched.
    with StoreFigures(programs) as figures:
        ours, plain = figures.fill()
        print(f"import of {BOOKS} books, rows/s | {BOOKS / ours:.0f} | {BOOKS / plain:.0f} | {plain / ours:.3f} | -", flush=True)
        for text in SEARCHES:
            metric = Metric(f"search of {BOOKS} books for “{text}”", "ms", SEARCH_LIMIT, lambda search: search(text))
            kept.append(metric.run(figures.search_with_store, figures.search_with_c))
        frames = programs / "Frames"

        # In turn, so that no search finds what is shown already.
        def painted(_):
            return statistics.median(searching(arguments[:1], figures.store, frames, [*SEARCHES, *SEARCHES]))

        def queried(_):
            return statistics.median(figures.search_with_c(text) for text in SEARCHES)

        metric = Metric(
            f"search of {BOOKS} books to painted result", "ms", 100, lambda measure: measure(None), runs=3,
            limits_amount=True)
        kept.append(metric.run(painted, queried))
        # The "C" of this one is the same program with few books.
        metric = Metric(
            "books screen with 100000 books, and with 100", "ms", 1.3, lambda store: opening(arguments[:1], store, frames))
        kept.append(metric.run(figures.make_store(100_000), figures.make_store(100)))
    if checks and not all(kept):
        sys.exit(f"{kept.count(False)} over the limit")


main()
