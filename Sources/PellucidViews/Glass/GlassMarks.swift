// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The names of a piece of glass among the glass of its container.
struct GlassMarks: Equatable {
  var identity: String?
  var union: String?
  var transition: GlassContent.Transition?
}

/// The way in which glass appears and disappears.
public struct GlassEffectTransition: Hashable, Sendable {
  let system: GlassContent.Transition

  public static let matchedGeometry = Self(system: .matchedGeometry)
  public static let materialize = Self(system: .materialize)
  public static let identity = Self(system: .identity)
}

extension EnvironmentValues {
  private enum MarksKey: EnvironmentKey { static var defaultValue: GlassMarks { GlassMarks() } }

  var glassMarks: GlassMarks {
    get { self[MarksKey.self] }
    set { self[MarksKey.self] = newValue }
  }
}

extension View {
  /// Names glass that is one thing before and after a change. Equal names of two namespaces in one container count as one name.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    environment(\.glassMarks.identity, id.map { "\($0)" })
  }

  /// Joins all glass of a container that has the same name. Equal names of two namespaces in one container count as one name.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    environment(\.glassMarks.union, id.map { "\($0)" })
  }

  /// Sets the way in which glass appears and disappears.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    environment(\.glassMarks.transition, transition.system)
  }
}
