// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Pellucid
import PellucidDocument
import PellucidJSON
import PellucidJudge
import PellucidScene
import PellucidViews

/// The program that writes the previews of its own views as scene documents.
///
/// `pellucid previews` builds it from sources and runs it: `PROGRAM FOLDER FIRST SECONDS PLACE [TEMPLATE.json DEVICE]…` writes each preview from
/// number FIRST on into FOLDER, once for each template, whose size, scale, settings and catalogs it takes, with the safe area of the device, whose
/// name may be empty; the paths of catalogs start from the folder PLACE. A view that takes more than SECONDS ends it. Each line of its standard
/// output is a JSON object: first the number of previews, then `begun` before each preview and `written` or `failed` after each document, followed by a `fault` for each text in it that cannot be read in full, so that whoever reads them
/// knows which preview a program did not survive.
enum PreviewProgram {
  /// Runs the program with the arguments of the process, and returns its exit code.
  @MainActor static func main() -> Int32 {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 1
    }
  }

  @MainActor private static func run(_ arguments: [String]) throws {
    guard arguments.count >= 6, arguments.count % 2 == 0, let first = Int(arguments[1]),
      let seconds = UInt32(arguments[2])
    else {
      throw Problem.wrongArguments
    }
    let templates = try stride(from: 4, to: arguments.count, by: 2).map {
      try Template(path: arguments[$0], device: arguments[$0 + 1])
    }
    let previews = FoundPreviews.all()
    say(["previews": .whole(previews.count)])
    let renderer = try SceneRenderer(threads: 1)
    // All templates name the same catalogs.
    let catalogs = PreviewCatalogs(
      paths: templates.first?.scene.catalogPaths(from: arguments[3] + "/preview.json").map(Self.withoutSteps)
        ?? [])
    for (number, preview) in previews.enumerated().dropFirst(first) {
      say([
        "begun": .whole(number), "name": .optional(preview.name), "file": .string(preview.file),
        "line": .whole(preview.line),
      ])
      alarm(seconds)
      for template in templates {
        let path = "\(arguments[0])/\(number)-\(template.name).json"
        let (scene, tree, missing) = renderer.inspected(
          preview, in: template.scene, on: template.screen, from: catalogs)
        for name in missing { say(["missing": .string(name.kind.rawValue), "name": .string(name.name)]) }
        try write(scene, tree.faultyTexts, to: path, number)
      }
    }
  }

  /// Returns a path without steps to folders above, because the folder of the documents may not be there yet.
  private static func withoutSteps(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func write(
    _ scene: SceneDescription, _ texts: [FaultyText], to path: String, _ number: Int
  ) throws {
    let bytes: [UInt8]
    do throws(SceneWritingError) { bytes = try SceneWriter().bytes(of: scene) } catch {
      return say(["failed": .whole(number), "reason": .string(error.sentence(in: .english))])
    }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    say(["written": .string(path)])
    for text in texts {
      let frame = text.frame
      var other: String?
      if case .overlaps(let under) = text.fault { other = under }
      say([
        "fault": .string(text.fault.name), "name": .string(text.text), "id": .optional(text.id),
        "other": .optional(other),
        "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }),
      ])
    }
  }

  /// Prints a line at once, because the next view may end the program.
  private static func say(_ line: KeyValuePairs<String, JSONText>) {
    FileHandle.standardOutput.write(Data((JSONText.object(line).text(in: .line) + "\n").utf8))
  }

  private enum Problem: Error, CustomStringConvertible {
    case wrongArguments

    var description: String {
      "The arguments are FOLDER FIRST SECONDS PLACE [TEMPLATE.json DEVICE]…; pellucid previews gives them."
    }
  }
}

/// A scene without layers, whose size, scale and settings previews take, and the device whose safe area they have.
private struct Template {
  let name: String
  let scene: SceneDescription
  let screen: DeviceScreen?

  init(path: String, device: String) throws {
    screen = DeviceScreen.named(device)
    let url = URL(fileURLWithPath: path)
    name = url.deletingPathExtension().lastPathComponent
    scene = try SceneReader().read(bytes: Array(Data(contentsOf: url)))
  }
}

/// Runs the program that `PreviewProgram` is, on the main thread. Programs call it by its name in C, so that they import nothing; it is
/// public because an optimised library has no other names.
@_cdecl("pellucid_previews")
public func previewsMain() -> Int32 { MainActor.assumeIsolated { PreviewProgram.main() } }
