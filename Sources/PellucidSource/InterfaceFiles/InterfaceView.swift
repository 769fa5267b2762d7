// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A view of an interface file.
struct InterfaceView: Sendable {
  /// The rectangle in the view that it is in; nil where the file states none.
  var frame: Frame?
  /// The nearest view that the view is in.
  var parent: InterfaceTree.ID?
  /// The views directly in the view that show something, upper ones first.
  var stack: [InterfaceTree.ID] = []
  /// The element of the colour that fills the view; nil for a view that draws no background.
  var fill: InterfaceTree.ID?
  /// The ground that the view itself draws behind its contents; nil for a view that is transparent.
  var look: InterfaceGround?

  struct Frame: Hashable, Sendable {
    var x: Double, y: Double, width: Double, height: Double

    var center: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
    var area: Double { width * height }

    func contains(_ point: (x: Double, y: Double)) -> Bool {
      point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
    }
  }
}

/// The ground below a text of an interface file.
enum InterfaceGround: Hashable, Sendable {
  /// A colour with one value, and its element.
  case fixed(FixedColor, alpha: Double, InterfaceTree.ID)
  /// A hue of the system, its accent, or a fill in it.
  case tinted
  /// A picture, a film, a map or a page.
  case media
  /// A colour of the system that follows the appearance.
  case adaptive(String)
  /// A colour of a catalog.
  case asset
  case material(String?)
  /// A material that gives what is on it its colour.
  case vibrant
  /// The background of the window, or of a cell, which the system chooses.
  case page
  /// A view of the project, which draws what another file decides.
  case custom
  /// A ground that is not known, because the file is broken before it.
  case unread
}
