// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidScene

/// A setting along which a scene is drawn in all values, by its key in scene documents.
package enum MatrixAxis: String, CaseIterable, Hashable, Sendable {
  case appearance, contrast, transparency, level, gamut
  /// The settings for which a document and its assets are read; see `SceneVersion`.
  case device, locale, direction
  case boldText, textSize, differentiateWithoutColor, smartInvert
  case reduceMotion, showBorders, preferredLook

  /// The settings whose values are known without a list of them.
  package static var listless: [MatrixAxis] { allCases.filter { $0 != .device && $0 != .locale } }
}

/// A value of a setting that differs from the scene's own, and is part of the name of a combination.
package enum SettingChange: Hashable, Sendable {
  case device(DeviceScreen)
  /// The language as a locale identifier.
  case locale(String)
  case direction(DeviceSettings.Direction)
  case boldText(Bool)
  case textSize(TextSize)
  case differentiateWithoutColor(Bool)
  case smartInvert(Bool)
  case reduceMotion(Bool)
  case showBorders(Bool)
  /// The preferred look of glass, from clear (0) to tinted (1).
  case preferredLook(Double)

  /// The setting that is changed.
  package var axis: MatrixAxis {
    switch self {
    case .device: .device
    case .locale: .locale
    case .direction: .direction
    case .boldText: .boldText
    case .textSize: .textSize
    case .differentiateWithoutColor: .differentiateWithoutColor
    case .smartInvert: .smartInvert
    case .reduceMotion: .reduceMotion
    case .showBorders: .showBorders
    case .preferredLook: .preferredLook
    }
  }

  /// The suffix of the combination's name.
  package var name: String {
    switch self {
    case .device(let screen): screen.name
    case .locale(let locale): locale
    case .direction(let direction): Vocabularies.direction.name(of: direction)
    case .boldText(let isOn): isOn ? "boldText" : "plainText"
    case .textSize(let size): Vocabularies.textSize.name(of: size)
    case .differentiateWithoutColor(let isOn): isOn ? "differentiateWithoutColor" : "colorAlone"
    case .smartInvert(let isOn): isOn ? "smartInvert" : "uninverted"
    case .reduceMotion(let isOn): isOn ? "reduceMotion" : "fullMotion"
    case .showBorders(let isOn): isOn ? "showBorders" : "borderless"
    case .preferredLook(let look): look == 0 ? "clear" : look == 1 ? "tinted" : "betweenLooks"
    }
  }

  /// The caption of the change.
  package var label: String {
    switch self {
    case .device(let screen): screen.label
    case .locale(let locale): "language " + locale
    case .direction(let direction): direction == .rightToLeft ? "right to left" : "left to right"
    case .boldText(let isOn): isOn ? "bold text" : "plain text"
    case .textSize(let size): "text size " + Vocabularies.textSize.name(of: size)
    case .differentiateWithoutColor(let isOn): isOn ? "not by colour alone" : "by colour alone"
    case .smartInvert(let isOn): isOn ? "smart invert" : "not inverted"
    case .reduceMotion(let isOn): isOn ? "less motion" : "full motion"
    case .showBorders(let isOn): isOn ? "borders" : "no borders"
    case .preferredLook(let look): look == 0 ? "clear look" : look == 1 ? "tinted look" : "between the looks"
    }
  }

  /// The position of the value among those of its setting, in texts whose order is that of the values.
  package var order: String {
    switch self {
    case .device(let screen): screen.name
    case .locale(let locale): locale
    case .direction(let direction): Self.digits(DeviceSettings.Direction.allCases.firstIndex(of: direction))
    case .boldText(let isOn), .differentiateWithoutColor(let isOn), .smartInvert(let isOn),
      .reduceMotion(let isOn), .showBorders(let isOn):
      Self.digits(isOn ? 1 : 0)
    case .textSize(let size): Self.digits(TextSize.allCases.firstIndex(of: size))
    case .preferredLook(let look): Self.digits(SettingsVariant.looks.firstIndex(of: look))
    }
  }

  /// Returns an index in two digits: there are twelve text sizes.
  package static func digits(_ index: Int?) -> String {
    index.map { ($0 < 10 ? "0" : "") + String($0) } ?? ""
  }
}

// MARK: - Along named axes

extension SettingsVariant {
  /// The preferred looks of glass that a matrix draws.
  static let looks = [0, 0.5, 1]

  /// Returns every combination of the values of some settings; the others stay as in the scene. The last setting, in the
  /// order of `MatrixAxis`, varies fastest.
  package static func all(of scene: SceneDescription, along axes: Set<MatrixAxis>) -> [SettingsVariant] {
    var variants = [SettingsVariant(traits: scene.traits, glass: scene.glass)]
    for axis in MatrixAxis.allCases where axes.contains(axis) {
      variants = variants.flatMap { $0.inAllValues(of: axis, scene) }
    }
    return variants
  }

  /// Returns the combination in all values of one setting that the platform has.
  private func inAllValues(of axis: MatrixAxis, _ scene: SceneDescription) -> [SettingsVariant] {
    let platform = scene.traits.platform
    switch axis {
    case .appearance:
      guard platform.hasAppearances else { return [self] }
      return scene.appearancePolicy.appearances.map { value in with { $0.traits.appearance = value } }
    case .contrast:
      return ContrastSetting.allCases.map { value in with { $0.traits.contrast = value } }
    case .transparency:
      return TransparencySetting.allCases.map { value in with { $0.traits.transparency = value } }
    case .level:
      guard platform.hasLevels else { return [self] }
      return PellucidDesign.Level.allCases.map { value in with { $0.traits.level = value } }
    case .gamut:
      return [Gamut.srgb, .displayP3].map { value in
        with {
          $0.traits.gamut = value
          $0.isOtherGamut = value != scene.traits.gamut
        }
      }
    // The versions of the scene have these.
    case .device, .locale, .direction: return [self]
    case .textSize: return TextSize.allCases.map { applying(.textSize($0)) }
    case .boldText: return [applying(.boldText(false)), applying(.boldText(true))]
    case .differentiateWithoutColor:
      return [applying(.differentiateWithoutColor(false)), applying(.differentiateWithoutColor(true))]
    case .smartInvert: return [applying(.smartInvert(false)), applying(.smartInvert(true))]
    case .reduceMotion: return [applying(.reduceMotion(false)), applying(.reduceMotion(true))]
    case .showBorders: return [applying(.showBorders(false)), applying(.showBorders(true))]
    case .preferredLook: return Self.looks.map { applying(.preferredLook($0)) }
    }
  }

  private func with(_ change: (inout SettingsVariant) -> Void) -> SettingsVariant {
    var result = self
    change(&result)
    return result
  }

  /// Returns the combination with a setting at a value, which is part of the name unless the setting has it already.
  private func applying(_ change: SettingChange) -> SettingsVariant {
    var result = self
    switch change {
    case .device, .locale, .direction: break
    case .boldText(let isOn): result.traits.hasBoldText = isOn
    case .textSize(let size): result.traits.textSize = size
    case .differentiateWithoutColor(let isOn): result.traits.differentiatesWithoutColor = isOn
    case .smartInvert(let isOn): result.traits.invertsColors = isOn
    case .reduceMotion(let isOn): result.glass.reduceMotion = isOn
    case .showBorders(let isOn): result.glass.showBorders = isOn
    case .preferredLook(let look): result.glass.preferredLook = look
    }
    if result.traits != traits || result.glass != glass { result.changes.append(change) }
    return result
  }
}
