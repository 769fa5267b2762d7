#!/usr/bin/python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Runs the shell steps of action.yml as a runner of GitHub would, for tests.

Packaging/action.py FOLDER SEEN LAUNCH [INPUT=VALUE...] runs them in the folder SEEN/work, where SEEN is the name that FOLDER has
for the steps, by the shell command LAUNCH, to which the path of a step is appended. The other steps, which use actions of
GitHub, are left out. It prints what the steps print, and exits with the code of the step that failed.
"""

import pathlib
import re
import shlex
import subprocess
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
SHELL = "bash --noprofile --norc -eo pipefail"


class Action:
    """The steps of action.yml, with the values that expressions in them have."""

    def __init__(self, folder, seen, launch, inputs=None, variables=None):
        self.description = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
        self.folder, self.seen, self.launch = pathlib.Path(folder), seen, launch
        for name in inputs or {}:
            if name not in self.description["inputs"]:
                raise ValueError(f"action.yml has no input {name}")
        self.values = {"github.action_repository": "owner/pellucid"}
        for name, declaration in self.description["inputs"].items():
            self.values["inputs." + name] = (inputs or {}).get(name, declaration["default"])
        self.variables = {
            "CI": "true",
            "GITHUB_ACTION_PATH": f"{seen}/action",
            "GITHUB_SERVER_URL": f"file://{seen}/server",
            "GITHUB_OUTPUT": f"{seen}/output",
            "GITHUB_STEP_SUMMARY": f"{seen}/summary",
            "RUNNER_TEMP": f"{seen}/temp",
            **(variables or {}),
        }
        self.log = ""
        for name in ("action", "server", "temp", "work"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        (self.folder / "summary").touch()

    def value(self, text):
        """Returns a text with the values of its expressions, all of which must be known."""
        return re.sub(r"\$\{\{ ([\w.-]+) \}\}", lambda match: self.values[match[1]], str(text))

    def run(self):
        """Runs the shell steps up to the first that fails, and returns its exit code, or 0."""
        for number, step in enumerate(self.description["runs"]["steps"]):
            if "run" not in step:
                continue
            if step["shell"] != "bash":
                raise ValueError(f"action.yml: the shell of \"{step['name']}\" is not bash")
            variables = {**self.variables, **{name: self.value(text) for name, text in step.get("env", {}).items()}}
            exports = [f"export {name}={shlex.quote(text)}" for name, text in variables.items()]
            (self.folder / f"step-{number}").write_text(
                "\n".join([*exports, f"cd {self.seen}/work", step["run"]]), encoding="utf-8")
            (self.folder / "output").write_text("")
            done = subprocess.run(
                f"{self.launch} {self.seen}/step-{number}", shell=True, executable="/bin/bash", stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
            self.log += done.stdout
            for line in (self.folder / "output").read_text(encoding="utf-8").splitlines():
                name, _, text = line.partition("=")
                self.values[f"steps.{step['id']}.outputs.{name}"] = text
            if done.returncode:
                return done.returncode
        return 0

    def outputs(self):
        """Returns the outputs of the action. All of them must have values."""
        return {name: self.value(output["value"]) for name, output in self.description["outputs"].items()}


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    action = Action(*sys.argv[1:4], inputs=dict(argument.split("=", 1) for argument in sys.argv[4:]))
    code = action.run()
    print(action.log, end="")
    sys.exit(code)
