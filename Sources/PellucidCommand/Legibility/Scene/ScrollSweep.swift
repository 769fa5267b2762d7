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
    /// As drawn at the offset where its contrast is lowest.
    var foreground: JudgedForeground
    var bar: String
    /// The lowest ratio of all offsets, and the first offset that has it, in points.
    var lowest: Double, offset: Double
    var at: Point
    /// How many there are: every whole pixel.
    var offsets: Int
    /// Over every mixture of the picture's colours where that is enough, else of the drawn offsets.
    var verdict: PellucidLegibility.Verdict
    /// The bound over every mixture of the picture's colours.
    var bound: ContrastBound?
  }

  private static let document = "pellucid.document"
  /// Offsets measured between two lines of progress.
  private static let progressStep = 250

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
      guard let material = SceneMaterials.all(in: scene).first(where: { $0.name == bar }),
        !judged.resolved.looksBehindWindow(bar)
      else { continue }
      results += try sweep(material, scene, judged, &judge, terminal)
    }
    return results
  }

  private func sweep(
    _ bar: SceneMaterials, _ scene: SceneDescription, _ judged: JudgedScene, _ judge: inout SceneJudge,
    _ terminal: Terminal
  ) throws(CommandError) -> [Result] {
    guard let top = moved(scene, under: bar, by: 0) else { return [] }
    let start = try judge.judge(top)
    guard let document = start.resolved.node(Self.document) else { return [] }
    let travel = document.frame.height - bar.frame.height
    let offsets = Offsets(travel: travel, pixelsPerPoint: start.resolved.scale * document.transform.meanScale)
    let sources = Set(start.foregrounds.filter { $0.materialName == bar.name }.map(\.foreground.source))
    let lowest = try lowest(of: sources, start.resolved, offsets, &judge) {
      terminal.progress("\(bar.name): offset \($0) of \(offsets.count)")
    }
    terminal.progress("")
    let backdrop = try colors(of: document.frame, scene, &judge)
    var scenes: [Int: JudgedScene] = [0: start]
    var results: [Result] = []
    for (place, foreground) in start.foregrounds.enumerated() {
      guard let lowest = lowest[foreground.foreground.source] else { continue }
      if scenes[lowest.scene] == nil, let moved = moved(scene, under: bar, by: offsets[lowest.scene]) {
        scenes[lowest.scene] = try judge.judge(moved)
      }
      var drawn = scenes[lowest.scene]?.foregrounds[place] ?? foreground
      // Proven over every backdrop, so over this picture too.
      drawn.repairs = judged.foregrounds[place].repairs
      results.append(
        result(drawn, bar.name, lowest, offsets, over: backdrop, &judge))
    }
    return results
  }

  private func result(
    _ drawn: JudgedForeground, _ bar: String, _ lowest: LowestContrast, _ offsets: Offsets,
    over backdrop: PellucidLegibility.Backdrop?, _ judge: inout SceneJudge
  ) -> Result {
    let measured = lowest.contrast.lowest
    let verdict = backdrop.map { judge.verdict(of: drawn, over: $0).checked(measured: measured) }
    var result = Result(
      foreground: drawn, bar: bar, lowest: measured, offset: offsets[lowest.scene], at: lowest.contrast.at,
      offsets: offsets.count,
      verdict: .sampled(lowest: measured, isEnough: measured >= drawn.requirement.ratio))
    result.bound = verdict?.bound
    if let verdict, verdict.isProvenToHold { result.verdict = verdict }
    return result
  }

  /// The scene with the document under a bar, so far scrolled.
  private func moved(
    _ scene: SceneDescription, under bar: SceneMaterials, by offset: Double
  ) -> SceneDescription? {
    let frame = bar.frame
    let height = max(frame.height, frame.width * Double(image.height) / Double(image.width))
    return scene.inserting(under: bar.name, looksBehindWindow: false) { _ in
      Layer(
        id: Self.document,
        frame: Rect(x: frame.x, y: frame.y - offset, width: frame.width, height: height),
        content: .image(ImageContent(path: path, fit: .fill)))
    }
  }

  // MARK: Offsets

  /// Every whole pixel of a way, and its end.
  private struct Offsets {
    /// In points.
    var travel: Double
    var pixelsPerPoint: Double
    var count: Int { max(0, Int((travel * pixelsPerPoint - 1e-6).rounded(.up))) + 1 }
    subscript(index: Int) -> Double { min(travel, Double(index) / pixelsPerPoint) }
  }

  private func lowest(
    of sources: Set<Int>, _ scene: ResolvedScene, _ offsets: Offsets, _ judge: inout SceneJudge,
    _ progress: (Int) -> Void
  ) throws(CommandError) -> [Int: LowestContrast] {
    var all: [Int: LowestContrast] = [:]
    for first in stride(from: 0, to: offsets.count, by: Self.progressStep) {
      progress(first + 1)
      let numbers = first..<min(offsets.count, first + Self.progressStep)
      let found = try judge.painter.lowestContrasts(of: sources, in: numbers) { number in
        var moved = scene
        moved.move(Self.document, up: offsets[number])
        return moved
      }
      all.merge(found) { $1.contrast.lowest < $0.contrast.lowest ? $1 : $0 }
    }
    return all
  }

  // MARK: Colours

  /// The colours of the picture as it is drawn in a frame; nil where it lets something through or is too large to be
  /// drawn whole.
  private func colors(
    of frame: Rect, _ scene: SceneDescription, _ judge: inout SceneJudge
  ) throws(CommandError) -> PellucidLegibility.Backdrop? {
    let pixels = frame.width * frame.height * scene.scale * scene.scale
    guard image.isOpaque, pixels <= SceneLimits().pixels / 4 else { return nil }
    let size = Size(width: frame.width, height: frame.height)
    var alone = SceneDescription(size: size, scale: scene.scale, traits: scene.traits)
    alone.desktop = [
      Layer(
        frame: Rect(x: 0, y: 0, width: size.width, height: size.height),
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

  /// Nothing where every offset has what is required.
  func finding(_ result: Result) -> ReportFinding? {
    let judged = result.foreground
    let required = judged.requirement.ratio
    guard result.lowest < required else { return nil }
    let document = (path as NSString).lastPathComponent
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
}
