// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidJSON
import PellucidScene

/// A writer of scene documents as `Docs/scene.md` describes them. `SceneReader` reads an equal description from each.
///
///     let bytes = try SceneWriter().bytes(of: scene)
///
/// Values that equal the default are left out. The contents of files, `SceneDescription.assets`, are not written.
package struct SceneWriter: Sendable {
  /// The limits that a reader of the document applies.
  package var limits: SceneLimits

  package init(limits: SceneLimits = SceneLimits()) { self.limits = limits }

  /// Returns the document of a scene, in UTF-8.
  ///
  /// - Throws: An error for the first value that documents may not have, or have no notation for.
  package func bytes(of scene: SceneDescription) throws(SceneWritingError) -> [UInt8] {
    var scene = scene
    scene.assets = SceneAssets()
    let bytes = Array((scene.documentText.text + "\n").utf8)
    let read: SceneDescription
    do {
      read = try SceneReader(limits: limits).read(bytes: bytes)
    } catch {
      throw .refused(error)
    }
    if let keyPath = scene.firstDifference(from: read) { throw .inexpressible(keyPath: keyPath) }
    return bytes
  }
}

extension SceneDescription {
  /// The text of the document; the values are not checked.
  fileprivate var documentText: JSONText {
    var object = WrittenObject()
    object.add("version", .whole(1))
    object.add("size", .object(["width": .number(size.width), "height": .number(size.height)]))
    object.add("scale", number: scale, unless: Self.usualScale)
    object.add("traits", object: traitsText)
    if appearancePolicy == .alwaysDark(reason: .immersiveMedia) {
      object.add("alwaysDark", .string("immersiveMedia"))
    }
    object.add("glassRules", object: glassRulesText)
    object.add("room", object: roomText)
    object.add("pictures", object: picturesText)
    object.add("backdrops", backdrops?.text)
    object.add("time", number: time)
    if !catalogs.isEmpty { object.add("assets", .strings(catalogs)) }
    object.add("desktop", desktop, in: size)
    if !windows.isEmpty { object.add("windows", .array(windows.map { $0.text(in: size) })) }
    return object.text
  }

  private var traitsText: WrittenObject {
    var object = WrittenObject()
    let usual = Traits()
    object.add("platform", word: traits.platform, Vocabularies.platform, unless: usual.platform)
    object.add("appearance", word: traits.appearance, Vocabularies.appearance, unless: usual.appearance)
    object.add("contrast", word: traits.contrast, Vocabularies.contrast, unless: usual.contrast)
    object.add("transparency", word: traits.statedTransparency, Vocabularies.transparency)
    object.add("level", word: traits.level, Vocabularies.level, unless: usual.level)
    object.add("gamut", word: traits.gamut, Vocabularies.gamut, unless: usual.gamut)
    object.add("active", bool: traits.isActive, unless: usual.isActive)
    object.add("look", word: traits.look, Vocabularies.look, unless: usual.look)
    object.add("accent", word: traits.accent, Vocabularies.accent, unless: usual.accent)
    if traits.desktopTinting != .automatic { object.add("desktopTinted", bool: traits.isDesktopTinted) }
    object.add("boldText", bool: traits.hasBoldText, unless: false)
    object.add("textSize", word: traits.textSize, Vocabularies.textSize, unless: usual.textSize)
    object.add("differentiateWithoutColor", bool: traits.differentiatesWithoutColor, unless: false)
    object.add("smartInvert", bool: traits.invertsColors, unless: false)
    object.add("reduceMotion", bool: glass.reduceMotion, unless: false)
    object.add("showBorders", bool: glass.showBorders, unless: false)
    object.add("preferredLook", number: glass.preferredLook, unless: GlassSettings().preferredLook)
    object.add("idiom", word: device.idiom, Vocabularies.idiom)
    object.add("direction", word: device.direction, Vocabularies.direction, unless: .leftToRight)
    object.add("locale", string: device.locale)
    return object
  }

  private var glassRulesText: WrittenObject {
    var object = WrittenObject()
    for number in GlassRuleNumber.all {
      object.add(number.name, number: number.value(in: glassRules), unless: number.value(in: GlassRules()))
    }
    return object
  }

  private var roomText: WrittenObject {
    var object = WrittenObject()
    let usual = Room()
    object.add("lightAngle", number: room.lightAngle, unless: usual.lightAngle)
    object.add("lightIntensity", number: room.lightIntensity, unless: usual.lightIntensity)
    object.add("viewingAngle", number: room.viewingAngle, unless: usual.viewingAngle)
    return object
  }

  private var picturesText: WrittenObject {
    var object = WrittenObject()
    let (rules, usual) = (pictures.rules, PictureRules())
    object.add("soften", word: pictures.softening, Vocabularies.treatment, unless: .automatic)
    if rules.softenedWhite != usual.softenedWhite { object.add("softenedWhite", .float(rules.softenedWhite)) }
    object.add("outline", word: pictures.outline, Vocabularies.treatment, unless: .automatic)
    object.add("outlineWidth", number: rules.outlineWidth, unless: usual.outlineWidth)
    return object
  }
}

extension PellucidScene.Window {
  fileprivate func text(in size: Size) -> JSONText {
    var object = WrittenObject()
    object.add("id", string: id)
    object.add("frame", frame, in: size)
    if shape != .rectangle { object.add("shape", shape.text) }
    object.add("shadow", shadow?.text)
    object.add("active", bool: isActive)
    object.add("presentation", word: presentation, Vocabularies.presentation, unless: .automatic)
    object.add("material", string: material?.text)
    object.add("layers", layers, in: frame.size)
    return object.text
  }
}
