// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// The program, ended by signals while it writes and while another program draws for it.
@Suite(.timeLimit(.minutes(10))) struct EndingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let scene = ##"""
    {"version": 1, "size": {"width": 300, "height": 200}, "scale": 1, "desktop": [{"fill": "#FFFFFF"},
      {"text": "COLOR", "frame": [0, 0, 300, 200], "size": 40, "style": "#000000"}]}
    """##

  /// A page that draws a form which draws another one twice, and so on: 2³⁰ lines.
  private static var endlessPage: String {
    let depth = 30
    var objects = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox [0 0 48 48]/Contents 4 0 R/Resources <</XObject <</F 5 0 R>>>>>> endobj
      4 0 obj <</Length 4>> stream
      /F Do
      endstream endobj

      """
    for index in 5..<5 + depth {
      let drawing = index == 4 + depth ? "0 0 m 9 9 l S" : "/F Do /F Do"
      let next = index == 4 + depth ? "" : "/Resources <</XObject <</F \(index + 1) 0 R>>>>"
      objects += """
        \(index) 0 obj <</Type/XObject/Subtype/Form/BBox [0 0 48 48]\(next)/Length \(drawing.utf8.count)>> stream
        \(drawing)
        endstream endobj

        """
    }
    return objects + "trailer <</Root 1 0 R>>\n"
  }

  /// Starts the program without waiting for its end.
  private func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    return process
  }

  /// Returns the processes that a process has started, with what they run.
  private func children(of parent: pid_t) -> [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter { process in
      let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      return status.split(separator: ")").last?.split(separator: " ").dropFirst().first.map { pid_t($0) }
        == parent
    }
  }

  private func isRunning(_ process: pid_t) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return !status.isEmpty && status.split(separator: ")").last?.split(separator: " ").first != "Z"
  }

  @Test(
    "A program that draws pages ends with the program that started it",
    arguments: [SIGKILL, SIGINT, SIGTERM, SIGHUP])
  func children(signal: Int32) throws {
    guard access("/usr/bin/pdftocairo", X_OK) == 0 else { return }
    _ = try folder.write(Self.endlessPage, to: "page.pdf")
    let scene = #"{"version": 1, "size": {"width": 99, "height": 99}, "desktop": [{"image": "page.pdf"}]}"#
    let process = try start(["render", folder.write(scene, to: "scene.json"), "-o", "out.png"])
    var found: [pid_t] = []
    for _ in 0..<3000 where found.isEmpty && process.isRunning {
      usleep(5000)
      found = children(of: process.processIdentifier)
    }
    #expect(found.count == 1)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    for _ in 0..<3000 where found.contains(where: isRunning) { usleep(5000) }
    #expect(!found.contains(where: isRunning))
    #expect(folder.names == ["page.pdf", "scene.json"])
  }

  @Test("Ended at any moment, a run leaves the old picture or the new one and nothing else")
  func anyMoment() throws {
    var pictures: Set<Data> = []
    let scenes = try ["Light", "Heavy"].map { text in
      try folder.write(Self.scene.replacing("COLOR", with: text), to: text + ".json")
    }
    let out = folder.path + "/out.png"
    var longest = 0.0
    for scene in scenes {
      let start = Date()
      #expect(try Program.run(["render", scene, "-o", out]).exit == 0)
      longest = max(longest, Date().timeIntervalSince(start))
      pictures.insert(try Data(contentsOf: URL(fileURLWithPath: out)))
    }
    #expect(pictures.count == 2)
    for round in 0..<60 {
      let process = try start(["render", scenes[round % 2], "-o", "out.png"])
      usleep(UInt32(Double.random(in: 0...longest) * 1e6))
      kill(process.processIdentifier, [SIGINT, SIGTERM, SIGHUP][round % 3])
      process.waitUntilExit()
      #expect(pictures.contains(try Data(contentsOf: URL(fileURLWithPath: out))))
      #expect(folder.names == ["Heavy.json", "Light.json", "out.png"])
    }
  }

  @Test("Signals that were ignored stay ignored")
  func ignoredSignals() throws {
    let scene = try folder.write(Self.scene, to: "scene.json")
    let result = try Program.runInShell(
      #"trap "" HUP TERM; "$0" render "$1" -o "$2" & kill -HUP $!; kill -TERM $!; wait $!"#,
      [scene, folder.path + "/out.png"])
    #expect(result.exit == 0 && folder.has("out.png"))
  }

  @Test("A parent that ignores the end of its children does not make a page damaged")
  func ignoredChildren() throws {
    guard access("/usr/bin/pdftocairo", X_OK) == 0 else { return }
    let page = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox [0 0 48 48]>> endobj
      trailer <</Root 1 0 R>>
      """
    let scene = #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"image": "page.pdf"}]}"#
    _ = try folder.write(page, to: "page.pdf")
    let arguments = ["render", try folder.write(scene, to: "scene.json"), "-o", folder.path + "/out.png"]
    let ignoring = try Program.runInShell(#"trap "" CHLD; exec "$0" "$@""#, arguments)
    #expect(ignoring.exit == 0, "\(ignoring.errors)")
    let nowhere = try Program.run(arguments, settings: ["TMPDIR": folder.path + "/none"])
    #expect(nowhere.exit == 65 && nowhere.errors.contains("pdftocairo could not be run on the PDF picture"))
    let small = try Program.run(arguments, limits: "ulimit -f 1")
    #expect(
      small.exit == 73 || small.exit == 65 && !small.errors.contains("cannot be decoded"), "\(small.errors)")
  }

  @Test("Without many open files, pictures are drawn")
  func fewFiles() throws {
    let scene = try folder.write(Self.scene, to: "scene.json")
    for count in [16, 8] {
      let result = try Program.run(
        ["render", scene, "-o", folder.path + "/out.png"], limits: "ulimit -n \(count)")
      #expect(result.exit == 0, "\(result.errors)")
    }
  }
}
