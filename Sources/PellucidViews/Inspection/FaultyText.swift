// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// A text that cannot be read as it is shown.
package struct FaultyText: Equatable, Sendable {
  package let fault: TextFault
  package let text: String
  /// The identifier of the text; nil where it states none.
  package let id: String?
  /// The rectangle of the text in the picture, in points.
  package let frame: CGRect
}

extension ViewTree {
  /// The texts that are empty, cut off, or drawn on each other. Texts that are not drawn, or that wait to be scrolled to, count as
  /// none, and a text that something else covers does not lie on what is above it.
  package var faultyTexts: [FaultyText] {
    let all = all, texts = Self.shownTexts(all)
    return texts.flatMap { text in
      text.element.faults
        + texts.filter { $0.order < text.order && Self.isCovered($0, by: text, all) }.map { other in
          FaultyText(of: text.element, .overlaps(other.element.text ?? ""))
        }
    }
  }

  /// A text with its place in the order of drawing.
  private struct Shown {
    var order: Int
    var element: ViewElement
  }

  /// Returns the texts among all views that are drawn in the picture.
  private static func shownTexts(_ all: [ViewElement]) -> [Shown] {
    let hidden: ViewElement.State = [.invisible, .scrolledAway, .decorative]
    return all.enumerated().filter { _, element in
      element.text != nil && element.state.isDisjoint(with: hidden)
    }.map { Shown(order: $0, element: $1) }
  }

  /// Returns a Boolean value indicating whether a text is drawn on another one, with nothing between them.
  ///
  /// - Parameter all: All views, in the order in which they are drawn.
  private static func isCovered(_ lower: Shown, by upper: Shown, _ all: [ViewElement]) -> Bool {
    let common = lower.element.frame.intersection(upper.element.frame)
    guard !common.isNull, common.width > least,
      common.height > share * min(lower.element.frame.height, upper.element.frame.height),
      lower.element.hasLetters, upper.element.hasLetters
    else { return false }
    return !all[lower.order..<upper.order].contains { element in
      element.state.contains(.covers) && !element.state.contains(.invisible)
        && element.frame.insetBy(dx: -1, dy: -1).contains(common)
    }
  }

  /// The width in points up to which texts may share a place, and the share of the lower one's height. Chosen: lines have more room
  /// above and below their letters than that.
  private static let least: CGFloat = 2, share: CGFloat = 0.3
}

extension ViewElement {
  fileprivate var hasLetters: Bool {
    text?.contains { !$0.isWhitespace } == true
  }

  fileprivate var faults: [FaultyText] {
    guard hasLetters || image != nil else { return [FaultyText(of: self, .empty)] }
    var faults: [FaultyText] = []
    if state.contains(.truncated) { faults.append(FaultyText(of: self, .truncated)) }
    if state.contains(.clipped) || frame.width <= 0 || frame.height <= 0 {
      faults.append(FaultyText(of: self, .clipped))
    }
    return faults
  }
}

extension FaultyText {
  fileprivate init(of element: ViewElement, _ fault: TextFault) {
    self.init(fault: fault, text: element.text ?? "", id: element.id, frame: element.frame)
  }
}
