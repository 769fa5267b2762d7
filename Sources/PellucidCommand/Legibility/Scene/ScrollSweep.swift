// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge

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
    var verdict: Verdict
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

  /// Every text and symbol on a material, an edge effect or glass of the scene.
  func results(
    _ scene: SceneDescription, _ judged: JudgedScene, _ judge: inout SceneJudge, _ terminal: Terminal
  ) throws(CommandError) -> [Result] {
    var results: [Result] = []
    for bar in SweptBar.all(in: scene, judged) {
      results += try sweep(bar, scene, judged, &judge, terminal)
    }
    return results
  }

  private func sweep(
    _ bar: SweptBar, _ scene: SceneDescription, _ judged: JudgedScene, _ judge: inout SceneJudge,
    _ terminal: Terminal
  ) throws(CommandError) -> [Result] {
    guard let top = moved(scene, under: bar, by: 0) else { return [] }
    let start = try judge.judge(top)
    guard let document = start.resolved.node(Self.document) else { return [] }
    let travel = document.frame.height - bar.frame.height
    let offsets = Offsets(travel: travel, pixelsPerPoint: start.resolved.scale * document.transform.meanScale)
    let foregrounds = bar.places.map { start.foregrounds[$0].foreground }
    let picture = try picture(in: document.frame, scene, &judge)
    let states = states(of: bar, top, start.resolved, picture, offsets)
    let lowest = try lowest(of: foregrounds, states, offsets, &judge) {
      terminal.progress("\(bar.name): offset \($0) of \(offsets.count)")
    }
    terminal.progress("")
    // An edge effect between them shows other colours than the document's.
    let backdrop = bar.seesDocument ? picture.map(PellucidLegibility.Backdrop.init(colorsOf:)) : nil
    var scenes: [Int: JudgedScene] = [0: start]
    var results: [Result] = []
    for (place, foreground) in start.foregrounds.enumerated() {
      guard bar.places.contains(place), let lowest = lowest[foreground.foreground.source]
      else { continue }
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
    _ scene: SceneDescription, under bar: SweptBar, by offset: Double
  ) -> SceneDescription? {
    let (frame, width) = (bar.frame, bar.width.upperBound - bar.width.lowerBound)
    let height = max(frame.height, width * Double(image.height) / Double(image.width))
    return scene.inserting(under: bar.bottom, looksBehindWindow: false) { _ in
      Layer(
        id: Self.document,
        frame: Rect(x: bar.width.lowerBound, y: frame.y - offset, width: width, height: height),
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

  /// The scene in one state of its glass, and the numbers of the offsets at which it may be in it.
  private struct State {
    var scene: ResolvedScene
    var numbers: [Int]
  }

  /// Glass that turns, or is dimmed, by the brightness behind it is swept in both states, each where the mean of the
  /// picture behind the bar allows it. Between two thresholds it stays what it was, so that both are possible.
  private func states(
    of bar: SweptBar, _ top: SceneDescription, _ start: ResolvedScene, _ picture: PixelImage?,
    _ offsets: Offsets
  ) -> [State] {
    let all = Array(0..<offsets.count)
    let states = GlassStates(of: top, drawn: start).scenes.map(\.resolved)
    guard let variant = bar.variant, states.count == 2, states[0] != states[1] else {
      return [State(scene: start, numbers: all)]
    }
    guard let picture else { return states.map { State(scene: $0, numbers: all) } }
    let left = (bar.frame.minX - bar.width.lowerBound) * offsets.pixelsPerPoint
    let columns =
      Int(max(0, left).rounded(.down))..<Int((left + bar.frame.width * offsets.pixelsPerPoint).rounded(.up))
    let lumas = Self.rowLumas(of: picture, in: columns.clamped(to: 0..<picture.width))
    let adaptivity = top.glassRules.adaptivity
    let height = max(1, Int((bar.frame.height * offsets.pixelsPerPoint).rounded()))
    func luma(_ number: Int) -> Double {
      let first = min(lumas.count - 1, max(0, Int((offsets[number] * offsets.pixelsPerPoint).rounded())))
      let rows = lumas[first..<min(lumas.count, first + height)]
      return rows.reduce(0, +) / Double(rows.count)
    }
    // A row more or less, and the glass's corners, change a mean by a little.
    let slack = 0.02
    let mostDark = (variant == .clear ? adaptivity.darkBelow : adaptivity.lightAbove) + slack
    let leastLight = adaptivity.darkBelow - slack
    return [
      State(scene: states[0], numbers: all.filter { luma($0) <= mostDark }),
      State(scene: states[1], numbers: all.filter { luma($0) >= leastLight }),
    ]
  }

  private func lowest(
    of foregrounds: [SceneForeground], _ states: [State], _ offsets: Offsets, _ judge: inout SceneJudge,
    _ progress: (Int) -> Void
  ) throws(CommandError) -> [Int: LowestContrast] {
    let sources = Set(foregrounds.map(\.source))
    let seen = Self.seen(foregrounds, scale: states.first?.scene.scale ?? 1)
    var all: [Int: LowestContrast] = [:]
    for state in states {
      let (scene, numbers) = (state.scene, state.numbers)
      for first in stride(from: 0, to: numbers.count, by: Self.progressStep) {
        progress(numbers[first] + 1)
        let places = first..<min(numbers.count, first + Self.progressStep)
        var found = try judge.painter.lowestContrasts(of: sources, in: places, seen: seen) { place in
          var moved = scene
          moved.move(Self.document, up: offsets[numbers[place]])
          return moved
        }
        found = found.mapValues { lowest in
          var lowest = lowest
          lowest.scene = numbers[lowest.scene]
          return lowest
        }
        all.merge(found) { $1.contrast.lowest < $0.contrast.lowest ? $1 : $0 }
      }
    }
    return all
  }

  /// What counts of the foregrounds' pixels; nil where all do, since keeping every pixel takes time.
  private static func seen(
    _ foregrounds: [SceneForeground], scale: Double
  ) -> (@Sendable (TextContrast) -> TextContrast?)? {
    var covers: [Int: [SceneForeground.Cover]] = [:]
    for foreground in foregrounds where !foreground.covers.isEmpty {
      covers[foreground.source] = foreground.covers
    }
    guard !covers.isEmpty else { return nil }
    return { [covers] in $0.seen(under: covers[$0.source] ?? [], scale: scale) }
  }

  // MARK: Colours

  /// The picture as it is drawn in a frame; nil where it lets something through or is too large to be drawn whole.
  private func picture(
    in frame: Rect, _ scene: SceneDescription, _ judge: inout SceneJudge
  ) throws(CommandError) -> PixelImage? {
    let pixels = frame.width * frame.height * scene.scale * scene.scale
    guard image.isOpaque, pixels <= SceneLimits().pixels / 4 else { return nil }
    let size = frame.size
    var alone = SceneDescription(size: size, scale: scene.scale, traits: scene.traits)
    alone.desktop = [
      Layer(
        frame: Rect(size),
        content: .image(ImageContent(path: path, fit: .fill)))
    ]
    return try judge.painter.draw(alone).image
  }

  /// The mean Rec. 709 luma of each row between two columns, 0…1.
  private static func rowLumas(of drawn: PixelImage, in columns: Range<Int>) -> [Double] {
    (0..<drawn.height).map { y in
      let sum = columns.reduce(0.0) { sum, x in
        let pixel = SIMD4<Double>(drawn[x, y])
        return sum + SRGB.luma(SIMD3(pixel.x, pixel.y, pixel.z))
      }
      return sum / Double(max(columns.count, 1)) / 65535
    }
  }

  // MARK: Findings

  /// Nothing where every offset has what is required.
  func finding(_ result: Result) -> Finding? {
    let judged = result.foreground
    let required = judged.requirement.ratio
    guard result.lowest < required else { return nil }
    let document = (path as NSString).lastPathComponent
    return Finding(
      rule: .barOverScroll, severity: .error,
      message:
        "\(judged.words) on \(result.bar) falls to \(Figures.ratio(result.lowest)) while \(document) scrolls "
        + "beneath, at offset \(Figures.text(result.offset, places: 0)); it needs \(Figures.ratio(required))",
      place: places.place(of: judged.id, point: result.at), verdict: .sampled,
      measured: [
        Figure(.contrast, result.lowest),
        Figure(.offset, result.offset),
        Figure(.required, required),
      ], repair: judged.repairs.text)
  }

  // MARK: Table

  /// What was found of every text and symbol, whether it is enough or not.
  static func table(_ results: [Result]) -> [[String]] {
    guard !results.isEmpty else { return [] }
    let headings = ["layer", "on", "lowest while scrolling", "at offset", "of offsets", "bound", "required"]
    return [headings]
      + results.map { result in
        [
          result.foreground.id, result.bar, Figures.ratio(result.lowest),
          Figures.text(result.offset, places: 1), String(result.offsets),
          result.bound.map { Figures.ratio($0.lowest) } ?? "–",
          Figures.ratio(result.foreground.requirement.ratio),
        ]
      }
  }
}
