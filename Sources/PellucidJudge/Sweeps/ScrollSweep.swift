// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// A picture that lies at many places beneath the bars of a scene: of a document that scrolls, or a wallpaper.
package struct SweptPicture: Sendable {
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

/// A measurement of the contrast of the content on bars while a picture lies at many places beneath them: of a document
/// that scrolls (RND06), or a wallpaper over which the bars may be anywhere.
package struct ScrollSweep {
  private let document: SweptPicture
  private let extent: Extent

  /// The size of the picture, and its places.
  enum Extent {
    /// The width of the bar; the picture is scrolled by every whole pixel.
    case width
    /// The size at which the picture covers the scene, at places of a grid; it keeps its proportions.
    case scene
  }

  init(document: SweptPicture, extent: Extent = .width) { (self.document, self.extent) = (document, extent) }

  /// The contrast of one text or symbol over all offsets.
  package struct Result: Sendable {
    /// The foreground as it is drawn at the offset where its contrast is lowest.
    package var foreground: JudgedForeground
    package var bar: String
    /// The name of the picture.
    package var picture: String
    /// The lowest WCAG 2.2 ratio of all places, and the first place with that ratio: the distance of the bar's upper left corner
    /// from that of the picture, in points.
    package var lowest: Double, place: Point
    /// The share of the measured places at which the ratio is below the required one, 0…1.
    package var share: Double
    /// The scene with the picture at that place.
    package var scene: SceneDescription
    /// The position of the pixel with the lowest ratio, in points of the scene.
    var at: Point
    /// The number of measured places; a document has one for every whole pixel.
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
  /// The approximate number of places of a wallpaper for all bars of a scene together, and the least number for one bar.
  /// Chosen: enough to meet each patch of a picture, and a minute for the bars of a large scene.
  private static let mostPlaces = 400, leastPlaces = 24

  /// Measures every text and symbol on a material, a scroll edge effect or glass of the scene.
  ///
  /// - Parameter layers: The key paths of the materials and glass to measure on; nil for all.
  func results<Measurer: SceneMeasuring>(
    _ scene: SceneDescription, _ judged: JudgedScene, on layers: Set<String>? = nil,
    _ judge: inout ContrastJudge, _ measurer: inout Measurer, _ progress: (JudgingProgress) -> Void
  ) throws(Measurer.Failure) -> [Result] {
    var results: [Result] = []
    let bars = SweptBar.all(in: scene, judged).filter { layers?.contains($0.layer.path) ?? true }
    let places = max(Self.leastPlaces, Self.mostPlaces / max(1, bars.count))
    for bar in bars {
      results += try sweep(bar, about: places, scene, judged, &judge, &measurer, progress)
    }
    return results
  }

  /// Measures the texts and symbols on one bar.
  private func sweep<Measurer: SceneMeasuring>(
    _ bar: SweptBar, about places: Int, _ scene: SceneDescription, _ judged: JudgedScene,
    _ judge: inout ContrastJudge,
    _ measurer: inout Measurer,
    _ progress: (JudgingProgress) -> Void
  ) throws(Measurer.Failure) -> [Result] {
    guard let top = moved(scene, under: bar, by: Point(x: 0, y: 0)) else { return [] }
    let start = try judge.judge(top.scene, drawnBy: &measurer).scene
    guard let document = start.resolution.node(at: top.path) else { return [] }
    let offsets = Offsets(
      extent, about: places, width: document.frame.width - bar.frame.width,
      height: document.frame.height - bar.frame.height,
      pixelsPerPoint: start.resolved.scale * document.transform.meanScale)
    let foregrounds = bar.places.map { start.foregrounds[$0] }
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
      let moved = moved(scene, under: bar, by: offsets[lowest.scene])?.scene ?? scene
      results.append(result(drawn, bar.layer.name, lowest, offsets, moved, over: backdrop, &judge))
    }
    return results
  }

  /// Returns the result for one foreground. The bound's verdict is used only if it proves that the foreground
  /// holds.
  private func result(
    _ drawn: JudgedForeground, _ bar: String, _ lowest: LowestContrast, _ offsets: Offsets,
    _ moved: SceneDescription, over backdrop: Backdrop?, _ judge: inout ContrastJudge
  ) -> Result {
    let measured = lowest.contrast.lowest
    var verdict: Verdict?
    if let backdrop { verdict = judge.verdict(of: drawn, over: backdrop).checked(measured: measured) }
    var result = Result(
      foreground: drawn, bar: bar, picture: document.name, lowest: measured, place: offsets[lowest.scene],
      share: Double(lowest.below) / Double(max(1, lowest.measured)), scene: moved, at: lowest.contrast.at,
      offsets: offsets.count,
      verdict: .sampled(lowest: measured, isEnough: measured >= drawn.requirement.ratio))
    result.bound = verdict?.bound
    if let verdict, verdict.isProvenToHold { result.verdict = verdict }
    return result
  }

  /// Returns the scene with the document under a bar, moved by an offset in points, and the document's key path.
  private func moved(
    _ scene: SceneDescription, under bar: SweptBar, by offset: Point
  ) -> (scene: SceneDescription, path: String)? {
    let frame = bar.frame, size = size(in: scene, under: bar)
    let x = extent == .width ? bar.width.lowerBound : frame.x
    return scene.inserting(underLayerAt: bar.bottom, looksBehindWindow: false) { _ in
      Layer(
        id: Self.layer,
        frame: Rect(x: x - offset.x, y: frame.y - offset.y, width: size.width, height: size.height),
        content: .image(ImageContent(path: document.path, fit: .fill)))
    }
  }

  /// Returns the size at which the document is drawn, in points.
  private func size(in scene: SceneDescription, under bar: SweptBar) -> Size {
    let (width, height) = (Double(document.width), Double(document.height))
    switch extent {
    case .width:
      let wide = bar.width.upperBound - bar.width.lowerBound
      return Size(width: wide, height: max(bar.frame.height, wide * height / width))
    case .scene:
      let least = Size(
        width: max(scene.size.width, bar.frame.width), height: max(scene.size.height, bar.frame.height))
      let scale = max(least.width / width, least.height / height)
      return Size(width: width * scale, height: height * scale)
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
  /// The offsets of a document: a grid over the distances by which it can move, with their ends.
  private struct Offsets {
    /// The distances across and down, in points.
    let width: Double, height: Double
    let pixelsPerPoint: Double
    /// The distance of neighbouring offsets, in points.
    private let step: Double
    /// The number of offsets across.
    let columns: Int
    private let rows: Int

    init(_ extent: Extent, about places: Int, width: Double, height: Double, pixelsPerPoint: Double) {
      (self.width, self.height) = (extent == .width ? 0 : max(0, width), max(0, height))
      self.pixelsPerPoint = pixelsPerPoint
      let (wide, high) = (self.width, self.height)
      // The greatest step of which the grid still has about so many places.
      let spread =
        extent == .width
        ? 0 : max((wide * high / Double(places)).squareRoot(), (wide + high) / Double(places))
      let step = max(1 / pixelsPerPoint, spread)
      func count(_ travel: Double) -> Int { max(0, Int((travel / step - 1e-6).rounded(.up))) + 1 }
      (self.step, columns, rows) = (step, count(wide), count(high))
    }

    var count: Int { columns * rows }

    /// The offset with an index, in points.
    subscript(index: Int) -> Point {
      Point(
        x: min(width, Double(index % columns) * step), y: min(height, Double(index / columns) * step))
    }
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
    let inset = extent == .width ? bar.frame.minX - bar.width.lowerBound : 0
    let lumas = (0..<offsets.columns).map { column in
      let left = (inset + offsets[column].x) * offsets.pixelsPerPoint
      let columns =
        Int(max(0, left).rounded(.down))..<Int((left + bar.frame.width * offsets.pixelsPerPoint).rounded(.up))
      return picture.rowLumas(in: columns.clamped(to: 0..<picture.width))
    }
    let adaptivity = start.description.glassRules.adaptivity
    let height = max(1, Int((bar.frame.height * offsets.pixelsPerPoint).rounded()))
    func luma(_ number: Int) -> Double {
      let lumas = lumas[number % offsets.columns]
      let first = min(lumas.count - 1, max(0, Int((offsets[number].y * offsets.pixelsPerPoint).rounded())))
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
    of judged: [JudgedForeground], over document: String, _ states: [State], _ offsets: Offsets,
    _ measurer: inout Measurer, _ progress: (Int) -> Void
  ) throws(Measurer.Failure) -> [Int: LowestContrast] {
    let foregrounds = judged.map { $0.foreground }
    let required = Dictionary(firstOf: judged.map { ($0.foreground.source, $0.requirement.ratio) })
    let seen = Self.seen(foregrounds, scale: states.first?.scene.scale ?? 1)
    var all: [Int: LowestContrast] = [:]
    for state in states {
      let (scene, numbers) = (state.scene, state.numbers)
      let steps = state.resolution.steps(ofLayerAt: document)
      for first in stride(from: 0, to: numbers.count, by: Self.progressStep) {
        progress(numbers[first] + 1)
        let places = first..<min(numbers.count, first + Self.progressStep)
        let found = try measurer.measureLowest(of: required, in: places, seen: seen) { place in
          var moved = scene
          moved.move(steps, by: offsets[numbers[place]])
          return moved
        }
        for (source, lowest) in found {
          var lowest = lowest
          lowest.scene = numbers[lowest.scene]
          all[source] = all[source].map { $0.joined(with: lowest) } ?? lowest
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
  func finding(_ document: SweptPicture) -> Finding? {
    let required = foreground.requirement.ratio
    guard lowest < required else { return nil }
    return Finding(
      .scroll(
        ScrollFact(
          subject: foreground.subject, bar: bar, lowest: lowest, document: document.name, offset: place.y,
          required: required)),
      severity: .error, at: foreground.place(at: at), verdict: .sampled,
      figures: [Figure(.contrast, lowest), Figure(.offset, place.y), Figure(.required, required)],
      remedies: foreground.remedies(of: foreground.repairs))
  }
}
