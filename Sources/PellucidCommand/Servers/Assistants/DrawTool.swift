// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The tool `draw`: the picture of a scene, with the findings about it.
struct DrawTool: AssistantTool {
  let terminal: Terminal

  let name = "draw"
  let title = "Draw a scene"
  let purpose =
    "Draws a scene document of Pellucid as a PNG, and judges the contrast of every text in it. Give the document as scene, "
    + "or its path."

  /// The maximum number of pixels of a picture. Chosen: four times as many as assistants look at.
  private static let mostPixels = 16_000_000.0

  /// A text on a material on a colour.
  private static let example: JSONText = .object([
    "version": .whole(1), "size": .object(["width": .whole(390), "height": .whole(200)]),
    "desktop": .array([
      .object(["fill": .string("#2E6F5E")]),
      .object([
        "id": .string("card"), "material": .string("thin"), "frame": .numbers([24, 40, 342, 120]),
        "shape": .object(["roundedRectangle": .whole(20)]),
        "layers": .array([
          .object(["text": .string("Wi-Fi"), "frame": .numbers([20, 20, 300, 24])])
        ]),
      ]),
    ]),
  ])

  var properties: [ToolProperty] {
    [
      ToolProperty(
        "scene", .object,
        "a scene document: version, size, and in desktop the layers from bottom to top, each with fill, image, text, symbol, "
          + "material, glass or component, and a frame [x, y, width, height]. A wrong key is answered with what to write",
        examples: [Self.example]),
      ToolProperty("path", .text, "the path of a scene document in place of scene"),
      ToolProperty("scale", .number(0.5...8), "pixels per point; that of the document unless given"),
    ] + TraitFlags.properties
  }

  func result(of arguments: CallParameters, in language: Language) throws(ToolFailure) -> ToolResult {
    var flags = SceneFlags()
    let (path, bytes) = try ToolFailure.reading { () throws(CallError) -> (String?, [UInt8]?) in
      flags.traits = try TraitFlags(arguments)
      flags.drawing.scale = try arguments.number("scale", in: 0.5...8)
      return (try arguments.text("path"), try arguments.document("scene"))
    }
    guard (path == nil) != (bytes == nil) else { throw ToolFailure(.notOneOf("scene", "path")) }
    do throws(CommandError) {
      return try drawn(at: path ?? "scene", of: bytes, flags)
    } catch {
      throw ToolFailure(error)
    }
  }

  private func drawn(
    at path: String, of bytes: [UInt8]?, _ flags: SceneFlags
  ) throws(CommandError) -> ToolResult {
    // Standard input carries the session.
    if bytes == nil, !FileReading.isFile(path) {
      throw CommandError(.badInput, RunProblem.unreadableScene(.notFound(path: path)))
    }
    let scene = try SceneDocuments(flags, terminal).versions(at: path, of: bytes)[0].scene
    guard scene.size.width * scene.size.height * scene.scale * scene.scale <= Self.mostPixels else {
      throw .usage(.scene(.pixels(limit: Int(Self.mostPixels))))
    }
    var painter = try Painter(
      flags.drawing, document: path, folder: bytes == nil ? Paths.folder(of: path) : ".")
    let (png, report) = try painter.attempt { renderer in
      let drawing = try renderer.draw(scene)
      return (try drawing.picture.png(), drawing.report)
    }
    var run = report.run
    run.language = terminal.language
    return ToolResult(png: png, text: Reporter.text.text(of: Report(run, findings: report.findings)))
  }
}
