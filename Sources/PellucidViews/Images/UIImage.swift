// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A picture of UIKit as far as views use it: one of the app's catalogs, or a symbol of the system.
public struct UIImage: Hashable, Sendable {
  let name: String
  let isSymbol: Bool

  public init?(named name: String) { (self.name, isSymbol) = (name, false) }
  public init?(systemName name: String) { (self.name, isSymbol) = (name, true) }
}

/// A picture of AppKit as far as views use it: one of the app's catalogs, or a symbol of the system.
public struct NSImage: Hashable, Sendable {
  let name: String
  let isSymbol: Bool

  public init?(named name: String) { (self.name, isSymbol) = (name, false) }
  public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    (self.name, isSymbol) = (name, true)
  }
}

extension Image {
  public init(uiImage: UIImage) {
    self = uiImage.isSymbol ? Image(systemName: uiImage.name) : Image(uiImage.name)
  }
  public init(nsImage: NSImage) {
    self = nsImage.isSymbol ? Image(systemName: nsImage.name) : Image(nsImage.name)
  }
}
