#!/usr/bin/python3
"""Measures a shop on a PostgreSQL server beside PostgreSQL's own programs, and prints one line per metric.

    bench_shared.py [--check] BENCHMARKS

BENCHMARKS is the folder of this package's executables, built for release. With --check the exit status is 1 when a
metric is over its limit. README.md says what each metric means.
"""

import contextlib
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

from metrics import Metric, number_printed_by, numbers_printed_by, status_of
from store import BOOKS, SEARCHES, make_books

sys.path.append(str(pathlib.Path(__file__).parent.parent / "Tests" / "EndToEnd"))
from cluster import Cluster, program  # noqa: E402

DESKTOPS = [1, 8, 32]
ROUNDS = 3
# What one round of the shop's first page measures: names, units and limits.
FIRST_PAGE = [("first page", "ms", 1.3), ("count", "ms", 1.3), ("memory of the client", "MB", None)]
SECONDS = 10
LIKES = 300
COUNT = "SELECT count(*) FROM shop.books WHERE {}"
# The statement of the page that a desktop asked for last, while it is still connected.
LAST_PAGE = "SELECT query FROM pg_stat_activity WHERE application_name = 'HomeApp' AND query LIKE '%ORDER BY%'"
# What the application sends for a book that goes into the cart, and for an order.
ORDER = """
\\set book random(1001, 101000)
SELECT shop.add_to_cart(:book, gen_random_uuid());
SELECT * FROM shop.check_out(gen_random_uuid(), 1);
"""


class SharedShop:
    """A server with a shop of a million books, and one with the same tables and nothing in them."""

    def __init__(self, cluster, folder, programs):
        self._cluster = cluster
        self._folder = folder
        self._shared_store = str(programs / "SharedStore")
        for number in range(max(DESKTOPS)):
            cluster.query(f"CREATE ROLE person{number} LOGIN")

    def import_books(self, books):
        """The seconds of an import of the file, and those of `\\copy` of the same rows into the same tables and indexes."""
        ours = self._ours("import", books)[0]
        rows = self._folder / "rows"
        self._cluster.query(f"\\copy (SELECT * FROM shop.books) TO '{rows}'")
        self._cluster.query("CREATE DATABASE plain", "CREATE DATABASE filled TEMPLATE shop")
        # An empty shop has the tables, the indexes and the triggers.
        numbers_printed_by(self._shared_store, "search", self._cluster.address(database="plain"), "")
        start = time.monotonic()
        self._cluster.query(f"\\copy shop.books FROM '{rows}'", database="plain")
        plain = time.monotonic() - start
        # Both have been written in one go: what the server puts off is done before anything else is measured.
        self._cluster.query("VACUUM ANALYZE shop.books", "CHECKPOINT")
        return ours, plain

    def search(self, text):
        """The milliseconds of the first page and of the count, and the megabytes of memory, in the program and in psql."""
        word = f"'''{text}'':*'"
        with self._waiting(self._shared_store, "search", self._cluster.address(), text) as desktop:
            *ours, count = (float(desktop.stdout.readline()) for _ in range(3))
            ours.append(status_of(desktop.pid, "VmRSS") / 1024)
            page = self._cluster.query(LAST_PAGE)
        counting, values = COUNT.format("search @@ $1::tsquery" if text else "true"), f"({word})" if text else ""
        if count != int(self._cluster.query(counting.replace("$1", word))):
            sys.exit(f"bench_shared: “{text}” finds {count:.0f} books in the program, and another number in psql")
        psql = [self._psql(page, values), self._psql(counting, values)]
        with self._waiting(program("psql"), "--no-psqlrc", self._cluster.address()) as session:
            session.stdin.write(f"{page.replace('$1', word)};\n\\echo done\n")
            session.stdin.flush()
            next(line for line in session.stdout if line == "done\n")
            return ours, [*psql, status_of(session.pid, "VmRSS") / 1024]

    def orders(self, desktops):
        """The milliseconds of an order of so many desktops at once, in the program and in pgbench."""
        addresses = [self._cluster.address(user=f"person{number}") for number in range(desktops)]
        ours = number_printed_by(self._shared_store, "orders", str(SECONDS), *addresses)
        script = self._folder / "order.sql"
        script.write_text(ORDER, encoding="ascii")
        # Each desktop is a person of its own, and so is each of these.
        command = [program("pgbench"), "--no-vacuum", f"--time={SECONDS}", "--protocol=prepared", f"--file={script}"]
        running = [
            subprocess.Popen([*command, address], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            for address in addresses
        ]
        rates = [float(re.search(r"tps = ([\d.]+)", process.communicate()[0])[1]) for process in running]
        return 1000 / ours, 1000 / sum(rates)

    def changes(self):
        """The milliseconds until another desktop is told of each of some changes."""
        comic = "(id, title, author, thumbnail, likes, is_finished, start_date) VALUES (1, 'Comic', 'Author', '', 1, true, 0)"
        self._cluster.query(f"INSERT INTO shop.comics {comic}")
        return self._ours("changes", LIKES)

    def _ours(self, command, *arguments):
        return numbers_printed_by(self._shared_store, command, self._cluster.address(), *map(str, arguments))

    @staticmethod
    @contextlib.contextmanager
    def _waiting(*command):
        """A program that reads its standard input after its work, and ends when there is no more."""
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            yield process
            process.stdin.close()
            process.stdout.read()

    def _psql(self, statement, values):
        """The median of the milliseconds that psql says a prepared statement takes."""
        prepare = ["SET plan_cache_mode = force_custom_plan", f"PREPARE measured AS {statement}", "\\timing"]
        output = self._cluster.query(*prepare, *[f"EXECUTE measured{values}"] * 15)
        return statistics.median(float(time) for time in re.findall(r"Time: ([\d.]+) ms", output))


def main():
    arguments = sys.argv[1:]
    checks = "--check" in arguments
    arguments = [argument for argument in arguments if argument != "--check"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    kept = []
    print("metric | ours | PostgreSQL's | ratio | limit", flush=True)
    with Cluster(is_durable=True) as cluster, tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        shop = SharedShop(cluster, folder, pathlib.Path(arguments[0]))
        kept.append(
            Metric(f"import of {BOOKS} books, beside \\copy", "s", 1 / 0.7).report(
                *([seconds] for seconds in shop.import_books(make_books(folder, BOOKS)))))
        first_page = [shop.search("") for _ in range(ROUNDS)]
        for column, (name, unit, limit) in enumerate(FIRST_PAGE):
            ours, psql = ([figures[column] for figures in side] for side in zip(*first_page))
            kept.append(Metric(f"{BOOKS} books: {name}", unit, limit).report(ours, psql))
        for text in SEARCHES:
            ours, psql = zip(*[[sum(figures[:2]) for figures in shop.search(text)] for _ in range(ROUNDS)])
            name = f"search of {BOOKS} books for “{text}”: first page and count"
            kept.append(Metric(name, "ms", 1.3).report(ours, psql))
        for desktops in DESKTOPS:
            rounds = [shop.orders(desktops) for _ in range(ROUNDS)]
            kept.append(Metric(f"an order, {desktops} desktops at once", "ms", 1 / 0.8).report(*zip(*rounds)))
        times = sorted(shop.changes())
        median, slow = statistics.median(times), times[len(times) * 99 // 100]
        print(f"a change seen on another desktop, ms | {median:.1f}, 99 % within {slow:.1f} | - | - | 1000", flush=True)
        kept.append(slow <= 1000)
    if checks and not all(kept):
        sys.exit(f"{kept.count(False)} over the limit")


main()
