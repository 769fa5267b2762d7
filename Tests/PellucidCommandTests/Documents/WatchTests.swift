// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of `pellucid render --watch`.
@Suite struct WatchTests {
  /// The greatest time that a test waits for a picture or a message, in seconds.
  private static let patience = 60.0

  private static func scene(_ layer: String) -> String {
    #"{"version": 1, "size": {"width": 8, "height": 8}, "scale": 1, "desktop": [\#(layer)]}"#
  }

  /// Waits until a condition holds. Returns a Boolean value indicating whether it did in time.
  private func holds(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = Date().addingTimeInterval(Self.patience)
    while Date() < end {
      if try condition() { return true }
      usleep(20_000)
    }
    return false
  }

  @Test(
    "A change of the document or its picture draws again, an error does not end it, and SIGINT ends it with 0"
  )
  func changes() throws {
    let folder = try TemporaryFolder()
    let (scene, out) = (folder.path + "/scene.json", folder.path + "/out.png")
    let errors = try folder.write("", to: "errors")
    for (name, color) in [("a", "#FF0000"), ("b", "#00FF00")] {
      let single = try folder.write(Self.scene(#"{"fill": "\#(color)"}"#), to: name + ".json")
      #expect(try Program.run(["render", single, "-o", folder.path + "/\(name).png"]).exit == 0)
    }
    func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: folder.path + "/" + name) }
    _ = try folder.write(Self.scene(##"{"fill": "#0000FF"}"##), to: "scene.json")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["render", scene, "-o", out, "--watch"]
    process.environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": "1", "LANG": "C"]) { $1 }
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    func said(_ text: String) -> Bool {
      bytes("errors").map { String(decoding: $0, as: UTF8.self).contains(text) } ?? false
    }
    #expect(holds { folder.has("out.png") && said("drawn: ") })
    let blue = try #require(bytes("out.png"))
    // A half-written document is an error, and the watch goes on.
    _ = try folder.write(#"{"version": 1, "si"#, to: "scene.json")
    #expect(holds { said("not JSON") })
    #expect(bytes("out.png") == blue && process.isRunning)
    _ = try folder.write(Self.scene(#"{"image": "picture.png"}"#), to: "scene.json")
    #expect(holds { said("picture.png") })
    for name in ["a", "b"] {
      try #require(bytes(name + ".png")).write(to: URL(fileURLWithPath: folder.path + "/picture.png"))
      #expect(holds { bytes("out.png") == bytes(name + ".png") })
    }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && process.terminationReason == .exit)
  }

  @Test("A watch over previews draws those again that have changed, and those whose pictures are gone")
  func previews() throws {
    let folder = try TemporaryFolder()
    func write(_ second: String) throws {
      _ = try folder.write(
        #"import SwiftUI\#n#Preview("One") { Text("a") }\#n#Preview("Two") { Text("\#(second)") }\#n"#,
        to: "A.swift")
    }
    try write("b")
    let errors = try folder.write("", to: "errors")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["previews", folder.path + "/A.swift", "-o", folder.path + "/out", "--watch"]
    process.environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": "1", "LANG": "C"]) { $1 }
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    func drawings() -> Int {
      let text =
        FileManager.default.contents(atPath: errors).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return text.components(separatedBy: "Ctrl-C").count - 1
    }
    func date(_ name: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: folder.path + "/out/A-\(name).png")[.modificationDate]
        as? Date
    }
    #expect(holds { drawings() == 1 })
    let (one, two) = (try date("One"), try date("Two"))
    try write("c")
    #expect(holds { drawings() == 2 })
    #expect(try date("One") == one)
    #expect(try date("Two") != two)
    try FileManager.default.removeItem(atPath: folder.path + "/out/A-One.png")
    try write("d")
    #expect(holds { drawings() == 3 })
    #expect(folder.has("out/A-One.png"))
  }

  @Test("A watch needs a picture to draw again, and a file to watch")
  func usage() throws {
    #expect(try Program.run(["render", "a.json", "--watch", "--json"]).exit == 64)
    #expect(try Program.run(["render", "-", "--watch", "-o", "a.png"]).exit == 64)
  }
}
