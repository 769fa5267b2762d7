// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@Suite struct MotionTests {
  private static let scene = ##"""
    {"version": 1, "size": {"width": 40, "height": 40}, "scale": 1, "desktop": [
      {"fill": "#406080"},
      {"glass": "regular", "control": "button", "interactive": true, "frame": [10, 10, 20, 20],
       "events": [{"at": 0.1, "event": "press"}]}
    ]}
    """##

  @Test func momentsStripsAndAnimations() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(Self.scene, to: "scene.json")
    func draw(_ name: String, _ flags: [String]) throws -> PixelImage {
      let path = folder.path + "/" + name
      #expect(try Program.run(["render", scene, "-o", path, "--quiet"] + flags).exit == 0)
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      return try ImageReader().read(path: path, gamut: .srgb)
    }
    let rest = try draw("rest.png", [])
    #expect(try draw("start.png", ["--time", "0"]).samples == rest.samples)
    #expect(try draw("pressed.png", ["--time", "0.4"]).samples != rest.samples)
    let strip = try draw("strip.png", ["--filmstrip", "3", "--duration", "0.4"])
    #expect(strip.width == 120 && strip.height == 40)
    #expect(Array(strip.samples[0..<160]) == Array(rest.samples[0..<160]))
    let animation = try draw("motion.apng", ["--filmstrip", "2"])
    #expect(animation.samples == rest.samples, "its first frame")
  }

  /// Checks a fade from light to dark: its ends equal drawings without a fade, and nothing between is brighter or
  /// darker.
  @Test func appearancesFade() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(
      ##"{"version": 1, "size": {"width": 20, "height": 20}, "scale": 1, "desktop": [{"fill": "systemBackground"}]}"##,
      to: "scene.json")
    func draw(_ name: String, _ flags: [String]) throws -> PixelImage {
      let path = folder.path + "/" + name
      #expect(try Program.run(["render", scene, "-o", path, "--quiet"] + flags).exit == 0)
      return try ImageReader().read(path: path, gamut: .srgb)
    }
    let (light, dark) = (try draw("light.png", []), try draw("dark.png", ["--appearance", "dark"]))
    #expect(light.samples[0] == 65535 && dark.samples[0] == 0)
    let fade = ["--fade-to", "dark"]
    #expect(try draw("start.png", fade + ["--time", "0"]).samples == light.samples)
    #expect(try draw("end.png", fade + ["--time", "0.25"]).samples == dark.samples)
    let back = try draw("back.png", ["--appearance", "dark", "--fade-to", "light", "--time", "0.25"])
    #expect(back.samples == light.samples)
    let strip = try draw("strip.png", fade + ["--filmstrip", "5"])
    #expect(strip.width == 100 && strip.height == 20)
    let levels = (0..<5).map { strip.samples[4 * 20 * $0] }
    #expect(
      levels.first == 65535 && levels.last == 0 && levels == levels.sorted(by: >) && Set(levels).count == 5)
    #expect(try draw("fade.apng", fade).samples == light.samples, "its first frame")
  }

  @Test func errorsSayWhatToDo() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(Self.scene, to: "scene.json")
    for (flags, message) in [
      (["-o", "a.png", "--duration", "1"], "option needs another one: --duration"),
      (
        ["-o", "a.png", "--fade-to", "dark", "--time", "0", "--duration", "1"],
        "option needs another one: --duration"
      ),
      (["-o", "a.png", "--fade-to", "dark"], "missing option: --time: "),
      (["-o", "a.png", "--fade-to", "drak"], "unknown value: --fade-to drak: did you mean dark?"),
      (["-o", "a.png", "--fade-to", "light", "--time", "0"], "nothing to fade: --fade-to light: "),
      (
        ["-o", "a.png", "--fade-to", "dark", "--time", "0", "--json"],
        "options exclude each other: --fade-to and --json"
      ),
      (["-o", "a.png", "--filmstrip", "1"], "not an allowed number: --filmstrip 1"),
      (["-o", "a.png", "--time", "-1"], "not an allowed number: --time -1"),
      (["-o", "a.apng", "--matrix"], "options exclude each other: -o a.apng and --matrix"),
      (["-o", "a.png", "--filmstrip", "2", "--json"], "options exclude each other: --filmstrip and --json"),
      (["-o", "a.apng", "--depth", "16"], "options exclude each other: -o a.apng and --depth 16"),
      (["-o", "a.gif"], "not a PNG: -o a.gif"),
      (["-o", "a.png", "--filmstrip", "241"], "not an allowed number: --filmstrip 241"),
      (["-o", "a.png", "--filmstrip", "3", "--duration", "nan"], "not an allowed number: --duration nan"),
      (["-o", "a.apng", "--duration", "3601"], "not an allowed number: --duration 3601"),
      (["-o", "a.apng", "--filmstrip", "2", "--duration", "66"], "frames follow each other too slowly"),
      (["-o", "a.apng", "--filmstrip", "9", "--duration", "0.001"], "frames follow each other too fast"),
    ] {
      let result = try Program.run(["render", scene] + flags)
      #expect(result.exit == 64 && result.errors.contains(message), "\(flags)")
    }
    #expect(try Program.run(["material", "thin", "--over", "#000", "-o", "a.apng"]).exit == 64)
  }

  @Test func picturesOfManyMomentsHaveTheirLimit() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(
      #"{"version": 1, "size": {"width": 4000, "height": 3000}, "scale": 1, "desktop": []}"#, to: "scene.json"
    )
    for (name, count) in [("strip.png", "9"), ("motion.apng", "84")] {
      let path = folder.path + "/" + name
      let result = try Program.run(["render", scene, "-o", path, "--filmstrip", count])
      #expect(result.exit == 64 && result.errors.contains("too large: --filmstrip \(count)"))
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func badEventsLeaveNoFile() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(Self.scene.replacing("0.1", with: "-1"), to: "scene.json")
    let result = try Program.run(["render", scene, "-o", folder.path + "/a.apng"])
    #expect(result.exit == 65 && result.errors.contains("desktop[1].events[0].at"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/a.apng"))
  }

  @Test func theSameBytesWhateverTheThreads() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(Self.scene, to: "scene.json")
    let files = try ["1", "2", "7"].map { threads in
      let path = folder.path + "/\(threads).apng"
      let flags = ["--filmstrip", "4", "--threads", threads, "--quiet"]
      #expect(try Program.run(["render", scene, "-o", path] + flags).exit == 0)
      return try Data(contentsOf: URL(filePath: path))
    }
    #expect(files[0] == files[1] && files[1] == files[2])
  }
}
