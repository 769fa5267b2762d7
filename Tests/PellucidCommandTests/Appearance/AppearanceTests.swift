// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@Suite struct AppearanceTests {
  private static let shared = "org.freedesktop.appearance"

  private static func run(_ arguments: [String], on bus: PrivateBus?) throws -> Program.Result {
    try Program.run(
      arguments,
      settings: [
        "DBUS_SESSION_BUS_ADDRESS": bus?.address ?? "", "XDG_RUNTIME_DIR": "", "TZ": "Asia/Seoul",
      ])
  }

  private static func bus() throws -> (PrivateBus, PortalStandIn) {
    let bus = try PrivateBus()
    let settings = [
      "color-scheme": "uint32 1", "reduced-motion": "uint32 1", "accent-color": "(0.9, 0.18, 0.26)",
    ]
    return (bus, try PortalStandIn(on: bus, settings: [shared: settings]))
  }

  @Test func itSaysWhatTheDesktopSaysAndWho() throws {
    let (bus, portal) = try Self.bus()
    let result = try Self.run(["appearance"], on: bus)
    #expect(result.exit == 0 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines == [
        "setting value said by", "appearance dark org.freedesktop.appearance color-scheme",
        "contrast standard default",
        "transparency standard default; no desktop tells it, --transparency sets it",
        "motion reduced org.freedesktop.appearance reduced-motion",
        "accent red org.freedesktop.appearance accent-color",
      ])
    let korean = try Self.run(["appearance", "--language", "ko"], on: bus).output
    #expect(
      korean.hasPrefix("설정          값        정한 곳\nappearance    dark      org.freedesktop"), "\(korean)")
    #expect(korean.split(separator: "\n").count == lines.count)
    let byHand = try Self.run(["appearance", "--json", "--transparency", "reduced"], on: bus).json
    #expect(byHand["portal"] as? String == "answered" && byHand["warning"] is NSNull)
    let settings = try #require(byHand["settings"] as? [String: [String: String]])
    #expect(settings["transparency"] == ["value": "reduced", "saidBy": "--transparency"])
    #expect((byHand["traits"] as? [String: Any])?["appearance"] as? String == "dark")
    #expect(byHand["accentColor"] as? String == "#e62e42")
    _ = portal
  }

  @Test func withoutADesktopDefaultsHoldAndOneNoteSaysWhy() throws {
    for arguments in [["appearance"], ["appearance", "--follow"]] {
      let result = try Self.run(arguments, on: nil)
      #expect(result.exit == 0)
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.errors.hasPrefix("pellucid: note: no desktop to follow: the session bus: "))
      #expect(result.output.contains("light") && !result.output.contains("dark"))
    }
    #expect(try Self.run(["appearance", "--quiet"], on: nil).errors.isEmpty)
  }

  /// A program that runs until it is stopped, and the lines that it has written.
  private final class Following {
    private let process = Process()
    private let folder: TemporaryFolder

    init(_ arguments: [String], settings: [String: String]) throws {
      folder = try TemporaryFolder()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      let script = "output=\"$1\"; shift; exec \"$0\" \"$@\" > \"$output\""
      process.arguments = ["-c", script, Program.path, folder.path + "/lines"] + arguments
      process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
      try process.run()
    }

    /// Waits for a number of lines or the end of the program, and returns the lines written so far.
    func lines(_ count: Int) -> [String] {
      while true {
        let isRunning = process.isRunning
        let text = (try? String(contentsOfFile: folder.path + "/lines", encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").map(String.init)
        if lines.count >= count || !isRunning { return lines }
        usleep(2000)
      }
    }

    /// The exit code; reading it waits for the end of the program.
    var end: Int32 {
      process.waitUntilExit()
      return process.terminationStatus
    }

    deinit {
      guard process.isRunning else { return }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  /// Checks that a line follows every change, and that the program ends with the bus.
  @Test(.timeLimit(.minutes(10))) func followingTellsEveryChange() throws {
    let (bus, portal) = try Self.bus()
    let program = try Following(
      ["appearance", "--follow", "--quiet"], settings: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
    let rest = "transparency=standard motion=reduced accent=red"
    #expect(program.lines(1) == ["appearance=dark contrast=standard \(rest)"])
    portal.set(Self.shared, "color-scheme", "uint32 2")
    #expect(program.lines(2).last == "appearance=light contrast=standard \(rest)")
    portal.set(Self.shared, "contrast", "uint32 1")
    #expect(program.lines(3).last == "appearance=light contrast=increased \(rest)")
    bus.stop()
    #expect(program.end == 0)
  }

  /// Checks that the clock goes on from the given time, so that evening comes two seconds later.
  @Test(.timeLimit(.minutes(10))) func followingAutoTellsTheChangeWhenItComes() throws {
    let start = ["appearance", "--follow", "--schedule", "07:00-22:00", "--at", "2024-06-21T21:59:58"]
    let program = try Following(start, settings: ["TZ": "Asia/Seoul"])
    let began = ContinuousClock.now
    #expect(
      program.lines(2) == [
        "light until 2024-06-21T22:00:00+09:00", "dark until 2024-06-22T07:00:00+09:00",
      ])
    #expect(ContinuousClock.now - began > .seconds(1))
    let json = try Following(start + ["--json"], settings: ["TZ": "Asia/Seoul"])
    #expect(
      json.lines(2).last?.hasPrefix(#"{ "version": 1, "appearance": "dark", "at": "2024-06-21T22:00:0"#)
        == true)
  }

  @Test func lightDecidesWithHysteresis() throws {
    func text(_ light: String, _ more: String...) throws -> String {
      try Self.run(["appearance", "--light", light] + more, on: nil).output
    }
    #expect(try text("300") == "light at 300 lux\n")
    #expect(try text("12") == "dark at 12 lux\n")
    #expect(try text("12", "--language", "ko") == "dark, 12럭스\n")
    // Between the thresholds the appearance stays, and a change must last.
    #expect(try text("40") == "light at 40 lux\n" && text("12,40.5") == "dark at 40.5 lux\n")
    #expect(try text("300,12,12,12,12,12") == "light at 12 lux\n")
    #expect(try text("300,12,12,12,12,12,12") == "dark at 12 lux\n")
    let json = try Self.run(["appearance", "--light", "300,12,12,12,12,12,12,12", "--json"], on: nil).json
    #expect(json["appearance"] as? String == "dark" && json["illuminance"] as? Int == 12)
    #expect((json["changes"] as? [[String: Any]])?.first?["second"] as? Int == 6)
  }

  @Test(.timeLimit(.minutes(10))) func theSensorIsFollowed() throws {
    let bus = try PrivateBus()
    let service = try SensorStandIn(on: bus, SensorStandIn.State(level: 300))
    let settings = ["DBUS_SYSTEM_BUS_ADDRESS": bus.address]
    let once = try Program.run(["appearance", "--light-sensor"], settings: settings)
    #expect(once.exit == 0 && once.output == "light at 300 lux\n" && once.errors.isEmpty)
    let program = try Following(["appearance", "--light-sensor", "--follow", "--quiet"], settings: settings)
    #expect(program.lines(1) == ["light at 300 lux"])
    service.measure(4)
    #expect(program.lines(2).last == "dark at 4 lux")
    bus.stop()
    #expect(program.end == 0)
    let none = try Program.run(
      ["appearance", "--light-sensor"], settings: ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent"])
    #expect(none.exit == 0 && none.output == "light\n")
    #expect(none.errors.hasPrefix("pellucid: note: no light sensor: the system bus: "))
  }

  @Test func autoIsAFunctionOfTime() throws {
    let sun = try Self.run(
      ["appearance", "--sunrise-at", "37.5665,126.978", "--at", "2024-06-21T12:00+09:00", "--json"], on: nil)
    #expect(sun.exit == 0 && sun.errors.isEmpty)
    #expect(sun.json["appearance"] as? String == "light")
    let change = try #require(sun.json["nextChange"] as? String)
    #expect(change.hasPrefix("2024-06-21T19:56") || change.hasPrefix("2024-06-21T19:57"))
    let schedule = ["appearance", "--schedule", "07:00-22:00", "--at"]
    let local = try Self.run(schedule + ["2024-06-21T22:30"], on: nil)
    #expect(local.output == "dark until 2024-06-22T07:00:00+09:00\n")
    let korean = try Self.run(schedule + ["2024-06-21T22:30", "--language", "ko"], on: nil)
    #expect(korean.output == "dark, 2024-06-22T07:00:00+09:00까지\n")
    let other = try Self.run(schedule + ["2024-06-21T12:59:59Z"], on: nil)
    #expect(other.output == "light until 2024-06-21T22:00:00+09:00\n")
  }

  @Test(arguments: [
    (["--sunrise-at", "91,0"], "not a place: --sunrise-at 91,0: "),
    (["--sunrise-at", "1,2,3"], "not a place: --sunrise-at 1,2,3: "),
    (["--schedule", "07:00"], "not a schedule: --schedule 07:00: "),
    (["--schedule", "07:00-07:00"], "not a schedule: --schedule 07:00-07:00: "),
    (["--schedule", "24:00-07:00"], "not a schedule: --schedule 24:00-07:00: "),
    (["--schedule", "07:00-22:00", "--at", "noon"], "not a time: --at noon: "),
    (["--at", "2024-06-21T12:00Z"], "option needs another one: --at: "),
    (
      ["--schedule", "07:00-22:00", "--sunrise-at", "1,2"],
      "options exclude each other: --sunrise-at and --schedule: "
    ),
    (["--light", "12", "--follow"], "options exclude each other: --light and --follow: "),
    (["--light", "12", "--schedule", "07:00-22:00"], "options exclude each other: --schedule and --light: "),
    (
      ["--light-sensor", "--appearance", "dark"],
      "options exclude each other: --light-sensor and --appearance: "
    ),
    (["--light", "bright"], "not measurements of light: --light bright: "),
    (["--light", "12,,3"], "not measurements of light: --light 12,,3: "),
    (["--light", "-1"], "not measurements of light: --light -1: "),
    (["--light", "nan"], "not measurements of light: --light nan: "),
    (["--light", "12", "--at", "2024-06-21T12:00Z"], "option needs another one: --at: "),
    (
      ["--schedule", "07:00-22:00", "--appearance", "dark"],
      "options exclude each other: --schedule and --appearance: "
    ),
  ])
  func wrongUseSaysWhatToDo(arguments: [String], message: String) throws {
    let result = try Self.run(["appearance"] + arguments, on: nil)
    #expect(result.exit == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("pellucid: " + message))
  }

  private static let scene = ##"""
    {"version": 1, "size": {"width": 20, "height": 20}, "scale": 1,
     "desktop": [{"fill": "systemBackground"}]}
    """##

  /// Checks that a scene follows the desktop with the flag, and is drawn alike on every desktop without it.
  @Test func renderFollowsTheDesktopWhereAsked() throws {
    let (bus, portal) = try Self.bus()
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.scene, to: "scene.json")
    func appearance(_ flags: [String], on bus: PrivateBus?) throws -> (String?, errors: String) {
      let result = try Self.run(["render", file, "-o", folder.path + "/out.png", "--json"] + flags, on: bus)
      #expect(result.exit == 0)
      return ((result.json["traits"] as? [String: Any])?["appearance"] as? String, result.errors)
    }
    #expect(try appearance([], on: bus) == ("light", ""))
    #expect(try appearance(["--follow-desktop"], on: bus) == ("dark", ""))
    #expect(try appearance(["--follow-desktop", "--appearance", "light"], on: bus) == ("light", ""))
    let alone = try appearance(["--follow-desktop"], on: nil)
    #expect(alone.0 == "light" && alone.errors.hasPrefix("pellucid: note: no desktop to follow: "))
    _ = portal
  }

  @Test func alwaysDarkScenesHaveNoLightVariants() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      Self.scene.replacing("\"scale\": 1,", with: "\"scale\": 1, \"alwaysDark\": \"immersiveMedia\","),
      to: "scene.json")
    let result = try Self.run(
      ["render", file, "-o", folder.path + "/out.png", "--matrix", "--json", "--appearance", "light"], on: nil
    )
    #expect(result.exit == 0)
    let pictures = try #require(result.json["pictures"] as? [[String: Any]])
    let appearances = pictures.map { ($0["traits"] as? [String: Any])?["appearance"] as? String }
    #expect(appearances == [String?](repeating: "dark", count: 8))
    let branded = try folder.write(
      Self.scene.replacing("\"scale\": 1,", with: "\"scale\": 1, \"alwaysDark\": \"branding\","),
      to: "brand.json")
    let refused = try Self.run(["render", branded, "-o", folder.path + "/out.png"], on: nil)
    #expect(refused.exit == 65 && refused.errors.contains("appearance of its own: alwaysDark (line 1, "))
  }
}
