// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views that are made for the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Sets the action that deletes elements.
  ///
  /// - Note: This changes no picture.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> { self }

  /// Sets the action that moves elements.
  ///
  /// - Note: This changes no picture.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> { self }
}
