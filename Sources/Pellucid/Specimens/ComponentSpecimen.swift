// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidComponents
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJSON
import PellucidJudge
import PellucidScene

/// One component in the middle of a backdrop, or at the place that its platform gives it there.
package struct ComponentSpecimen {
  private let content: ComponentContent
  private let backdrop: SpecimenBackdrop
  /// The scene without its layers, which the settings of the drawing belong to.
  private let base: SceneDescription

  /// The points between the component and the border of a colour's picture, which leave room for shadows.
  private static let margin = 40.0

  /// - Parameter base: A scene with the settings of the drawing; its size is that of a screen, on which components that fill
  ///   their parent are drawn over a colour.
  package init(_ content: ComponentContent, on backdrop: SpecimenBackdrop, _ base: SceneDescription) {
    (self.content, self.backdrop, self.base) = (content, backdrop, base)
  }

  /// The size of a screen of the platform, in points.
  package static func screen(of platform: Platform) -> Size { ScreenTable.row(of: platform).size }

  /// A drawn component with its measures and findings.
  package struct Drawing {
    package let picture: RenderedPicture
    package let frame: Rect
    fileprivate let baseline: Double?
    fileprivate let insets: ComponentInsets
    fileprivate let texts: [SeenText]
    fileprivate let findings: [Finding]
    package let scene: SceneDescription

    /// A Boolean value that is true where a finding is an error.
    package var hasErrors: Bool { findings.contains { $0.severity == .error } }
    package var problems: [Finding] { findings.filter { $0.rule != nil } }
  }

  package func drawn(by renderer: inout SceneRenderer) throws -> Drawing {
    let placed = try renderer.placed(content, in: parent, base)
    let scene = scene(placed.frame, placed.lowered)
    let answer = try renderer.answer(SceneInquiry(), about: scene)
    return Drawing(
      picture: answer.picture, frame: placed.frame, baseline: placed.lowered.baseline,
      insets: placed.lowered.insets,
      texts: SeenText.all(in: answer.picture, of: answer.own.resolved),
      findings: answer.allFindings(missingGlyphs: answer.picture.missingGlyphs), scene: scene)
  }

  /// The size that the component is laid out in.
  private var parent: Size { backdrop.isColor ? base.size : backdrop.size }

  private func scene(_ frame: Rect, _ lowered: LoweredComponent) -> SceneDescription {
    var scene = base
    var content = content
    var frame = frame
    if content.placement.origin == nil, !content.component.kind.hasPlace {
      if backdrop.isColor {
        scene.size = Size(width: frame.width + 2 * Self.margin, height: frame.height + 2 * Self.margin)
      } else {
        scene.size = backdrop.size
      }
      frame.x = ((scene.size.width - frame.width) / 2).rounded()
      frame.y = ((scene.size.height - frame.height) / 2).rounded()
      content.placement = ComponentPlacement(frame)
    } else {
      scene.size = parent
    }
    scene.scale = backdrop.scale
    scene.desktop = [
      Layer(frame: Rect(scene.size), content: backdrop.content),
      Layer(id: content.component.kind.name, frame: frame, content: .component(content)),
    ]
    return scene
  }

  // MARK: JSON

  /// Returns the measures, the contrasts and the findings of a drawing.
  ///
  /// - Parameter over: The name of the backdrop.
  package func json(_ drawing: Drawing, over: String, in language: Language) -> JSONText {
    let insets = drawing.insets
    return .object([
      "version": .whole(1), "component": .string(content.component.kind.name), "over": .string(over),
      "state": .strings(ComponentState.allCases.filter { content.component.has($0) }.map(\.rawValue)),
      "size": .numbers([drawing.frame.width, drawing.frame.height]),
      "baseline": drawing.baseline.map { .number($0) } ?? .null,
      "insets": .numbers([insets.top, insets.leading, insets.bottom, insets.trailing]),
      "traits": base.traits.json, "settings": base.glass.json,
      "texts": .array(drawing.texts.map(\.json)),
      "findings": .array(drawing.findings.map { $0.json(in: language) }),
    ])
  }
}

extension SceneRenderer {
  /// Returns the frame of a component in a parent of this size, and the layers that it is lowered to.
  package mutating func placed(
    _ content: ComponentContent, in parent: Size, _ base: SceneDescription
  ) throws(PellucidError) -> (frame: Rect, lowered: LoweredComponent) {
    var lowering = ComponentLowering(
      traits: base.traits, settings: base.glass, device: base.device, time: base.time,
      measurer: measurer)
    do throws(PlacedComponentError) {
      let result = try lowering.lower(content, in: parent)
      measurer = lowering.measurer
      return result
    } catch {
      let place = error.keyPath.isEmpty ? content.component.kind.name : error.keyPath
      throw PellucidError(.scene, SceneError.component(place: place, error.error))
    }
  }
}
