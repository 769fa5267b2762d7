// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidHost
import PellucidJudge
import PellucidLegibility
import PellucidScene

/// A picture of a foreground on a material or on glass: for each combination of settings a row, over a photo, over the
/// backdrop with the lowest contrast, and over grey, each with the contrast that was measured.
package struct PairSheet {
  /// The material or the glass, without its text.
  private let surface: Layer.Content
  private let size: Size
  private let foreground: PairForeground
  private let rows: [Row]
  /// The numbers of glass.
  package var glass = GlassSettings()
  /// The absolute path of the photo; nil for none.
  package var photo: String?
  /// The required contrast, which captions of pictures with less name; nil for none.
  package var required: Double?

  /// A combination of settings, and the backdrop with the lowest contrast; nil where none is known.
  package struct Row: Sendable {
    package var traits: Traits
    package var witness: ContrastBound.Witness?

    package init(_ traits: Traits, _ lowest: ProvenContrast?) {
      (self.traits, witness) = (traits, lowest?.witness)
    }
  }

  /// A backdrop of the sheet.
  package enum Column { case photo, worst, grey }

  /// The number of pixels of a point.
  package static let scale = 2.0
  /// The least size of a picture, the space around the material or the glass, and the size of the text, in points.
  private static let (least, margin, fontSize) = (Size(width: 300, height: 200), 40.0, 20.0)
  /// The size of a material, in points.
  private static let panel = Size(width: 220, height: 120)
  /// The gamma-encoded grey of the neutral backdrop.
  private static let grey: Float = 0.5

  /// Creates the sheet of a foreground on a material, in the settings of each pair.
  package init(_ foreground: PairForeground, on material: MaterialContent.Choice, in rows: [Row]) {
    (self.foreground, self.rows, size) = (foreground, rows, Self.panel)
    surface = .material(
      MaterialContent(
        material, shape: .roundedRectangle(CornerRadii(24), style: .continuous), blending: .behindWindow))
  }

  /// Creates the sheet of a foreground on glass.
  package init(_ foreground: PairForeground, on content: GlassContent, _ size: Size, in rows: [Row]) {
    (self.foreground, self.rows, self.size) = (foreground, rows, size)
    surface = .glass(content)
  }

  /// Draws the sheet.
  package func drawn(by renderer: inout SceneRenderer, in language: Language) throws -> RenderedPicture {
    let columns = photo == nil ? 2 : 3
    var sheet = ContactSheet(sceneSize: whole, count: rows.count * columns, columns: columns)
    for row in rows {
      if let photo {
        let layer = Layer(frame: Rect(whole), content: .image(ImageContent(path: photo, fit: .fill)))
        try add(.photo, row.traits, over: [layer], to: &sheet, &renderer, language)
      }
      try add(
        .worst, row.traits, over: row.witness.map { layers(of: $0) } ?? [], to: &sheet, &renderer, language)
      let grey = EncodedColor(white: Self.grey)
      try add(.grey, row.traits, over: [.fill(grey, Rect(whole))], to: &sheet, &renderer, language)
    }
    return try sheet.drawn(by: &renderer)
  }

  /// Draws the surface over a backdrop, and adds the picture with its contrast.
  private func add(
    _ column: Column, _ traits: Traits, over backdrop: [Layer], to sheet: inout ContactSheet,
    _ renderer: inout SceneRenderer, _ language: Language
  ) throws {
    let picture = try renderer.render(renderer.resolve(scene(traits, over: backdrop)))
    sheet.add(
      picture,
      caption: language.choose(English.caption, Korean.caption)(
        column, traits, picture.texts.first?.lowest, required))
  }

  /// Returns the layers of the backdrop with the lowest contrast: a fine pattern of its colours behind the surface, and the
  /// surroundings.
  private func layers(of witness: ContrastBound.Witness) -> [Layer] {
    let gamut = rows[0].traits.gamut
    let parts = witness.parts.map { ($0.backdrop.encoded(in: gamut), $0.weight) }
    guard let first = witness.parts.first else { return [] }
    // The surroundings of glass have an effect of their own.
    guard case .glass = surface, let other = first.other else { return [.pattern(parts, Rect(whole))] }
    return [.fill(other.encoded(in: gamut), Rect(whole)), .pattern(parts, frame)]
  }

  /// The size of one picture, in points.
  private var whole: Size {
    Size(
      width: max(Self.least.width, size.width + 2 * Self.margin),
      height: max(Self.least.height, size.height + 2 * Self.margin))
  }

  private var frame: Rect {
    Rect(
      x: ((whole.width - size.width) / 2).rounded(), y: ((whole.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  private func scene(_ traits: Traits, over backdrop: [Layer]) -> SceneDescription {
    var scene = SceneDescription(
      size: whole, scale: Self.scale, traits: traits,
      desktop: backdrop + [Layer(id: "surface", frame: frame, content: surface)])
    scene.glass = glass
    return scene.labelled([text])
  }

  /// The name of the foreground as a text in the centre of the surface, as large as fits.
  private var text: Layer {
    let room = size.width / (0.7 * Double(max(1, foreground.name.count)))
    let fontSize = max(6, min(Self.fontSize, size.height / 2, room)).rounded(.down)
    let height = (fontSize * SpecimenLabels.lineHeight).rounded()
    return Layer(
      id: "text",
      frame: Rect(x: 0, y: ((size.height - height) / 2).rounded(), width: size.width, height: height),
      content: .text(
        TextContent(
          foreground.name, size: fontSize, weight: 500, alignment: .center, lineLimit: 1,
          style: foreground.style)))
  }
}

extension Layer {
  /// The number of times that a pattern repeats.
  private static let repeats = 40

  fileprivate static func fill(_ color: EncodedColor, _ frame: Rect) -> Layer {
    Layer(frame: frame, content: .fill(shape: .rectangle, .foreground(.custom(color))))
  }

  /// Returns a fine pattern of stripes, whose widths are the weights of the colours; a fill for one colour.
  fileprivate static func pattern(_ parts: [(color: EncodedColor, weight: Double)], _ frame: Rect) -> Layer {
    guard parts.count > 1 else { return fill(parts[0].color, frame) }
    var stops: [FillStyle.Stop] = []
    for index in 0..<repeats {
      var start = 0.0
      for (color, weight) in parts {
        let edges = [start, start + weight].map { (Double(index) + $0) / Double(repeats) }
        stops += edges.map { FillStyle.Stop(location: min(1, $0), color: .custom(color)) }
        start += weight
      }
    }
    return Layer(
      frame: frame,
      content: .fill(
        shape: .rectangle, .linear(stops: stops, start: Point(x: 0, y: 0), end: Point(x: 1, y: 0))))
  }
}
