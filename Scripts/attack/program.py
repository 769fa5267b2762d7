# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Runs the program with a time limit, and records what it printed, how it ended and what it used."""

import dataclasses
import os
import pathlib
import shlex
import signal
import subprocess
import threading
import time

# The longest output that is kept of one stream; the program is stopped where it prints more.
MOST_OUTPUT = 256 << 20
# The name of the user and group nobody, for runs without the rights of root.
NOBODY = 65534


@dataclasses.dataclass
class Outcome:
    """The end of one run. `code` is the exit code, negative for a signal; `cpu` and `wall` are in seconds."""

    command: str
    code: int
    out: bytes
    err: bytes
    wall: float
    cpu: float
    peak: int
    timed_out: bool
    left_children: bool

    @property
    def is_done(self):
        """Returns whether the program did its work: exit codes 0 and 1."""
        return self.code in (0, 1)


def quoted(arguments):
    """Returns arguments as a line for a shell; long ones are cut, and bytes that are not UTF-8 are written as $'…'."""
    return " ".join(map(word, arguments))


def word(argument):
    """Returns one argument for a shell, visible and at most 120 characters long."""
    text = os.fsdecode(argument)
    if text.isprintable() and text.isascii():
        return shlex.quote(text if len(text) <= 120 else text[:110] + "…")
    raw = os.fsencode(argument)[:120]
    shown = "".join(chr(b) if 32 <= b < 127 and b not in b"'\\" else f"\\x{b:02x}" for b in raw)
    return f"$'{shown}'"


def end_group(process):
    """Kills every process of a run, and returns whether one was left that the kernel had not begun to end."""
    deadline = time.monotonic() + 1
    # The kernel ends the programs that the run started, and takes a moment for it.
    while (left := members(process.pid)) and time.monotonic() < deadline:
        time.sleep(0.01)
    for pid in left:
        try:
            os.kill(pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass
    return bool(left)


def members(session):
    """Returns the processes of a session that are no zombies. Each run has a session of its own."""
    found = []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                fields = pathlib.Path("/proc", entry, "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == session and fields[0] != "Z":
                found.append(int(entry))
    return found


class Reader(threading.Thread):
    """A thread that reads one stream to its end."""

    def __init__(self, stream, stop):
        super().__init__(daemon=True)
        self.stream, self.stop, self.parts = stream, stop, []
        self.start()

    def run(self):
        size = 0
        while part := self.stream.read1(1 << 16):
            if size < MOST_OUTPUT:
                self.parts.append(part)
            elif self.stop:
                self.stop()
            size += len(part)

    def text(self):
        """Returns what was read; waits a moment, because a child that is left may hold the stream open."""
        self.join(2)
        return b"".join(self.parts)


class Running:
    """A started run of the program."""

    def __init__(self, arguments, folder, environment, stdin=None, limit=20.0, stdout=None):
        self.command = quoted(arguments)
        self.started = time.monotonic()
        self.timed_out, self.is_over = False, False
        self.lock = threading.Lock()
        given = stdin if isinstance(stdin, bytes) else None
        self.process = subprocess.Popen(
            arguments, cwd=folder, env=environment, start_new_session=True, bufsize=-1,
            stdin=subprocess.PIPE if given is not None else (stdin or subprocess.DEVNULL),
            stdout=stdout or subprocess.PIPE, stderr=subprocess.PIPE)
        self.out = Reader(self.process.stdout, self.stop) if stdout is None else None
        self.err = Reader(self.process.stderr, self.stop)
        if given is not None:
            threading.Thread(target=self.feed, args=(given,), daemon=True).start()
        self.timer = threading.Timer(limit, self.stop)
        self.timer.daemon = True
        self.timer.start()

    def feed(self, text):
        try:
            self.process.stdin.write(text)
            self.process.stdin.close()
        except OSError:
            pass

    def signal(self, number):
        """Sends a signal to the program itself, if it still runs."""
        with self.lock:
            if not self.is_over:
                os.kill(self.process.pid, number)

    def stop(self):
        """Ends a run that takes too long or prints too much."""
        with self.lock:
            if not self.is_over:
                self.timed_out = True
                try:
                    os.killpg(self.process.pid, signal.SIGKILL)
                except (ProcessLookupError, PermissionError):
                    pass

    def end(self):
        """Waits for the end of the run."""
        os.waitid(os.P_PID, self.process.pid, os.WEXITED | os.WNOWAIT)
        with self.lock:
            self.is_over = True
        _, status, usage = os.wait4(self.process.pid, 0)
        self.timer.cancel()
        wall = time.monotonic() - self.started
        self.process.returncode = code = os.waitstatus_to_exitcode(status)
        left = end_group(self.process)
        out = self.out.text() if self.out else b""
        err = self.err.text()
        for stream in (self.process.stdout, self.process.stderr):
            if stream and not self.timed_out:
                stream.close()
        return Outcome(
            self.command, code, out, err, wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss << 10, self.timed_out,
            left)
