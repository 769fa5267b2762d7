// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidScene

extension View {
  /// Shows the view where other views are opaque, and as far as they are.
  ///
  /// - Parameter alignment: The place of the mask, to which the view's size is proposed.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    masked(by: mask(), alignment)
  }

  public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask, .center) }

  /// Shows the view inside a shape, at whose outline the engine cuts.
  public func mask<Mask: Shape>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    clipShape(mask())
  }

  public func mask<Mask: Shape>(_ mask: Mask) -> some View { clipShape(mask) }

  private func masked<Mask: View>(by mask: Mask, _ alignment: Alignment) -> some View {
    overlay(alignment: alignment) {
      ZStack(alignment: alignment) { mask }.layer { $0.blend = .destinationIn }
    }.layer { $0.isIsolated = true }
  }
}
