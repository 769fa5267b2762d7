// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Requests of views to the system around them. None of it has an effect in a picture.

extension View {
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
}
