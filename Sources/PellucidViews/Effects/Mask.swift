// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Shows the view inside a shape. The engine cuts at outlines: a mask whose opacity changes, such as a gradient, does not exist.
  public func mask<Mask: Shape>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    clipShape(mask())
  }

  public func mask<Mask: Shape>(_ mask: Mask) -> some View { clipShape(mask) }
}
