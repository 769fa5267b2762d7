// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// A view that continues beyond the safe area as mirrored, blurred copies of itself.
private final class BackgroundExtensionNode: ModifierNode {
  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let insets = safeAreaInsets
    guard insets != EdgeInsets() else { return drawChildren(&list, at: origin) }
    let frame = list.rect(CGRect(origin: origin, size: self.frame.size).outset(by: insets))
    let own = list.rect(CGRect(origin: origin, size: self.frame.size))
    var inner = list.inside(CGPoint(x: own.x, y: own.y))
    drawChildren(&inner, at: CGPoint(x: origin.x - own.x, y: origin.y - own.y))
    let safe = Rect(x: own.x - frame.x, y: own.y - frame.y, width: own.width, height: own.height)
    list.append(
      Layer(
        frame: frame,
        content: .backgroundExtension(BackgroundExtensionContent(safeArea: safe, layers: inner.layers))))
  }
}

extension View {
  /// Continues the view beyond the safe area, at the edges where it touches its end, with mirrored and blurred copies of itself.
  public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    NodeView(content: self) { isEnabled ? BackgroundExtensionNode($0) : $0 }
  }
}
