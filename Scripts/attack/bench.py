# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""What a case works with: a folder of its own, the program, examples, and the list of promises that were broken."""

import dataclasses
import fnmatch
import os
import pathlib
import random
import shutil
import tempfile
import typing

from attack import judges, program

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The smallest scene that has something to judge: a text with too little contrast.
TINY = {
    "version": 1, "size": {"width": 60, "height": 40}, "scale": 1, "desktop": [{"fill": "#ffffff"}],
    "windows": [{"id": "w", "layers": [{"id": "t", "text": "Hi", "style": "#999999", "frame": [2, 2, 50, 20]}]}],
}
# Flags that leave one picture of a scene.
ONE = ("--appearance", "light", "--contrast", "standard", "--transparency", "standard", "--level", "base")


@dataclasses.dataclass(frozen=True)
class Case:
    """One attack. The name repeats it. `body` takes a Bench."""

    name: str
    body: typing.Callable

    @property
    def family(self):
        return self.name.partition("/")[0]


@dataclasses.dataclass(frozen=True)
class Violation:
    """A broken promise, in a group such as a form of output, and the command that broke it."""

    promise: str
    group: str
    detail: str
    command: str


class Site:
    """What all cases share: a folder with a copy of the program and of the examples. Limits of time are multiplied by
    `patience`."""

    def __init__(self, built, seed, patience=1):
        self.seed, self.patience = seed, patience
        # In memory where that is possible: the program flushes what it writes to the disk.
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK | os.X_OK) else None
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="pellucid-attack-", dir=memory))
        self.folder.chmod(0o755)
        self.program = str(self.folder / "pellucid")
        shutil.copy(built, self.program)
        for resources in pathlib.Path(built).parent.glob("*.resources"):
            shutil.copytree(resources, self.folder / resources.name)
        shutil.copytree(ROOT / "Examples", self.folder / "Examples", symlinks=True)
        self.home = self.folder / "home"
        self.home.mkdir(mode=0o777)
        self.examples = self.folder / "Examples"

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


class Bench:
    """The folder and the program of one case."""

    def __init__(self, site, case, keep=False):
        self.site, self.case, self.keep = site, case, keep
        self.random = random.Random(f"{site.seed}/{case.name}")
        self.violations, self.runs = [], 0
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="case-", dir=site.folder))
        self.temporary = self.folder.with_name(self.folder.name + "-tmp")
        self.temporary.mkdir()
        self.group = case.name.split("/")[1]
        self.last = ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if not self.keep:
            for folder in (self.folder, self.temporary):
                remove(folder)

    def write(self, name, data):
        """Writes a file below the case's folder; JSON for a document."""
        path = pathlib.Path(os.fsdecode(os.path.join(os.fsencode(self.folder), os.fsencode(name))))
        path.parent.mkdir(parents=True, exist_ok=True)
        if not isinstance(data, bytes):
            from attack import slots

            data = slots.encoded(data)
        path.write_bytes(data)
        return path

    def copy(self, name):
        """Copies an example, file or folder, into the case's folder."""
        source, target = self.site.examples / name, self.folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, symlinks=True)
        else:
            shutil.copy(source, target)
        return target

    def environment(self, **changes):
        """Returns the environment of a run; a value of None removes a variable."""
        values = {
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(self.site.home), "TMPDIR": str(self.temporary),
            "LANG": "en_US.UTF-8", **changes,
        }
        return {key: value for key, value in values.items() if value is not None}

    def start(self, *arguments, wrapper=(), environment=None, stdin=None, limit=20.0, stdout=None):
        """Starts the program in the case's folder."""
        self.runs += 1
        words = [*wrapper, self.site.program, *arguments]
        return program.Running(
            words, self.folder, environment or self.environment(), stdin, limit * self.site.patience, stdout)

    def run(self, *arguments, kind="text", judge=True, **options):
        """Runs the program, and judges its end, its messages and its output."""
        outcome = self.start(*arguments, **options).end()
        self.last = outcome.command
        if judge:
            self.check(judges.run(outcome, kind))
        return outcome

    def check(self, violations):
        """Adds broken promises, given as pairs of promise and detail, to those of the case."""
        self.violations += [Violation(promise, self.group, detail, self.last) for promise, detail in violations]

    def fail(self, promise, detail=""):
        self.check([(promise, detail)])

    def as_nobody(self):
        """Returns the words that run a command without the rights of root, and gives the case's folder away."""
        if os.geteuid() != 0:
            return ()
        for folder in (self.folder, self.temporary):
            for path in (folder, *folder.rglob("*")):
                os.chown(path, program.NOBODY, program.NOBODY, follow_symlinks=False)
        return ("setpriv", f"--reuid={program.NOBODY}", f"--regid={program.NOBODY}", "--clear-groups")

    def listing(self, root=None):
        """Returns {path: content or kind} of everything below the case's folder, to compare before and after."""
        root = os.fsencode(root or self.folder)
        found = {}
        for folder, folders, files in os.walk(root):
            for name in folders + files:
                path = os.path.join(folder, name)
                key = os.path.relpath(path, root)
                if os.path.islink(path):
                    found[key] = b"link to " + os.readlink(path)
                elif os.path.isfile(path) and os.path.getsize(path) < 1 << 26:
                    with open(path, "rb") as file:
                        found[key] = file.read()
                else:
                    found[key] = b"%o" % os.lstat(path).st_mode
        return found

    def judge_files(self, before, allowed=()):
        """Judges what a run wrote: only the allowed files, each of them whole, and no temporary file. The names of allowed
        files may be patterns."""
        after = self.listing()
        names = {os.fsencode(name) for name in allowed}
        for name in sorted(after.keys() | before.keys()):
            if before.get(name) == after.get(name):
                continue
            if b".pellucid-" in name:
                self.fail("leaves a temporary file", os.fsdecode(name))
            elif not any(name == given or name.startswith(given + b"/") or fnmatch.fnmatchcase(name, given) for given in names):
                self.fail("writes what is not named", ascii(os.fsdecode(name)))
            elif name in after and os.path.isfile(os.path.join(os.fsencode(self.folder), name)):
                path = pathlib.Path(os.fsdecode(os.path.join(os.fsencode(self.folder), name)))
                self.check(judges.file(path, os.fsdecode(name)))
        self.judge_temporary()

    def judge_temporary(self):
        """Judges the folder for temporary files: nothing stays in it."""
        if left := os.listdir(self.temporary):
            self.fail("leaves a temporary file", "in the temporary folder: " + " ".join(left)[:80])


def remove(folder):
    """Removes a folder in which cases may have removed permissions."""
    for path, folders, _ in os.walk(os.fsencode(folder)):
        os.chmod(path, 0o755)
    shutil.rmtree(os.fsencode(folder), ignore_errors=True)
