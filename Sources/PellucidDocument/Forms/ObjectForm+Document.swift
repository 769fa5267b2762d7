// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

// The document, its windows and its settings.
extension ObjectForm {
  private static let limits = SceneLimits()

  package static let document = ObjectForm([
    KeyForm("$schema", .text(bytes: 4096), "The JSON Schema of the document, for editors."),
    KeyForm("version", .whole(1...1), "The version of the format.", isRequired: true),
    KeyForm("size", .object(size), "The size of the scene, in points.", isRequired: true),
    KeyForm("scale", .number(0.5...8), "Pixels per point; 2 by default."),
    KeyForm("traits", .object(traits), "The settings of the system."),
    KeyForm(
      "alwaysDark", .words(["immersiveMedia"]),
      "Dark whatever the traits are, for interfaces that recede behind films or pictures."),
    KeyForm("glassRules", .object(glassRules), "The chosen numbers for decisions about glass."),
    KeyForm("room", .object(room), "The light and the viewing angle of visionOS."),
    KeyForm("pictures", .object(pictures), "The treatment of pictures that would glow or be lost."),
    KeyForm("time", .number(0...3600), "The moment that is drawn, in seconds."),
    KeyForm("assets", .list(.text(bytes: 4096), most: limits.catalogs), "Paths of asset catalogs."),
    KeyForm("backdrops", .shared(.backdrops), "What can lie behind the materials and glass."),
    KeyForm("desktop", .shared(.layers), "Layers of the desktop, bottom to top."),
    KeyForm("windows", .list(.object(window), most: limits.layers), "Windows, back to front."),
    KeyForm("note", .text(bytes: limits.textBytes), "A comment; it is not drawn."),
  ])
  static let size = ObjectForm([
    KeyForm("width", .number(1...limits.side), "The width, in points.", isRequired: true),
    KeyForm("height", .number(1...limits.side), "The height, in points.", isRequired: true),
  ])
  static let window = ObjectForm([
    KeyForm("id", .text(bytes: 1000), "A name for findings."),
    KeyForm("frame", .shared(.frame), "[x, y, width, height] in the scene; all of it by default."),
    KeyForm("shape", .shared(.shape), "The outline, to which the window is clipped."),
    KeyForm("shadow", .shared(.shadow), "The shadow of the window."),
    KeyForm("active", .flag, "True if this window is the active one."),
    KeyForm("presentation", .words(Vocabularies.presentation.names), "The way that the window is shown."),
    KeyForm("material", .text(bytes: 1000), "The material behind the layers: automatic, none or a name."),
    KeyForm("layers", .shared(.layers), "The layers, bottom to top, relative to the window's frame."),
    KeyForm("note", .anything, "A comment; it is not drawn."),
  ])
  static let traits = ObjectForm([
    KeyForm("platform", .words(Vocabularies.platform.names), "The platform; ios by default."),
    KeyForm("appearance", .words(Vocabularies.appearance.names), "The system's appearance."),
    KeyForm("contrast", .words(Vocabularies.contrast.names), "Increase Contrast."),
    KeyForm("transparency", .words(Vocabularies.transparency.names), "Reduce Transparency."),
    KeyForm("level", .words(Vocabularies.level.names), "The level of backgrounds on iOS."),
    KeyForm("gamut", .words(Vocabularies.gamut.names), "The gamut of the picture."),
    KeyForm("active", .flag, "True for the active app."),
    KeyForm("look", .words(Vocabularies.look.names), "The release whose look is drawn."),
    KeyForm("accent", .words(Vocabularies.accent.names), "The accent colour of macOS."),
    KeyForm("desktopTinted", .flag, "Windows of macOS pick up colour from the desktop."),
    KeyForm("reduceMotion", .flag, "Reduce Motion."),
    KeyForm("showBorders", .flag, "Glass has borders."),
    KeyForm("preferredLook", .number(0...1), "From clear to tinted glass; 0.5 by default."),
    KeyForm("idiom", .words(Vocabularies.idiom.names), "The device, for assets."),
    KeyForm("direction", .words(Vocabularies.direction.names), "The direction of the interface."),
    KeyForm("locale", .text(bytes: 100), "A language such as ko or zh-Hant."),
    KeyForm("boldText", .flag, "Bold Text."),
    KeyForm("textSize", .words(Vocabularies.textSize.names), "The text size, which text styles follow."),
    KeyForm("differentiateWithoutColor", .flag, "Differentiate Without Color."),
    KeyForm("smartInvert", .flag, "Smart Invert."),
  ])
  static let room = ObjectForm([
    KeyForm(
      "lightAngle", .number(Room.lightAngles),
      "Where the light comes from, in degrees clockwise from the right."),
    KeyForm("lightIntensity", .number(Room.lightIntensities), "The intensity of the light."),
    KeyForm(
      "viewingAngle", .number(Room.viewingAngles),
      "The angle of the line of sight, in degrees from straight on."),
  ])
  static let pictures = ObjectForm([
    KeyForm("soften", .words(Vocabularies.treatment.names), "Whether white ground is darkened in dark."),
    KeyForm("softenedWhite", .number(0.5...1), "The value that white becomes."),
    KeyForm("outline", .words(Vocabularies.treatment.names), "Whether icons get an outline."),
    KeyForm("outlineWidth", .number(0.25...8), "The width of the outline, in points."),
  ])
  static let glassRules = ObjectForm(
    GlassRuleNumber.all.map { number in
      let (least, greatest) = (number.range.lowerBound, number.range.upperBound)
      let form = number.isWhole ? DocumentForm.whole(Int(least)...Int(greatest)) : .number(number.range)
      return KeyForm(number.name, form, "A chosen number for decisions about glass.")
    })
}
