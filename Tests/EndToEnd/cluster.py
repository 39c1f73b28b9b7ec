"""A PostgreSQL server of a test's own: in a temporary folder, reached by a socket in it, and gone with the test."""

import contextlib
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.parse

USER = "shop"
START_SECONDS = 60


class Cluster:
    """Runs for the length of a `with` block; with a password, the server asks for it.

    Only a durable one outlives a power failure, and waits for the disk at each commit. One that follows another is a
    standby of it.
    """

    def __init__(self, password=None, is_durable=False, following=None):
        self._password = password
        self._is_durable = is_durable
        self._followed = following
        self._server = None
        # PostgreSQL's programs refuse to run as root.
        owner = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        self._as_owner = ["--reuid=postgres", "--regid=postgres", "--clear-groups"] if owner else []
        self._owner = owner

    def __enter__(self):
        self._folder = tempfile.mkdtemp(prefix="cluster-")
        try:
            self._make()
            self.start()
            if not self._followed:
                self._run("psql", "--quiet", self.address(database="postgres"), "--command", "CREATE DATABASE shop")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self._folder)

    def address(self, desktop="", database="shop", user=USER):
        """The address of a database. One that names a desktop is another address, of the same database."""
        parameters = {"host": self._folder, **({"application_name": desktop} if desktop else {})}
        return f"postgresql://{user}@/{database}?{urllib.parse.urlencode(parameters)}"

    def start(self):
        """Starts the server, and returns when it answers. It ends with this process, however that ends."""
        command = [program("postgres"), "-D", f"{self._folder}/data", "-k", self._folder, "-c", "listen_addresses="]
        command += ["-c", f"fsync={'on' if self._is_durable else 'off'}", "-c", "log_min_messages=fatal"]
        self._server = subprocess.Popen(self._owned(command, "--pdeathsig=INT"), stderr=subprocess.DEVNULL)
        end = time.monotonic() + START_SECONDS
        while subprocess.run([program("pg_isready"), "--quiet", "--host", self._folder], check=False).returncode != 0:
            if time.monotonic() > end or self._server.poll() is not None:
                raise AssertionError("PostgreSQL did not start")
            time.sleep(0.05)

    def stop(self, how=signal.SIGINT):
        """Stops the server without waiting for its clients; with SIGQUIT, as a failing machine does."""
        if self._server is not None:
            self.thaw()
            self._server.send_signal(how)
            self._server.wait()
            self._server = None

    def freeze(self):
        """Stops all processes of the server in their tracks, as a machine does that hangs."""
        self._signal_all(signal.SIGSTOP)

    def thaw(self):
        """Lets a frozen server go on."""
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, number):
        children = subprocess.run(["pgrep", "--parent", str(self._server.pid)], check=True, capture_output=True, text=True)
        for process in [self._server.pid, *map(int, children.stdout.split())]:
            # One may have ended just now.
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)

    def query(self, *statements, database="shop"):
        """What statements return, as text: one line for each row."""
        commands = [part for statement in statements for part in ("--command", statement)]
        return self._run("psql", "--no-align", "--tuples-only", self.address(database=database), *commands)

    @property
    def folder(self):
        """Where the server's socket is: what an address has as its host."""
        return self._folder

    def _make(self):
        if self._followed:
            if self._owner:
                os.chown(self._folder, self._owner.pw_uid, self._owner.pw_gid)
            command = [program("pg_basebackup"), f"--pgdata={self._folder}/data", f"--host={self._followed.folder}"]
            command += [f"--username={USER}", "--write-recovery-conf", "--checkpoint=fast", "--no-sync"]
            subprocess.run(self._owned(command), check=True)
            return
        passwords = f"{self._folder}/password"
        pathlib.Path(passwords).write_text(f"{self._password}\n", encoding="ascii")
        if self._owner:
            for path in [self._folder, passwords]:
                os.chown(path, self._owner.pw_uid, self._owner.pw_gid)
        method = ["--auth=scram-sha-256", f"--pwfile={passwords}"] if self._password else ["--auth=trust"]
        command = [program("initdb"), f"--pgdata={self._folder}/data", f"--username={USER}", *method]
        command += ["--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"]
        subprocess.run(self._owned(command), check=True, stdout=subprocess.DEVNULL)

    def _run(self, name, *arguments):
        environment = {**os.environ, **({"PGPASSWORD": self._password} if self._password else {})}
        command = [program(name), "--no-psqlrc", *arguments]
        return subprocess.run(command, check=True, env=environment, capture_output=True, text=True).stdout

    def _owned(self, command, *options):
        return ["setpriv", *self._as_owner, *options, *command] if self._as_owner or options else command


def program(name):
    """The path of one of PostgreSQL's programs, of its newest version. Debian keeps most of them out of the search path."""
    found = pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{name}")
    return str(max(found, key=lambda path: int(path.parts[4]), default=shutil.which(name) or name))
