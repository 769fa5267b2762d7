// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that draws a view for a program to share or to keep.
///
/// - Note: It draws nothing: a program of previews is drawn from outside, and its pictures are nil.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point.
  public var scale: CGFloat = 1
  public var isOpaque = false

  public init(content: Content) { self.content = content }

  public var uiImage: UIImage? { nil }
  public var nsImage: NSImage? { nil }
}
