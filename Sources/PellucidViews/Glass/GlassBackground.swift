// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidScene

/// The cases in which a view of visionOS has glass behind it.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  case implicit, always, never
}

extension View {
  /// Lays the glass of visionOS behind the view. Other systems do not have it, and draw nothing.
  public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
    glassBackgroundEffect(in: RoundedRectangle(cornerRadius: 46), displayMode: displayMode)
  }

  /// Lays the glass of visionOS behind the view, in a shape. Other systems do not have it, and draw nothing.
  public func glassBackgroundEffect<Outline: InsettableShape>(
    in shape: Outline, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    background(shape.fill(SpatialGlass(isShown: displayMode != .never)))
  }
}

/// The glass of visionOS.
private struct SpatialGlass: ShapeStyle {
  let isShown: Bool

  func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    isShown && environment.traits.platform == .visionOS
      ? SystemFilling(kind: .material(.glass)) : Color.clear.systemFilling(in: environment)
  }
}
