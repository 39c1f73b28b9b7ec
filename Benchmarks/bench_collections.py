#!/usr/bin/env python3
"""Measures GtkBridge's long lists, many fields and deep trees beside C programs that do the same.

    bench_collections.py [--check] [--tables] BENCHMARKS

BENCHMARKS is the folder of this package's executables, built for release. With --check the exit status is 1 when a
metric is over its limit, and with --tables UIKit's tables alone are measured. README.md says what each metric means.
"""

import pathlib
import sys

from metrics import Metric, memory_of, number_printed_by, numbers_printed_by, print_heading, run_together

ROWS = {"1k": 1_000, "10k": 10_000, "100k": 100_000, "1M": 1_000_000}
FRAME_MILLISECONDS = 16.67


def main():
    arguments = sys.argv[1:]
    checks = "--check" in arguments
    tables_only = "--tables" in arguments
    arguments = [argument for argument in arguments if argument not in ("--check", "--tables")]
    if len(arguments) != 1:
        sys.exit(__doc__)
    programs = pathlib.Path(arguments[0])
    ours = str(programs / "CollectionScreensSwift")
    c = str(programs / "CollectionScreensC")
    first_frame = str(programs / "FirstFrame")
    kept = []

    def milliseconds_to_first_frame(*screen):
        return lambda program: number_printed_by(first_frame, program, *map(str, screen))

    def memory_with(*screen):
        return lambda program: memory_of([program, *map(str, screen)])

    def printed_milliseconds(*screen):
        return lambda program: [number / 1e6 for number in numbers_printed_by(program, *map(str, screen))]

    print_heading()
    kinds = ("change one row", "append a row", "move the first row to the end", "delete a row from the middle")

    # UIKit's table is another program than C's list, which has the same arguments but for the name of the screen.
    table = str(programs / "TableScreenSwift")
    rows = str(ROWS["1M"])
    first_frames = [
        (number_printed_by(first_frame, table, "table", rows), number_printed_by(first_frame, c, "list", rows))
        for _ in range(12)
    ][1:]
    kept.append(Metric("table of 1M rows to first frame", "ms", 1.2).report(*zip(*first_frames)))
    memory = [(memory_of([table, "table", rows]), memory_of([c, "list", rows])) for _ in range(3)]
    kept.append(Metric("table of 1M rows, memory", "MB", 1.2).report(*zip(*memory)))
    costs = [
        (numbers_printed_by(table, "table", rows, "update"), numbers_printed_by(c, "list", rows, "update"))
        for _ in range(7)
    ]
    for index, kind in enumerate(kinds):
        pairs = [(ours[index] / 1e6, theirs[index] / 1e6) for ours, theirs in costs]
        kept.append(Metric(f"table of 1M rows, {kind}", "ms", 1.5).report(*zip(*pairs)))
    if tables_only:
        if checks and not all(kept):
            sys.exit(f"{kept.count(False)} over the limit")
        return

    for name, count in ROWS.items():
        metric = Metric(f"list of {name} rows to first frame", "ms", 1.2, milliseconds_to_first_frame("list", count), 11)
        kept.append(metric.run(ours, c))
    # The second column of this line is the shorter list, not C.
    shorter, longer = (milliseconds_to_first_frame("list", ROWS[name]) for name in ("10k", "1M"))
    pairs = [(longer(ours), shorter(ours)) for _ in range(11)]
    kept.append(Metric("list of 1M rows beside one of 10k", "ms", 1.5).report(*zip(*pairs)))

    for name, count in ROWS.items():
        kept.append(Metric(f"list of {name} rows, memory", "MB", 1.2, memory_with("list", count), 3).run(ours, c))

    for name, count in ROWS.items():
        # A million values take longer to copy, as an array that is changed is, than a change takes to show.
        limit = 1.5 if count < 1_000_000 else None
        metrics = [Metric(f"list of {name} rows, {kind}", "ms", limit) for kind in kinds]
        kept += run_together(metrics, printed_milliseconds("list", count, "update"), ours, c, 7)
    metrics = [Metric(f"list store of 1M rows, {kind}", "ms", 1.5) for kind in kinds]
    kept += run_together(metrics, printed_milliseconds("store", ROWS["1M"], "update"), ours, c, 7)

    shuffle = Metric("list of 10k rows, shuffle", "ms", None)
    kept += run_together([shuffle], printed_milliseconds("list", ROWS["10k"], "shuffle"), ours, c)
    scroll = Metric("list of 10k rows, a frame of scrolling", "ms", FRAME_MILLISECONDS, limits_amount=True)
    kept += run_together([scroll], printed_milliseconds("list", ROWS["10k"], "scroll"), ours, c)
    scroll = Metric("list of 10k text fields, a frame of scrolling", "ms", FRAME_MILLISECONDS, limits_amount=True)
    kept += run_together([scroll], printed_milliseconds("field-rows", ROWS["10k"], "scroll"), ours, c)

    kept.append(
        Metric("1,000 text fields to first frame", "ms", None, milliseconds_to_first_frame("fields", 1_000), 5).run(
            ours, c))
    typing = Metric("1,000 text fields, a letter typed", "ms", FRAME_MILLISECONDS, limits_amount=True)
    kept += run_together([typing], printed_milliseconds("fields", 1_000, "type"), ours, c)

    def microseconds_per_change(nodes):
        return lambda program: number_printed_by(program, "tree", str(nodes), "change") / 1e3

    small, large = microseconds_per_change(200), microseconds_per_change(10_000)
    kept.append(Metric("tree of 200 nodes, a leaf changed", "µs", None, small).run(ours, c))
    kept.append(Metric("tree of 10,000 nodes, a leaf changed", "µs", None, large).run(ours, c))
    pairs = [(large(ours), small(ours)) for _ in range(5)]
    kept.append(Metric("tree of 10,000 nodes beside one of 200", "µs", 1.5).report(*zip(*pairs)))

    layout = Metric("tree of 10,000 nodes, laid out anew", "ms", 2)
    kept += run_together([layout], printed_milliseconds("tree", 10_000, "layout"), ours, c)
    resize = Metric("tree of 10,000 nodes, another width", "ms", FRAME_MILLISECONDS, limits_amount=True)
    kept += run_together([resize], printed_milliseconds("tree", 10_000, "resize"), ours, c)

    if checks and not all(kept):
        sys.exit(f"{kept.count(False)} over the limit")


main()
