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

  /// It ends with the bus.
  @Test(.timeLimit(.minutes(2))) func followingTellsEveryChange() throws {
    let (bus, portal) = try Self.bus()
    let folder = try TemporaryFolder()
    let script = try folder.write("exec \"$0\" appearance --follow --quiet > \"$1\"\n", to: "follow.sh")
    let output = folder.path + "/lines"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", try String(contentsOfFile: script, encoding: .utf8), Program.path, output]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["DBUS_SESSION_BUS_ADDRESS": bus.address]
    ) { $1 }
    try process.run()
    func lines(_ count: Int) -> [String] {
      while true {
        let text = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").map(String.init)
        if lines.count >= count || !process.isRunning { return lines }
        usleep(2000)
      }
    }
    let rest = "transparency=standard motion=reduced accent=red"
    #expect(lines(1) == ["appearance=dark contrast=standard \(rest)"])
    portal.set(Self.shared, "color-scheme", "uint32 2")
    #expect(lines(2).last == "appearance=light contrast=standard \(rest)")
    portal.set(Self.shared, "contrast", "uint32 1")
    #expect(lines(3).last == "appearance=light contrast=increased \(rest)")
    bus.stop()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
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
    (["--at", "2024-06-21T12:00Z"], "nothing depends on the time: --at: "),
    (
      ["--schedule", "07:00-22:00", "--sunrise-at", "1,2"],
      "options exclude each other: --sunrise-at and --schedule: "
    ),
    (["--schedule", "07:00-22:00", "--follow"], "options exclude each other: --schedule and --follow: "),
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

  /// Without the flag a scene is drawn alike on every desktop.
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
