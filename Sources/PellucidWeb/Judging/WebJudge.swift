// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidJSON
import PellucidJudge
import PellucidLegibility
import PellucidPlan
import PellucidRaster
import PellucidScene

extension PixelImage: PixelReading {}

/// The judge of a scene, which draws it for its measurements.
package struct WebJudge<Host: WebHost> {
  private let renderer: WebRenderer<Host>
  private let scene: WebScene

  /// A drawn scene with the contrasts measured in it.
  package struct Picture: MeasuredPicture {
    package var pixels: PixelImage
    package var contrasts: [TextContrast]
    package var inks: [Int: DrawnInk]
    /// The characters that no font has, by the resource index of their text.
    var missing: [Int: [Unicode.Scalar]]
  }

  package init(of scene: WebScene, drawnBy renderer: WebRenderer<Host>) {
    (self.scene, self.renderer) = (scene, renderer)
  }

  /// Returns the report about a scene as JSON: its findings, and every text and symbol with what is required, measured and proven.
  ///
  /// - Parameter isMatrix: A Boolean value that is true for a report about every combination of settings.
  package func report(
    on description: SceneDescription, everySetting isMatrix: Bool, in language: Language
  ) throws(WebFailure) -> JSONText {
    var measurer = self
    let lowered = try renderer.lowered(description)
    var inquiry = SceneInquiry()
    if isMatrix {
      inquiry.variants = SettingsVariant.all(of: lowered) {
        (try? renderer.facts(of: $0, scene)) ?? FileFacts()
      }
    }
    let answer = try inquiry.answer(lowered, &measurer)
    let findings = answer.allFindings(missingGlyphs: answer.picture.missing)
    let own = answer.own
    var members: [JSONText.Member] = [
      ("version", .whole(1)), ("traits", own.traits.json), ("settings", description.glass.json),
      ("texts", .array(SeenText.all(in: answer.picture, of: own.resolved).map { $0.json })),
      ("findings", .array(findings.map { Self.json($0, in: language) })),
      ("foregrounds", .array(own.foregrounds.map { $0.json(in: own.traits.gamut, language) })),
    ]
    if isMatrix {
      members.append(("combinations", .array(answer.all.map { .object($0.members(in: language)) })))
    }
    return .object(members)
  }

  /// Returns a finding with the combinations of settings in which it holds.
  private static func json(_ finding: Finding, in language: Language) -> JSONText {
    let variants: [JSONText.Member] =
      finding.variants.isEmpty ? [] : [("variants", .strings(finding.variants))]
    return .object(finding.members(in: language) + variants)
  }
}

extension WebJudge: SceneMeasuring {
  package typealias Failure = WebFailure

  package mutating func resolve(_ description: SceneDescription) throws(WebFailure) -> Resolution {
    try renderer.resolve(scene, description)
  }

  package mutating func draw(_ resolution: Resolution) throws(WebFailure) -> Picture {
    let resolved = resolution.scene
    let (drawn, resources, missing) = try renderer.measure(resolved, of: scene)
    let contrasts = drawn.texts.map { TextContrast($0, scale: resolved.scale) }
    var inks = resources.masks.mapValues { DrawnInk(bounds: nil, measured: nil, masks: $0.count) }
    for (source, bounds) in resources.maskBounds where !bounds.isEmpty {
      inks[source]?.bounds = Rect(bounds, scale: resolved.scale)
    }
    for contrast in contrasts { inks[contrast.source]?.measured = contrast.bounds }
    for source in resources.opaquePictures {
      inks[source] = DrawnInk(bounds: nil, measured: nil, masks: 0, isOpaquePicture: true)
    }
    return Picture(pixels: drawn.image, contrasts: contrasts, inks: inks, missing: missing)
  }

  package mutating func pictures(at path: String, in gamut: Gamut) throws(WebFailure) -> [StatedPicture] {
    guard let image = scene.picture(path, in: gamut)?.image else {
      throw .waiting([WebFailure.WantedPicture(path: ExactName(path), gamut: gamut)])
    }
    let picture = SweptPicture(path: path, width: image.width, height: image.height, isOpaque: image.isOpaque)
    return [StatedPicture(picture, colors: image.hull.colors)]
  }

  package mutating func measureLowest(
    of required: [Int: Double], in numbers: Range<Int>, seen: (@Sendable (TextContrast) -> TextContrast?)?,
    _ described: @Sendable (Int) -> ResolvedScene
  ) throws(WebFailure) -> [Int: LowestContrast] {
    var lowest: [Int: LowestContrast] = [:]
    for number in numbers {
      let resolved = described(number)
      for text in try renderer.measure(resolved, of: scene, keepsPixels: seen != nil).drawn.texts {
        guard let needed = required[text.source] else { continue }
        var contrast = TextContrast(text, scale: resolved.scale)
        if let seen {
          guard let part = seen(contrast) else { continue }
          contrast = part
        }
        contrast.pixels = []
        let found = LowestContrast(scene: number, contrast: contrast, required: needed)
        lowest[text.source] = lowest[text.source].map { $0.joined(with: found) } ?? found
      }
    }
    return lowest
  }
}

extension Rect {
  fileprivate init(_ pixels: PixelRect, scale: Double) {
    self.init(
      x: Double(pixels.minX) / scale, y: Double(pixels.minY) / scale, width: Double(pixels.width) / scale,
      height: Double(pixels.height) / scale)
  }
}

extension TextContrast {
  fileprivate init(_ text: TextMeasurement, scale: Double) {
    self.init(
      id: text.id, source: text.source, lowest: text.lowest, fifthPercentile: text.fifthPercentile,
      lightness: text.lightness,
      at: Point(x: (Double(text.atX) + 0.5) / scale, y: (Double(text.atY) + 0.5) / scale),
      bounds: Rect(text.bounds, scale: scale), pixels: text.pixels)
  }
}
