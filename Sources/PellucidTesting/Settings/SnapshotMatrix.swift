// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidViews

/// The devices and settings in which a view is drawn: every combination of them.
///
///     SnapshotMatrix(devices: [.iPhone, .iPad], appearances: [.light, .dark])
public struct SnapshotMatrix: Hashable, Sendable {
  public var devices: [SnapshotDevice]
  public var appearances: [ColorScheme]
  public var contrasts: [ColorSchemeContrast]
  public var transparencies: [TransparencySetting]
  public var textSizes: [DynamicTypeSize]
  /// The identifiers of languages and regions, such as "ko_KR".
  public var locales: [String]
  /// The directions of the layout; nil for that of each locale.
  public var directions: [LayoutDirection]?
  public var looks: [Look]

  /// Creates a matrix; a setting that is not given is that of a new iPhone in American English.
  public init(
    devices: [SnapshotDevice] = [.iPhone], appearances: [ColorScheme] = [.light],
    contrasts: [ColorSchemeContrast] = [.standard], transparencies: [TransparencySetting] = [.standard],
    textSizes: [DynamicTypeSize] = [.large], locales: [String] = ["en_US"],
    directions: [LayoutDirection]? = nil, looks: [Look] = [.os27]
  ) {
    (self.devices, self.appearances, self.contrasts) = (devices, appearances, contrasts)
    (self.transparencies, self.textSizes, self.locales) = (transparencies, textSizes, locales)
    (self.directions, self.looks) = (directions, looks)
  }

  /// The combinations, in the order of the settings; each once.
  var combinations: [SnapshotVariant] {
    var all = devices.map { SnapshotVariant(device: $0) }
    func multiply<Value>(_ values: [Value], _ change: (inout SnapshotVariant, Value) -> Void) {
      all = all.flatMap { settings in
        values.map { value in
          var settings = settings
          change(&settings, value)
          return settings
        }
      }
    }
    multiply(appearances) { $0.traits.appearance = $1 == .dark ? .dark : .light }
    multiply(contrasts) { $0.traits.contrast = $1 == .increased ? .increased : .standard }
    multiply(transparencies) { if $1 == .reduced { $0.traits.transparency = .reduced } }
    multiply(textSizes) { $0.traits.textSize = $1.system }
    multiply(locales) { $0.locale = $1 }
    if let directions { multiply(directions) { $0.direction = $1 } }
    multiply(looks) { $0.traits.look = $1 }
    var seen: Set<String> = []
    return all.filter { seen.insert($0.name).inserted }
  }
}
