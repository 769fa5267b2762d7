// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags of catalogs, and of the device, the language and the direction for which documents and assets are read.
struct AssetFlags: Sendable {
  /// The paths of catalogs or folders of catalogs, in the given order.
  private(set) var catalogs: [String] = []
  /// The family of devices; nil if not given.
  private(set) var idiom: DeviceSettings.Idiom?
  /// The devices; nil if not given.
  private(set) var devices: [DeviceScreen]?
  private var directions: [DeviceSettings.Direction]?
  private var locales: [String]?

  /// The sections with all flags of assets.
  static var sections: [Section<AssetFlags>] {
    [
      Section(
        .what,
        .list(
          "--assets", \.catalogs, .folder("PATH"),
          "catalog, or folder of catalogs, for the scene's asset: names; may be repeated")),
      Section(
        .settings,
        .option(
          "--device", \.devices, .list(of: .device),
          "size, scale, platform and family of a device, such as iphone-17-pro or ipad-landscape; of several, each is drawn"
        ),
        .option("--idiom", \.idiom, .words(Vocabularies.idiom), "device that variants of assets are for"),
        .option(
          "--direction", \.directions, .list(of: .words(Vocabularies.direction)),
          "direction of the interface and of assets; of several, each is drawn"),
        .option(
          "--locale", \.locales, .list(of: .language),
          "language of components and of assets, such as ko; of several, each is drawn")),
    ]
  }

  /// A Boolean value indicating whether none of the flags is given.
  var areEmpty: Bool {
    catalogs.isEmpty && idiom == nil && devices == nil && directions == nil && locales == nil
  }

  /// The first flag with several values; nil for none.
  var firstList: String? {
    let counts = [
      ("--device", devices?.count), ("--locale", locales?.count), ("--direction", directions?.count),
    ]
    return counts.first { $0.1.map { $0 > 1 } == true }?.0
  }

  /// Returns these flags without those of devices and without the values of lists, for scenes that have them already.
  var withoutLists: AssetFlags {
    var flags = self
    flags.devices = nil
    if directions.map({ $0.count > 1 }) == true { flags.directions = nil }
    if locales.map({ $0.count > 1 }) == true { flags.locales = nil }
    return flags
  }

  /// Returns every combination of the devices, the languages and the directions, of which the last varies fastest. A value is part of
  /// the names of pictures where there are several, and a device always.
  ///
  /// - Parameter isInBothDirections: A Boolean value indicating whether both directions are drawn unless some are given.
  func choices(inBothDirections isInBothDirections: Bool) -> [VersionChoice] {
    let directions = self.directions ?? (isInBothDirections ? DeviceSettings.Direction.allCases : [])
    return [VersionChoice()].with(devices ?? [], \.screen, named: true) { .device($0) }
      .with(locales ?? [], \.locale, named: (locales ?? []).count > 1) { .locale($0) }
      .with(directions, \.direction, named: directions.count > 1) { .direction($0) }
  }
}

/// A device, a language and a direction for which a document is read.
struct VersionChoice: Sendable {
  /// The device; nil for the size, the scale and the platform of the document.
  fileprivate(set) var screen: DeviceScreen?
  /// The language; nil for that of the document.
  fileprivate(set) var locale: String?
  /// The direction; nil for that of the document.
  fileprivate(set) var direction: DeviceSettings.Direction?
  /// The settings that are part of the names of pictures.
  fileprivate(set) var changes: [SettingChange] = []

  fileprivate init() {}

  /// Sets the properties of a scene that are chosen.
  func apply(to scene: inout SceneDescription) {
    if let screen {
      (scene.size, scene.scale, scene.traits.platform) = (
        screen.size, screen.model.scale, screen.model.platform
      )
      scene.device.idiom = screen.idiom
    }
    scene.device.locale = locale ?? scene.device.locale
    scene.device.direction = direction ?? scene.device.direction
  }
}

extension [VersionChoice] {
  /// Returns each choice with each of some values; the choices themselves where there are none.
  fileprivate func with<Value>(
    _ values: [Value], _ path: WritableKeyPath<VersionChoice, Value?>, named isNamed: Bool,
    _ change: (Value) -> SettingChange
  ) -> [VersionChoice] {
    guard !values.isEmpty else { return self }
    return flatMap { choice in
      values.map { value in
        var choice = choice
        choice[keyPath: path] = value
        if isNamed { choice.changes.append(change(value)) }
        return choice
      }
    }
  }
}

extension ValueForm<DeviceScreen> {
  /// The form of the name of a device.
  fileprivate static var device: ValueForm {
    .notation("MODEL", words: DeviceScreen.names) { (text, place) throws(UsageProblem) in
      guard let screen = DeviceScreen.named(text) else {
        throw .unknown(.device, text, at: place, .these(DeviceModel.all.map(\.name)))
      }
      return screen
    }
  }
}

extension ValueForm where Value == String {
  /// The form of a language. It may become part of the name of a file.
  fileprivate static var language: ValueForm {
    .notation("LANGUAGE") { (text, place) throws(UsageProblem) in
      let isPlain = text.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
      guard isPlain, (1...40).contains(text.utf8.count) else { throw .malformed(.language, at: place) }
      return text
    }
  }
}
