// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// A key of a property list, or a build setting, with a value that is a text or a Boolean value.
struct Setting: Hashable, Sendable {
  /// The key as it is written, without quotation marks.
  var key: String
  /// The value; that of a Boolean value of a property list is `true` or `false`.
  var value: String
  /// The place of the key in the text; nil in a binary property list.
  var offset: Int?

  /// The key without the condition of a build setting, such as `[sdk=macosx*]`, and without the device of a
  /// key, such as `~ipad`.
  var name: Substring { key.prefix { $0 != "[" && $0 != "~" } }
}

extension Setting {
  private static let ofInfo = "INFOPLIST_KEY_"

  /// The only appearance that a setting which allows an app one allows it. The other setting of this kind than a dark style is light.
  var appearance: Appearance { value == "Dark" ? .dark : .light }

  /// A Boolean value that is true where the setting allows an app one appearance.
  var isOneAppearance: Bool {
    switch name.hasPrefix(Self.ofInfo) ? name.dropFirst(Self.ofInfo.count) : name {
    case "UIUserInterfaceStyle": value == "Light" || value == "Dark"
    case "NSRequiresAquaSystemAppearance": ["true", "yes", "1"].contains(value.lowercased())
    default: false
    }
  }

  /// The systems by the build settings that state the oldest release which a product runs on.
  private static let targets: [Substring: Platform] = [
    "IPHONEOS_DEPLOYMENT_TARGET": .iOS, "MACOSX_DEPLOYMENT_TARGET": .macOS, "TVOS_DEPLOYMENT_TARGET": .tvOS,
    "WATCHOS_DEPLOYMENT_TARGET": .watchOS, "XROS_DEPLOYMENT_TARGET": .visionOS,
  ]

  /// The system and its oldest release that a product runs on; nil for another setting. A release that another setting states is 0.
  var deployment: (platform: Platform, release: Int)? {
    Self.targets[name].map { ($0, Int(value.prefix { $0 != "." }) ?? 0) }
  }

  /// A Boolean value that is true for the identifier of an app, an extension or a framework; products that test others have none.
  var identifiesProduct: Bool {
    name == "PRODUCT_BUNDLE_IDENTIFIER" && !value.lowercased().hasSuffix("tests")
  }

  /// A Boolean value that is true for the settings that files of a project tell something by.
  var tells: Bool { isOneAppearance || deployment != nil || identifiesProduct }
}
