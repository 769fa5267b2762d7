// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

extension ColorReference {
  /// The names that tables may have for the colour: catalogs keep the "Color" at the end of Objective-C's names,
  /// which UIKit's names in Swift do not have.
  package var tableNames: [String] { name.hasSuffix("Color") ? [name, String(name.dropLast(5))] : [name] }

  /// The platform whose system has the name; nil where the platform is `universal`.
  package var systemPlatform: Platform? { Platform(catalogName: platform) }

  private var platforms: [Platform] { systemPlatform.map { [$0] } ?? Platform.allCases }

  /// A Boolean value indicating whether the platform, or any where none is given, has a colour of this name.
  package var isKnown: Bool {
    platforms.contains { platform in
      var traits = Traits()
      traits.platform = platform
      return tableNames.contains { (try? SemanticColors.resolve(name: $0, traits: traits)) != nil }
    }
  }

  /// The name that was probably meant, in the spelling of catalogs; nil where none is close enough.
  package var nearest: String? {
    var names: [String] = []
    for name in platforms.flatMap({ SemanticColors.names(on: $0) }) where !name.contains(".") {
      let written = name.hasSuffix("Color") ? name : name + "Color"
      if !names.contains(written) { names.append(written) }
    }
    return NameMatch.nearest(to: name, among: names)
  }
}
