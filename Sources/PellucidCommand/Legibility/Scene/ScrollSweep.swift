// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// RND06: the contrast of what lies on bars while a picture of a document scrolls beneath them.
struct ScrollSweep {
  /// An absolute path, since those of a scene start at its folder.
  let path: String
  let image: PixelImage
  let places: LayerPlaces

  /// What one text or symbol does over all offsets.
  struct Result: Sendable {
    var foreground: JudgedForeground
    var bar: String
    /// The lowest ratio of the drawn offsets, and the offset in points.
    var lowest: Double, offset: Double
    var at: Point
    var offsets: Int
    /// Over every mixture of the picture's colours, wherever they are.
    var verdict: PellucidLegibility.Verdict
  }

  /// Offsets drawn for a bar.
  ///
  /// Chosen: a document of ten screens moves by a third of a screen from one to the next, about what a blurred bar
  /// can tell apart; the bound covers what lies between.
  private static let largestCount = 24

  init(picture: String, gamut: Gamut, places: LayerPlaces) throws(CommandError) {
    do {
      image = try ImageReader().read(path: picture, gamut: gamut)
    } catch {
      throw CommandError(error, path: picture)
    }
    path = URL(fileURLWithPath: picture).standardized.path
    self.places = places
  }

  /// Every text and symbol on a material of the scene.
  func results(
    _ scene: SceneDescription, _ judged: JudgedScene, _ judge: inout SceneJudge, _ terminal: Terminal
  ) throws(CommandError) -> [Result] {
    var bars: [String] = []
    for name in judged.foregrounds.compactMap(\.materialName) where !bars.contains(name) { bars.append(name) }
    var results: [Result] = []
    for bar in bars {
      results += try sweep(bar, scene, judged, &judge, terminal)
    }
    return results
  }

  private func sweep(
    _ bar: String, _ scene: SceneDescription, _ judged: JudgedScene, _ judge: inout SceneJudge,
    _ terminal: Terminal
  ) throws(CommandError) -> [Result] {
    guard let material = SceneMaterials.all(in: scene).first(where: { $0.name == bar }),
      !judged.resolved.looksBehindWindow(bar)
    else { return [] }
    let frame = material.frame
    let height = frame.width * Double(image.height) / Double(image.width)
    let travel = max(0, height - frame.height)
    let count = min(Self.largestCount, max(1, Int((travel / max(1, frame.height / 4)).rounded(.up)) + 1))
    var results: [Int: Result] = [:]
    for index in 0..<count {
      let offset = count == 1 ? 0 : travel * Double(index) / Double(count - 1)
      terminal.progress("\(bar): offset \(index + 1) of \(count)")
      let moved = scene.inserting(under: bar, looksBehindWindow: false) { _ in
        Layer(
          id: "pellucid.document",
          frame: Rect(x: frame.x, y: frame.y - offset, width: frame.width, height: max(height, frame.height)),
          content: .image(ImageContent(path: path, fit: .fill)))
      }
      guard let moved else { return [] }
      let drawn = try judge.judge(moved)
      for (place, foreground) in drawn.foregrounds.enumerated() where foreground.materialName == bar {
        guard let measured = foreground.measured else { continue }
        if measured.lowest < results[place]?.lowest ?? .infinity {
          var foreground = foreground
          // Proven over every backdrop, so over this picture too.
          foreground.repairs = judged.foregrounds[place].repairs
          results[place] = Result(
            foreground: foreground, bar: bar, lowest: measured.lowest, offset: offset, at: measured.at,
            offsets: count, verdict: .review(.translucentBackdrop))
        }
      }
    }
    terminal.progress("")
    guard image.isOpaque else { return Array(results.sorted { $0.key < $1.key }.map(\.value)) }
    let backdrop = try colors(width: frame.width, height: max(height, frame.height), scene, &judge)
    return results.sorted { $0.key < $1.key }.map { _, result in
      var result = result
      result.verdict = judge.verdict(of: result.foreground, over: backdrop)
      return result
    }
  }

  /// The colours of the picture as it is drawn.
  private func colors(
    width: Double, height: Double, _ scene: SceneDescription, _ judge: inout SceneJudge
  ) throws(CommandError) -> PellucidLegibility.Backdrop {
    var alone = SceneDescription(
      size: Size(width: width, height: height), scale: scene.scale, traits: scene.traits)
    let limit = SceneLimits().pixels / 4
    alone.scale = min(scene.scale, (limit / (width * height)).squareRoot())
    alone.desktop = [
      Layer(
        frame: Rect(x: 0, y: 0, width: width, height: height),
        content: .image(ImageContent(path: path, fit: .fill)))
    ]
    let drawn = try judge.painter.draw(alone).image
    return .colors(
      of: (0..<drawn.width * drawn.height).lazy.map { index in
        let pixel = SIMD4<Double>(drawn[index % drawn.width, index / drawn.width]) / 65535
        return GamutColor(red: pixel.x, green: pixel.y, blue: pixel.z)
      })
  }

  // MARK: Findings

  func finding(_ result: Result) -> ReportFinding? {
    let judged = result.foreground
    let required = judged.requirement.ratio
    let document = (path as NSString).lastPathComponent
    if result.lowest < required {
      return ReportFinding(
        rule: "RND06", severity: .error,
        message:
          "\(judged.words) on \(result.bar) falls to \(Figures.ratio(result.lowest)) while \(document) scrolls "
          + "beneath, at offset \(Figures.text(result.offset, places: 0)); it needs \(Figures.ratio(required))",
        place: places.place(of: judged.id, point: result.at), verdict: .sampled,
        measured: [
          .init(name: "lowest", value: result.lowest, unit: ReportFinding.Measurement.ratio),
          .init(name: "offset", value: result.offset, unit: "points"),
          .init(name: "required", value: required, unit: ReportFinding.Measurement.ratio),
        ], repair: judged.repairs.text)
    }
    if case .holds = result.verdict { return nil }
    return ReportFinding(
      rule: "RND06", severity: .note,
      message:
        "\(judged.words) on \(result.bar) has at least \(Figures.ratio(result.lowest)) at the \(result.offsets) "
        + "drawn offsets of \(document), but not provably between them",
      place: places.place(of: judged.id), verdict: .review,
      measured: result.verdict.bound.map {
        [.init(name: "bound", value: $0.lowest, unit: ReportFinding.Measurement.ratio)]
      } ?? [])
  }
}
