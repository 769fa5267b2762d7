// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The frames of views that other views take part in, by their identity.
final class GeometryMarks {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private struct Source { weak var node: LayoutNode? }
  private var sources: [Key: Source] = [:]

  func put(_ node: LayoutNode, _ key: Key) { sources[key] = Source(node: node) }

  /// The view whose frame others take.
  func source(_ key: Key) -> LayoutNode? { sources[key]?.node }
}
