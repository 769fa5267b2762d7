#!/usr/bin/python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Tests the Debian package, the action and the version that all of them name: Packaging/check.py PROGRAM

The package is made of the program, and unpacked instead of installed; Packaging/clean-roots.sh installs it. The interpreter is
Debian's, for which Scripts/setup.sh installs the reader of YAML.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import yaml

from action import ROOT, SHELL, Action

PROGRAM = None
SAMPLE = (ROOT / "Packaging/sample.json").read_text(encoding="utf-8")
# Readable as it is drawn, and not over every backdrop.
UNREADABLE = SAMPLE.replace('"style": "label"', '"style": "secondaryLabel"', 1)


def output(*command, **settings):
    """Runs a command, which must exit with 0, and returns what it prints."""
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT, **settings).stdout


VERSION = output("Packaging/package.sh", "version").strip()


class Package:
    """The package that all tests use, and the folder that it is unpacked into."""

    def __init__(self, folder):
        output("Packaging/package.sh", "deb", PROGRAM, env={**os.environ, "OUTPUT": folder, "COMPRESSION": "none"})
        self.deb = next(pathlib.Path(folder).glob("*.deb"))
        self.tree = pathlib.Path(folder) / "tree"
        output("dpkg-deb", "--raw-extract", self.deb, self.tree)


package = None


def setUpModule():  # pylint: disable=invalid-name
    global package  # pylint: disable=global-statement
    folder = tempfile.TemporaryDirectory()
    unittest.addModuleCleanup(folder.cleanup)
    package = Package(folder.name)


class PackageTests(unittest.TestCase):
    """What the package says, and what is in it."""

    def field(self, name):
        return output("dpkg-deb", "--field", package.deb, name).strip()

    def test_the_package_has_the_version_and_architecture_of_its_name(self):
        self.assertEqual(package.deb.name, f"pellucid_{VERSION}_{self.field('Architecture')}.deb")
        self.assertEqual(self.field("Version"), VERSION)
        self.assertEqual(self.field("Architecture"), output("dpkg", "--print-architecture").strip())

    def test_the_package_depends_on_fonts_and_on_no_compiler_or_interpreter(self):
        names = [dependency.split()[0] for dependency in self.field("Depends").split(", ")]
        self.assertEqual(len(names), len(set(names)))
        for name in output("Scripts/setup.sh", "--list", "run").split():
            self.assertIn(name, names)
        for name in names:
            self.assertIsNone(re.search(r"-dev$|python|node|swift|clang|gcc(?!-s1)", name), name)

    def test_each_linked_library_is_in_the_package_or_in_one_that_it_depends_on(self):
        library_folder = package.tree / "usr/lib/pellucid"
        libraries = [path for path in library_folder.iterdir() if path.is_file()]
        carried = {path.name for path in libraries}
        # The compiler that reads the views brings Swift's libraries along.
        views = library_folder / "views/libPellucidPreviews.so"
        brought = re.compile(r"lib(swift|_?Foundation|dispatch|BlocksRuntime)")
        depends = {dependency.split()[0] for dependency in self.field("Depends").split(", ")}
        program = package.tree / "usr/bin/pellucid"
        self.assertIn("libswiftCore.so", carried)
        for file in [program, *libraries, views]:
            for name in re.findall(r"\(NEEDED\).*\[(.*)\]", output("readelf", "--dynamic", file)):
                if name not in carried and not (file == views and brought.match(name)):
                    owners = {line.split(":")[0] for line in output("dpkg", "--search", f"*/{name}").splitlines()}
                    self.assertTrue(owners & depends, f"{file.name} needs {name} of {owners}")
        self.assertIn("[$ORIGIN/../lib/pellucid]", output("readelf", "--dynamic", program))
        for line in output("ldd", program).splitlines():
            if "swift" in line or "Foundation" in line:
                self.assertIn(str(package.tree), line)

    def test_licences_are_in_the_package_and_its_files_are_whole(self):
        documents = package.tree / "usr/share/doc/pellucid"
        for name in ("copyright", "LICENSE", "ICU-LICENSE"):
            self.assertTrue((documents / name).stat().st_size, name)
        # each stanza about files names files that exist
        for pattern in re.findall(r"^Files: (.*)$", (documents / "copyright").read_text(encoding="utf-8"), re.MULTILINE):
            self.assertTrue(list((package.tree / "usr").glob(pattern)), pattern)
        subprocess.run(["md5sum", "--check", "--quiet", "DEBIAN/md5sums"], cwd=package.tree, check=True)

    def test_the_unpacked_program_draws_without_the_folder_of_its_build(self):
        program = package.tree / "usr/bin/pellucid"
        self.assertEqual(output(program, "--version"), f"pellucid {VERSION}\n")
        drawn, reference = package.tree / "drawn.png", package.tree / "reference.png"
        output(program, "render", "Packaging/sample.json", "-o", drawn)
        output(PROGRAM, "render", "Packaging/sample.json", "-o", reference)
        self.assertEqual(drawn.read_bytes(), reference.read_bytes())


class ActionTests(unittest.TestCase):
    """What the action does with scenes. Installing is replaced by unpacking, and the server is a folder."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.scenes = self.folder / "work/Scenes"
        self.scenes.mkdir(parents=True)
        (self.folder / "action").symlink_to(ROOT)
        tools = self.folder / "tools"
        tools.mkdir()
        # apt-get: unpacks the package that is its last argument, as `install FILE` would
        self.tool("apt-get", f"""
            case "$*" in *" update") exit ;; esac
            case "$*" in *" install -y --no-install-recommends /"*.deb) ;; *) echo "not expected: $*" >&2; exit 100 ;; esac
            dpkg-deb --field "${{@: -1}}" Package > /dev/null || exit 100
            ln -sf {package.tree}/usr/bin/pellucid {tools}/pellucid
        """)
        self.tool("sudo", 'exec "$@"')

    def tool(self, name, script):
        path = self.folder / "tools" / name
        path.write_text("#!/bin/bash\n" + script, encoding="utf-8")
        path.chmod(0o755)

    def release(self, version):
        """Puts the package where the action finds a release."""
        releases = self.folder / f"server/owner/pellucid/releases/download/v{version}"
        releases.mkdir(parents=True)
        shutil.copy(package.deb, releases / package.deb.name.replace(VERSION, version))

    def act(self, **inputs):
        """Runs the action and returns its exit code."""
        inputs = {name.replace("_", "-"): value for name, value in inputs.items()}
        path = f"{self.folder}/tools:{os.environ['PATH']}"
        self.action = Action(self.folder, str(self.folder), SHELL, inputs, {"PATH": path})
        return self.action.run()

    def summary(self):
        return (self.folder / "summary").read_text(encoding="utf-8")

    def test_scenes_that_pass_give_0_a_summary_and_the_report_as_an_artifact(self):
        self.release(VERSION)
        (self.scenes / "home.json").write_text(SAMPLE, encoding="utf-8")
        self.assertEqual(self.act(reporters="html sarif"), 0, self.action.log)
        self.assertIn(f"pellucid {VERSION}", self.action.log)
        self.assertNotIn("::error", self.action.log)
        outputs = self.action.outputs()
        self.assertEqual(outputs["exit-code"], "0")
        report = pathlib.Path(outputs["report"])
        self.assertEqual({path.name for path in report.iterdir()}, {"legibility", "legibility.sarif"})
        self.assertIn("<html", (report / "legibility/index.html").read_text(encoding="utf-8"))
        self.assertTrue(list((report / "legibility/pictures").glob("*.png")))
        self.assertIn("home.json", self.summary())
        upload = self.action.description["runs"]["steps"][-1]
        self.assertIn("upload-artifact", upload["uses"])
        self.assertEqual(self.action.value(upload["with"]["path"]), outputs["report"])

    def test_an_unreadable_text_fails_until_the_baseline_knows_it(self):
        (self.scenes / "home.json").write_text(UNREADABLE, encoding="utf-8")
        # As drawn the text is readable, and what falls short elsewhere is a warning.
        self.assertEqual(self.act(package=str(package.deb)), 0, self.action.log)
        self.assertIn("::warning file=Scenes/home.json", self.action.log)
        strict = {"preset": "every-backdrop"}
        self.assertEqual(self.act(package=str(package.deb), **strict), 1, self.action.log)
        self.assertIn("::error file=Scenes/home.json", self.action.log)
        self.assertEqual(self.action.outputs()["exit-code"], "1")
        self.assertIn("RND0", self.summary())
        subprocess.run(
            [PROGRAM, "legibility", "Scenes/home.json", "--matrix", "--write-baseline", "known"], cwd=self.folder / "work",
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        self.assertEqual(self.act(package=f"file://{package.deb}", baseline="known", artifact="", **strict), 0, self.action.log)
        (self.folder / "work/.pellucid.json").write_text('{"version": 1, "preset": "every-backdrop"}', encoding="utf-8")
        self.assertEqual(self.act(package=str(package.deb)), 1, self.action.log)

    def test_a_scene_that_differs_from_its_picture_fails_and_the_difference_is_kept(self):
        (self.scenes / "home.json").write_text(SAMPLE, encoding="utf-8")
        one = ["--contrast", "standard", "--transparency", "standard", "--level", "base", "--appearance", "light"]
        recording = {name: value for name, value in os.environ.items() if name != "CI"}
        output(PROGRAM, "snapshot", self.scenes, "--record", *one, env=recording)
        (self.scenes / "home.json").write_text(SAMPLE.replace("#5E8D7B", "#7D2E6B"), encoding="utf-8")
        self.assertEqual(self.act(package=str(package.deb), reporters=""), 1, self.action.log)
        self.assertIn("SNP01", self.action.log)
        self.assertTrue(list(pathlib.Path(self.action.outputs()["report"]).glob("snapshots/pictures/*.png")))

    def test_several_paths_with_spaces_and_further_flags_reach_the_program(self):
        (self.scenes / "home page.json").write_text(SAMPLE, encoding="utf-8")
        (self.folder / "work/two.json").write_text(SAMPLE, encoding="utf-8")
        code = self.act(
            package=str(package.deb), scenes="Scenes/home page.json\n./two.json\n", reporters="json", arguments="--require 21")
        self.assertEqual(code, 1, self.action.log)
        report = pathlib.Path(self.action.outputs()["report"])
        self.assertEqual({path.name for path in report.iterdir()}, {"legibility.json"})
        scenes = json.loads((report / "legibility.json").read_text(encoding="utf-8"))
        self.assertEqual(len(scenes["scenes"]), 2)
        self.assertIn("21:1", self.action.log)

    def test_sources_are_audited_with_or_without_scenes(self):
        (self.folder / "work/App").mkdir()
        (self.folder / "work/App/Home.swift").write_text(
            'import SwiftUI\nstruct Home: View {\n  var body: some View {\n    List { Text("a").foregroundColor(.black) }\n  }\n}\n',
            encoding="utf-8")
        self.scenes.rmdir()
        self.assertEqual(self.act(package=str(package.deb), sources="App\n", reporters="html sarif"), 0, self.action.log)
        self.assertIn("file=App/Home.swift,line=4", self.action.log)
        report = pathlib.Path(self.action.outputs()["report"])
        self.assertEqual({path.name for path in report.iterdir()}, {"audit", "audit.sarif"})
        self.assertIn("SRC0", self.summary())
        self.scenes.mkdir()
        (self.scenes / "home.json").write_text(SAMPLE, encoding="utf-8")
        self.assertEqual(self.act(package=str(package.deb), sources="./App", reporters="json"), 0, self.action.log)
        report = pathlib.Path(self.action.outputs()["report"])
        self.assertEqual({path.name for path in report.iterdir()}, {"audit.json", "legibility.json"})
        self.assertEqual(self.act(package=str(package.deb), sources="Nowhere"), 65, self.action.log)

    def test_a_version_that_is_not_released_a_missing_scene_and_an_unknown_reporter_are_errors(self):
        self.release(VERSION)
        self.assertNotEqual(self.act(version="99.0.0"), 0)
        self.assertIn("v99.0.0", self.action.log)
        self.assertEqual(self.act(scenes="none.json", reporters=""), 65, self.action.log)
        self.assertIn("none.json", self.action.log)
        (self.scenes / "home.json").write_text(SAMPLE, encoding="utf-8")
        self.assertEqual(self.act(reporters="htlm"), 64, self.action.log)
        self.assertIn("html", self.action.log)


class VersionTests(unittest.TestCase):
    """There is one version, and the documents name it."""

    def test_the_program_and_the_newest_release_have_the_version(self):
        self.assertEqual(output(PROGRAM, "--version"), f"pellucid {VERSION}\n")
        releases = re.findall(r"^## (\d\S*)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
        self.assertEqual(releases[0], VERSION)

    def test_documents_name_this_version_of_packages_and_of_the_action(self):
        named = []
        for page in [ROOT / "README.md", *ROOT.glob("Docs/**/*.md"), *ROOT.glob("Docs/*.yml")]:
            named += re.findall(r"pellucid(?:@v|_|-)(\d[\d.]*\d)", page.read_text(encoding="utf-8"))
        self.assertGreaterEqual(len(named), 3)
        self.assertEqual(set(named), {VERSION})

    def test_the_sample_workflow_is_short_and_uses_inputs_of_the_action(self):
        text = (ROOT / "Docs/pellucid-ci.yml").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
        self.assertLessEqual(len(lines), 12)
        job = yaml.safe_load(text)["jobs"]["scenes"]
        self.assertEqual(job["container"], "debian:12")
        step = job["steps"][-1]
        self.assertRegex(step["uses"], r"^OWNER/pellucid@v")
        declared = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))["inputs"]
        self.assertLessEqual(set(step["with"]), set(declared))
        page = (ROOT / "Docs/continuous-integration.md").read_text(encoding="utf-8")
        for name, declaration in declared.items():
            self.assertIn(f"| `{name}` |", page)
            self.assertTrue(declaration["description"])


if __name__ == "__main__":
    if len(sys.argv) < 2 or not os.access(sys.argv[1], os.X_OK):
        sys.exit(__doc__)
    PROGRAM = os.path.abspath(sys.argv.pop(1))
    unittest.main()
