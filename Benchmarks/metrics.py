"""What measures a program beside another, and prints one line per metric."""

import statistics
import subprocess
import time


def numbers_printed_by(*command):
    """What a program prints, one number to a line."""
    output = subprocess.run(command, check=True, capture_output=True, stdin=subprocess.DEVNULL, text=True, timeout=600).stdout
    return [float(line) for line in output.split()]


def number_printed_by(*command):
    return numbers_printed_by(*command)[0]


def status_of(process_id, *fields):
    """The sum of fields of a process's main thread, such as `VmRSS`."""
    with open(f"/proc/{process_id}/status", encoding="ascii") as status:
        return sum(int(line.split()[1]) for line in status if line.split(":")[0] in fields)


class Running:
    """A program that shows its window until the end of a `with` block."""

    def __init__(self, command):
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def __enter__(self):
        self._wait_until_memory_settles()
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait(timeout=10)

    def _wait_until_memory_settles(self):
        """Returns when nothing has been added or given back for a second."""
        known, since = None, time.monotonic()
        while time.monotonic() - since < 1:
            time.sleep(0.1)
            memory = self.resident_megabytes()
            if memory != known:
                known, since = memory, time.monotonic()

    def resident_megabytes(self):
        return status_of(self._process.pid, "VmRSS") / 1024

    def wakeups(self, seconds):
        """How often the main thread was given a processor."""
        before = self._context_switches()
        time.sleep(seconds)
        return self._context_switches() - before

    def _context_switches(self):
        return status_of(self._process.pid, "voluntary_ctxt_switches", "nonvoluntary_ctxt_switches")


def memory_of(command):
    with Running(command) as running:
        return running.resident_megabytes()


class Metric:
    """One thing measured on both sides.

    `limit` is what ours may be at most: a ratio, an amount, or what it is more than the other. None is no limit.
    """

    def __init__(self, name, unit, limit, measure=None, runs=5, limits_amount=False, limits_excess=False):
        self.name = name
        self.unit = unit
        self.limit = limit
        self.measure = measure
        self.runs = runs
        self.limits_amount = limits_amount
        self.limits_excess = limits_excess

    def run(self, ours, c):
        """Measures both in turn, so that what slows the machine down slows both. Returns whether the limit is kept."""
        self.measure(ours), self.measure(c)  # Files and caches are warm from here on.
        pairs = [(self.measure(ours), self.measure(c)) for _ in range(self.runs)]
        return self.report(*zip(*pairs))

    def report(self, ours, c):
        """Prints the medians of what was measured on both sides. Returns whether the limit is kept."""
        our_median, c_median = statistics.median(ours), statistics.median(c)
        ratio = our_median / c_median if c_median >= 0.01 else None
        shown_ratio = f"{ratio:.2f}" if ratio is not None else "-"
        if self.limit is None:
            shown_limit = "-"
        elif self.limits_excess:
            shown_limit = f"+{self.limit}"
        else:
            shown_limit = f"{self.limit}" if self.limits_amount else f"{self.limit:.2f}"
        print(f"{self.name}, {self.unit} | {our_median:.2f} | {c_median:.2f} | {shown_ratio} | {shown_limit}", flush=True)
        if self.limit is None:
            return True
        if self.limits_excess:
            return our_median - c_median <= self.limit
        return (our_median if self.limits_amount else ratio) <= self.limit


def print_heading():
    print("metric | ours | C | ratio | limit", flush=True)


def run_together(metrics, measure, ours, c, runs=3):
    """Measures several metrics at once: `measure` gives a number for each. Returns whether each limit is kept."""
    measure(ours), measure(c)  # Files and caches are warm from here on.
    our_results, c_results = [], []
    for _ in range(runs):
        our_results.append(measure(ours))
        c_results.append(measure(c))
    return [
        metric.report([result[index] for result in our_results], [result[index] for result in c_results])
        for index, metric in enumerate(metrics)
    ]
