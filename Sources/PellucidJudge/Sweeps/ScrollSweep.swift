// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// A picture of a document that scrolls beneath the bars of a scene.
package struct ScrolledDocument: Sendable {
  /// The absolute path of the file, because relative paths in a scene start at the scene's folder.
  package var path: String
  /// The width and the height, in pixels.
  package var width: Int, height: Int
  package var isOpaque: Bool

  package init(path: String, width: Int, height: Int, isOpaque: Bool) {
    (self.path, self.width, self.height, self.isOpaque) = (path, width, height, isOpaque)
  }

  /// The name of the file, without its folder.
  var name: String { path.utf8.contains(UInt8(ascii: "/")) ? NameMatch.lastStep(of: path) : path }
}

/// A measurement of the contrast of the content on bars while a picture of a document scrolls beneath them (RND06).
package struct ScrollSweep {
  private let document: ScrolledDocument

  init(document: ScrolledDocument) { self.document = document }

  /// The contrast of one text or symbol over all offsets.
  package struct Result: Sendable {
    /// The foreground as it is drawn at the offset where its contrast is lowest.
    package var foreground: JudgedForeground
    package var bar: String
    /// The lowest WCAG 2.2 ratio of all offsets, and the first offset with that ratio, in points.
    package var lowest: Double, offset: Double
    /// The position of the pixel with the lowest ratio, in points of the scene.
    var at: Point
    /// The number of measured offsets, one for every whole pixel.
    package var offsets: Int
    /// The proven verdict over every mixture of the picture's colours where the foreground holds over them, the
    /// verdict of the drawn offsets otherwise.
    package var verdict: Verdict
    /// The bound over every mixture of the picture's colours; nil where there is none.
    package var bound: ContrastBound?
  }

  /// The id of the layer that draws the document.
  private static let layer = "pellucid.document"
  /// The number of offsets measured between two reports of progress.
  private static let progressStep = 250
  /// The largest number of pixels of a document that is drawn as a whole.
  private static let mostPixels = 25_000_000.0

  /// Measures every text and symbol on a material, a scroll edge effect or glass of the scene.
  func results<Measurer: SceneMeasuring>(
    _ scene: SceneDescription, _ judged: JudgedScene, _ judge: inout ContrastJudge,
    _ measurer: inout Measurer,
    _ progress: (JudgingProgress) -> Void
  ) throws(Measurer.Failure) -> [Result] {
    var results: [Result] = []
    for bar in SweptBar.all(in: scene, judged) {
      results += try sweep(bar, scene, judged, &judge, &measurer, progress)
    }
    return results
  }

  /// Measures the texts and symbols on one bar.
  private func sweep<Measurer: SceneMeasuring>(
    _ bar: SweptBar, _ scene: SceneDescription, _ judged: JudgedScene, _ judge: inout ContrastJudge,
    _ measurer: inout Measurer,
    _ progress: (JudgingProgress) -> Void
  ) throws(Measurer.Failure) -> [Result] {
    guard let top = moved(scene, under: bar, by: 0) else { return [] }
    let start = try judge.judge(top.scene, drawnBy: &measurer).scene
    guard let document = start.resolution.node(at: top.path) else { return [] }
    let travel = document.frame.height - bar.frame.height
    let offsets = Offsets(travel: travel, pixelsPerPoint: start.resolved.scale * document.transform.meanScale)
    let foregrounds = bar.places.map { start.foregrounds[$0].foreground }
    let picture = try picture(in: document.frame, scene, &measurer)
    let states = states(of: bar, start.resolution, picture, offsets)
    let lowest = try lowest(of: foregrounds, over: top.path, states, offsets, &measurer) {
      progress(.offset($0, of: offsets.count, bar: bar.layer.name))
    }
    // A scroll edge effect between the bar and the document shows other colours than the document's.
    let backdrop = bar.seesDocument ? picture.map { Backdrop(colorsOf: $0) } : nil
    var scenes: [Int: JudgedScene] = [0: start]
    var results: [Result] = []
    for (place, foreground) in start.foregrounds.enumerated() {
      guard bar.places.contains(place), let lowest = lowest[foreground.foreground.source]
      else { continue }
      if scenes[lowest.scene] == nil, let moved = moved(scene, under: bar, by: offsets[lowest.scene])?.scene {
        scenes[lowest.scene] = try judge.judge(moved, drawnBy: &measurer).scene
      }
      var drawn = scenes[lowest.scene]?.foregrounds[place] ?? foreground
      // The repairs are proven over every backdrop, and so over this picture too.
      drawn.repairs = judged.foregrounds[place].repairs
      // The inserted document changes the key paths of the layers, so the original ones are reported.
      drawn.origin = judged.foregrounds[place].origin
      results.append(result(drawn, bar.layer.name, lowest, offsets, over: backdrop, &judge))
    }
    return results
  }

  /// Returns the result for one foreground. The bound's verdict is used only if it proves that the foreground
  /// holds.
  private func result(
    _ drawn: JudgedForeground, _ bar: String, _ lowest: LowestContrast, _ offsets: Offsets,
    over backdrop: Backdrop?, _ judge: inout ContrastJudge
  ) -> Result {
    let measured = lowest.contrast.lowest
    var verdict: Verdict?
    if let backdrop { verdict = judge.verdict(of: drawn, over: backdrop).checked(measured: measured) }
    var result = Result(
      foreground: drawn, bar: bar, lowest: measured, offset: offsets[lowest.scene], at: lowest.contrast.at,
      offsets: offsets.count,
      verdict: .sampled(lowest: measured, isEnough: measured >= drawn.requirement.ratio))
    result.bound = verdict?.bound
    if let verdict, verdict.isProvenToHold { result.verdict = verdict }
    return result
  }

  /// Returns the scene with the document under a bar, scrolled by an offset in points, and the document's key path.
  private func moved(
    _ scene: SceneDescription, under bar: SweptBar, by offset: Double
  ) -> (scene: SceneDescription, path: String)? {
    let (frame, width) = (bar.frame, bar.width.upperBound - bar.width.lowerBound)
    let height = max(frame.height, width * Double(document.height) / Double(document.width))
    return scene.inserting(underLayerAt: bar.bottom, looksBehindWindow: false) { _ in
      Layer(
        id: Self.layer,
        frame: Rect(x: bar.width.lowerBound, y: frame.y - offset, width: width, height: height),
        content: .image(ImageContent(path: document.path, fit: .fill)))
    }
  }

  /// Returns the document as it is drawn in a frame; nil where it is translucent or has more than `mostPixels`.
  private func picture<Measurer: SceneMeasuring>(
    in frame: Rect, _ scene: SceneDescription, _ measurer: inout Measurer
  ) throws(Measurer.Failure) -> Measurer.Picture.Pixels? {
    let pixels = frame.width * frame.height * scene.scale * scene.scale
    guard document.isOpaque, pixels <= Self.mostPixels else { return nil }
    let size = frame.size
    var alone = SceneDescription(size: size, scale: scene.scale, traits: scene.traits)
    alone.desktop = [
      Layer(frame: Rect(size), content: .image(ImageContent(path: document.path, fit: .fill)))
    ]
    return try measurer.draw(measurer.resolve(alone)).pixels
  }
}

// MARK: - Offsets

extension ScrollSweep {
  /// The scroll offsets at every whole pixel of a distance, and at its end.
  private struct Offsets {
    /// The length of the distance, in points.
    var travel: Double
    var pixelsPerPoint: Double
    var count: Int { max(0, Int((travel * pixelsPerPoint - 1e-6).rounded(.up))) + 1 }
    /// The offset with an index, in points.
    subscript(index: Int) -> Double { min(travel, Double(index) / pixelsPerPoint) }
  }

  /// The scene in one state of its glass, with the indices of the offsets at which the glass may be in this state.
  private struct State {
    var resolution: Resolution
    var numbers: [Int]
    var scene: ResolvedScene { resolution.scene }
  }

  /// Returns the states to measure.
  ///
  /// Glass that turns, or is dimmed, by the brightness behind it is measured in both states, each at the offsets
  /// where the mean luma of the picture behind the bar allows it. Between the two thresholds glass keeps its
  /// previous state, so both are possible there.
  private func states(
    of bar: SweptBar, _ start: Resolution, _ picture: (some PixelReading)?,
    _ offsets: Offsets
  ) -> [State] {
    let all = Array(0..<offsets.count)
    let states = GlassStates(of: start).scenes.map { $0.resolution }
    guard let variant = bar.variant, states.count == 2, states[0].scene != states[1].scene else {
      return [State(resolution: start, numbers: all)]
    }
    guard let picture else { return states.map { State(resolution: $0, numbers: all) } }
    let left = (bar.frame.minX - bar.width.lowerBound) * offsets.pixelsPerPoint
    let columns =
      Int(max(0, left).rounded(.down))..<Int((left + bar.frame.width * offsets.pixelsPerPoint).rounded(.up))
    let lumas = picture.rowLumas(in: columns.clamped(to: 0..<picture.width))
    let adaptivity = start.description.glassRules.adaptivity
    let height = max(1, Int((bar.frame.height * offsets.pixelsPerPoint).rounded()))
    func luma(_ number: Int) -> Double {
      let first = min(lumas.count - 1, max(0, Int((offsets[number] * offsets.pixelsPerPoint).rounded())))
      let rows = lumas[first..<min(lumas.count, first + height)]
      return rows.reduce(0, +) / Double(rows.count)
    }
    // The exact rows and the corners of the glass change the mean luma slightly.
    let slack = 0.02
    let mostDark = (variant == .clear ? adaptivity.darkBelow : adaptivity.lightAbove) + slack
    let leastLight = adaptivity.darkBelow - slack
    return [
      State(resolution: states[0], numbers: all.filter { luma($0) <= mostDark }),
      State(resolution: states[1], numbers: all.filter { luma($0) >= leastLight }),
    ]
  }

  /// Returns the lowest contrast of each foreground over all states and offsets, by resource index.
  private func lowest<Measurer: SceneMeasuring>(
    of foregrounds: [SceneForeground], over document: String, _ states: [State], _ offsets: Offsets,
    _ measurer: inout Measurer, _ progress: (Int) -> Void
  ) throws(Measurer.Failure) -> [Int: LowestContrast] {
    let sources = Set(foregrounds.map { $0.source })
    let seen = Self.seen(foregrounds, scale: states.first?.scene.scale ?? 1)
    var all: [Int: LowestContrast] = [:]
    for state in states {
      let (scene, numbers) = (state.scene, state.numbers)
      let steps = state.resolution.steps(ofLayerAt: document)
      for first in stride(from: 0, to: numbers.count, by: Self.progressStep) {
        progress(numbers[first] + 1)
        let places = first..<min(numbers.count, first + Self.progressStep)
        var found = try measurer.measureLowest(of: sources, in: places, seen: seen) { place in
          var moved = scene
          moved.move(steps, up: offsets[numbers[place]])
          return moved
        }
        found = found.mapValues { lowest in
          var lowest = lowest
          lowest.scene = numbers[lowest.scene]
          return lowest
        }
        for (source, lowest) in found where lowest.contrast.lowest < all[source]?.contrast.lowest ?? .infinity
        {
          all[source] = lowest
        }
      }
    }
    return all
  }

  /// Returns a closure that keeps the visible part of the foregrounds' pixels; nil where every pixel is visible,
  /// because collecting the pixels takes time.
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
}

extension ScrollSweep.Result {
  /// Returns the finding about a foreground that has less contrast than required at some offset; nil if it holds.
  func finding(_ document: ScrolledDocument) -> Finding? {
    let required = foreground.requirement.ratio
    guard lowest < required else { return nil }
    return Finding(
      .scroll(
        ScrollFact(
          subject: foreground.subject, bar: bar, lowest: lowest, document: document.name, offset: offset,
          required: required)),
      severity: .error, at: foreground.place(at: at), verdict: .sampled,
      figures: [Figure(.contrast, lowest), Figure(.offset, offset), Figure(.required, required)],
      remedies: foreground.repairs.map { .repair($0) })
  }
}
