// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view in the tree of the views that a picture shows.
package struct ViewElement: Equatable, Sendable {
  /// The facts about how a view is shown.
  package struct State: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The text ends with an ellipsis, because not all of it has room.
    package static let truncated = State(rawValue: 1)
    /// A part of the view lies outside of a shape that cuts it, or of the picture.
    package static let clipped = State(rawValue: 2)
    /// The view lies in a part of a scrolling view that is not shown.
    package static let scrolledAway = State(rawValue: 4)
    /// The view is drawn without any opacity.
    package static let invisible = State(rawValue: 8)
    /// The control cannot be used.
    package static let disabled = State(rawValue: 16)
    package static let selected = State(rawValue: 32)
    /// The view covers what is drawn below it.
    package static let covers = State(rawValue: 64)
    /// The view is presented in front of all others, which wait until it is dismissed.
    package static let modal = State(rawValue: 128)
    /// The view says nothing that is to be read: the arrow of a row, or a mask.
    package static let decorative = State(rawValue: 1024)
    /// The view shows one part after another of what is in it, along an axis.
    static let scrollsAcross = State(rawValue: 256), scrollsDown = State(rawValue: 512)
  }

  /// The name of the view's type in SwiftUI, such as `Text`.
  package var type: String
  /// The view's rectangle in the picture, in points, after transforms.
  package var frame: CGRect
  /// The letters of a text.
  package var text: String?
  /// The name of a symbol or of a picture of a catalog.
  package var image: String?
  package var state: State = []
  package var accessibility = AccessibilityNotes()
  /// The views in the view, in the order in which they are drawn.
  package var children: [ViewElement] = []

  init(_ type: String, _ frame: CGRect) { (self.type, self.frame) = (type, frame) }

  /// The identifier that the view states for tests, or else its identity where that is a text or a number.
  package var id: String? { accessibility.identifier ?? accessibility.identity }

  /// Changes the view and all views in it.
  mutating func changeAll(_ change: (inout ViewElement) -> Void) {
    change(&self)
    for index in children.indices { children[index].changeAll(change) }
  }

  /// The view and all views in it, outer ones first, in the order in which they are drawn.
  package var all: [ViewElement] { [self] + children.flatMap(\.all) }
}

/// The descriptions of a view for assistive technologies, as its modifiers state them.
package struct AccessibilityNotes: Equatable, Sendable {
  /// The ways in which the views in a view are told.
  package enum Children: String, Sendable { case ignore, contain, combine }

  package var label: String?, value: String?, hint: String?
  package var identifier: String?
  /// The identity that `id(_:)` states, where it is a text or a number.
  package var identity: String?
  package var isHidden: Bool?
  package var added: Set<String> = [], removed: Set<String> = []
  package var children: Children?
  package var sortPriority: Double?
}
