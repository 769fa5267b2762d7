// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// A picture or a symbol of a size of its own, or one that fills what is proposed.
class PictureNode: LayoutNode {
  private let size: CGSize
  private let isResizable: Bool
  private let preferences: ViewSpacing
  private let layer: (Rect) -> Layer?

  init(
    _ size: CGSize, isResizable: Bool, spacing: ViewSpacing = ViewSpacing(),
    _ layer: @escaping (Rect) -> Layer?
  ) {
    (self.size, self.isResizable, preferences, self.layer) = (size, isResizable, spacing, layer)
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  /// A Boolean value that is true for a picture that no catalog has. It takes no room, and its layer tells that it is missing.
  var isMissing = false

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    guard frame.width.isFinite, frame.height.isFinite else { return }
    guard isMissing || frame.width > 0 && frame.height > 0 else { return }
    if let layer = layer(list.rect(CGRect(origin: origin, size: frame.size))) { list.append(layer) }
  }

  /// The name of the symbol or of the picture.
  var name: String?

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    var facts = ElementFacts(type: "Image", image: name)
    if case .image? = drawn.last?.content { facts.state.insert(.covers) }
    return facts
  }

  override var spacing: ViewSpacing { preferences }
}

/// A symbol, whose middle lies on the middle of the capitals beside it.
final class SymbolNode: PictureNode {
  /// The height of capitals, in points.
  var capHeight: CGFloat = 0

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? size(proposal).height / 2 + capHeight / 2 : nil
  }
}
