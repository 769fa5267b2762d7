// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidJSON
import PellucidScene

/// A reader of scene documents as `Docs/scene.md` describes them.
///
///     let scene = try SceneReader().read(bytes: bytes)
///
/// Names of materials, roles and semantic colours are kept unchecked; `SceneResolver` looks them up.
package struct SceneReader: Sendable {
  /// The limits on documents.
  package var limits: SceneLimits

  /// The size in points and the pixels per point that take the place of those of documents; nil for their own.
  package var screen: (size: Size, scale: Double)?

  package init(limits: SceneLimits = SceneLimits()) { self.limits = limits }

  /// Reads the scene of a document.
  package func read(bytes: [UInt8]) throws(SceneReadingError) -> SceneDescription {
    let text: JSONDocument
    do {
      text = try JSONDocument(parsing: bytes, limits: limits.json)
    } catch {
      throw SceneReadingError(error)
    }
    var document = SceneDocument(limits: limits)
    return try document.scene(text.root, on: screen)
  }

  /// Reads an object of traits, and applies to a scene those that it names.
  ///
  /// - Throws: An error for a key that no scene's traits have, or an unknown word.
  package func apply(traits bytes: [UInt8], to scene: inout SceneDescription) throws(SceneReadingError) {
    let text: JSONDocument
    do {
      text = try JSONDocument(parsing: bytes, limits: limits.json)
    } catch {
      throw SceneReadingError(error)
    }
    let given = (scene.traits, scene.glass, scene.device)
    (scene.traits, scene.glass, scene.device) = try SceneDocument(limits: limits)
      .traits(text.root, path: "traits", over: given)
  }

  /// Reads one component, the object that a layer of a scene would be.
  ///
  /// - Parameter kind: The kind of an object without the key `component`.
  package func component(
    _ kind: ComponentKind? = nil, bytes: [UInt8]
  ) throws(SceneReadingError) -> ComponentContent {
    let text: JSONDocument
    do {
      text = try JSONDocument(parsing: bytes, limits: limits.json)
    } catch {
      throw SceneReadingError(error)
    }
    var document = SceneDocument(limits: limits)
    let layer = try document.componentLayer(text.root, kind, path: "", depth: 1)
    guard case .component(let content) = layer.content else { return ComponentContent(Component(.button)) }
    return content
  }
}

extension SceneReadingError {
  package init(_ error: JSONError) {
    switch error.fact {
    case .syntax(let found, let expected):
      self = .syntax(at: error.position, found: found, expected: expected)
    case .duplicateKey(let key):
      self = .duplicateKey(Place(key, at: error.position))
    case .tooDeep(let limit):
      self = .tooMany(Place("", at: error.position), what: .brackets, limit: limit)
    case .tooManyValues(let limit):
      self = .tooMany(Place("", at: error.position), what: .values, limit: limit)
    case .tooManyBytes(let limit):
      self = .tooManyBytes(limit: limit)
    }
  }
}

/// The reading of one document. It counts layers and windows while it descends.
struct SceneDocument {
  let limits: SceneLimits
  var layers = 0

  init(limits: SceneLimits) { self.limits = limits }

  /// Reads the root of a document.
  ///
  /// - Parameter screen: What takes the place of the size and the scale that the document states; nil for these.
  mutating func scene(
    _ root: JSONNode, on screen: (size: Size, scale: Double)? = nil
  ) throws(SceneReadingError) -> SceneDescription {
    try refuseOwnAppearance(root, path: "")
    let fields = try SceneFields(root, path: "", form: .document)
    _ = try fields.required("version")
    _ = try fields.string("$schema", limit: 4096)
    _ = try fields.whole("version")
    _ = try fields.string("note", limit: limits.textBytes)
    var size = try size(fields.required("size"), path: "size")
    var scale = try fields.number("scale") ?? SceneDescription.usualScale
    if let screen { (size, scale) = screen }
    let pixels = (size.width * scale).rounded(.up) * (size.height * scale).rounded(.up)
    guard pixels <= limits.pixels else {
      throw .outOfRange(fields.place, found: pixels, allowed: .pixels(upTo: Int(limits.pixels)))
    }
    var scene = SceneDescription(size: size, scale: scale)
    if let node = fields.node("traits") {
      (scene.traits, scene.glass, scene.device) = try traits(node, path: "traits")
    }
    if let node = fields.node("assets") {
      for (index, item) in try node.items(limit: limits.catalogs, path: "assets").enumerated() {
        scene.catalogs.append(try item.string(limit: 4096, path: "assets[\(index)]"))
      }
    }
    scene.appearancePolicy = try appearancePolicy(fields)
    if let node = fields.node("glassRules") { scene.glassRules = try glassRules(node, path: "glassRules") }
    if let node = fields.node("room") { scene.room = try room(node, path: "room") }
    if let node = fields.node("pictures") { scene.pictures = try pictures(node, path: "pictures") }
    if let node = fields.node("backdrops") {
      scene.backdrops = try PossibleBackdrops(node, path: "backdrops")
    }
    scene.time = try fields.number("time")
    if let node = fields.node("desktop") {
      scene.desktop = try layers(node, path: "desktop", parent: size, depth: 1)
    }
    if let node = fields.node("windows") { scene.windows = try windows(node, within: size) }
    return scene
  }

  private func size(_ node: JSONNode, path: String) throws(SceneReadingError) -> Size {
    let fields = try SceneFields(node, path: path, form: .size)
    let range = 1...limits.side
    let (width, height) = (try fields.required("width"), try fields.required("height"))
    return Size(
      width: try width.number(in: range, path: path + ".width"),
      height: try height.number(in: range, path: path + ".height"))
  }

  /// Reads the settings of the system; those that are not named keep the given values.
  func traits(
    _ node: JSONNode, path: String,
    over given: (Traits, GlassSettings, DeviceSettings) = (Traits(), GlassSettings(), DeviceSettings())
  ) throws(SceneReadingError) -> (Traits, GlassSettings, DeviceSettings) {
    let fields = try SceneFields(node, path: path, form: .traits)
    var traits = given.0
    traits.platform = try fields.word("platform", Vocabularies.platform) ?? traits.platform
    traits.appearance = try fields.word("appearance", Vocabularies.appearance) ?? traits.appearance
    traits.contrast = try fields.word("contrast", Vocabularies.contrast) ?? traits.contrast
    traits.statedTransparency =
      try fields.word("transparency", Vocabularies.transparency) ?? traits.statedTransparency
    traits.level = try fields.word("level", Vocabularies.level) ?? traits.level
    traits.gamut = try fields.word("gamut", Vocabularies.gamut) ?? traits.gamut
    traits.isActive = try fields.bool("active") ?? traits.isActive
    traits.look = try fields.word("look", Vocabularies.look) ?? traits.look
    traits.accent = try fields.word("accent", Vocabularies.accent) ?? traits.accent
    traits.hasBoldText = try fields.bool("boldText") ?? traits.hasBoldText
    traits.textSize = try fields.word("textSize", Vocabularies.textSize) ?? traits.textSize
    traits.differentiatesWithoutColor =
      try fields.bool("differentiateWithoutColor") ?? traits.differentiatesWithoutColor
    traits.invertsColors = try fields.bool("smartInvert") ?? traits.invertsColors
    if let isTinted = try fields.bool("desktopTinted") { traits.isDesktopTinted = isTinted }
    return (traits, try glassSettings(fields, over: given.1), try device(fields, over: given.2))
  }

  private func device(
    _ fields: SceneFields, over given: DeviceSettings
  ) throws(SceneReadingError) -> DeviceSettings {
    var device = given
    device.idiom = try fields.word("idiom", Vocabularies.idiom) ?? device.idiom
    device.direction = try fields.word("direction", Vocabularies.direction) ?? device.direction
    device.locale = try fields.string("locale", limit: 100) ?? device.locale
    return device
  }

  private func room(_ node: JSONNode, path: String) throws(SceneReadingError) -> Room {
    let fields = try SceneFields(node, path: path, form: .room)
    let usual = Room()
    return Room(
      lightAngle: try fields.number("lightAngle") ?? usual.lightAngle,
      lightIntensity: try fields.number("lightIntensity") ?? usual.lightIntensity,
      viewingAngle: try fields.number("viewingAngle") ?? usual.viewingAngle)
  }

  private func pictures(_ node: JSONNode, path: String) throws(SceneReadingError) -> PictureSettings {
    let fields = try SceneFields(node, path: path, form: .pictures)
    var pictures = PictureSettings()
    pictures.softening = try fields.word("soften", Vocabularies.treatment) ?? pictures.softening
    pictures.outline = try fields.word("outline", Vocabularies.treatment) ?? pictures.outline
    if let white = try fields.number("softenedWhite") {
      pictures.rules.softenedWhite = Float(white)
    }
    let rules = pictures.rules
    pictures.rules.outlineWidth = try fields.number("outlineWidth") ?? rules.outlineWidth
    return pictures
  }

  private mutating func windows(
    _ node: JSONNode, within size: Size
  ) throws(SceneReadingError) -> [PellucidScene.Window] {
    var windows: [PellucidScene.Window] = []
    for (index, item) in try node.items(limit: limits.layers, path: "windows").enumerated() {
      windows.append(try window(item, path: "windows[\(index)]", within: size))
    }
    return windows
  }

  private mutating func window(
    _ node: JSONNode, path: String, within size: Size
  ) throws(SceneReadingError) -> PellucidScene.Window {
    try refuseOwnAppearance(node, path: path)
    let fields = try SceneFields(node, path: path, form: .window)
    try count(fields.place)
    let frame = try frame(fields, parent: size)
    var window = PellucidScene.Window(id: try fields.string("id", limit: 1000), frame: frame)
    if let node = fields.node("shape") { window.shape = try shape(node, path: fields.path("shape")) }
    if let node = fields.node("shadow") { window.shadow = try shadow(node, path: fields.path("shadow")) }
    window.isActive = try fields.bool("active")
    window.presentation = try fields.word("presentation", Vocabularies.presentation) ?? .automatic
    window.material = try fields.string("material", limit: 1000).map { Window.Material($0) }
    if let node = fields.node("layers") {
      let inside = frame.size
      window.layers = try layers(node, path: fields.path("layers"), parent: inside, depth: 1)
    }
    return window
  }

  /// Counts one more layer or window; throws above the limit.
  mutating func count(_ place: SceneReadingError.Place) throws(SceneReadingError) {
    layers += 1
    guard layers <= limits.layers else { throw .tooMany(place, what: .layers, limit: limits.layers) }
  }

  /// Reads the frame `[x, y, width, height]`; without the key, the frame fills the parent.
  func frame(_ fields: SceneFields, parent: Size) throws(SceneReadingError) -> Rect {
    fields.node("frame") == nil ? Rect(parent) : try rect("frame", fields)
  }

  /// Reads a rectangle `[x, y, width, height]`.
  func rect(_ key: String, _ fields: SceneFields) throws(SceneReadingError) -> Rect {
    let (place, extent) = (SharedForm.places, SharedForm.extents)
    let numbers = try fields.required(key).numbers(
      [place, place, extent, extent], called: "x, y, width, height", path: fields.path(key))
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
