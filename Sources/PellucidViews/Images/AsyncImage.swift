// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A picture from the network.
///
/// - Note: Nothing is loaded, and the placeholder is drawn.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates a picture with the usual placeholder: a grey rectangle.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = Color(system: "secondarySystemFill")
  }

  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.content = _ConditionalContent(.second(placeholder()))
  }

  public init(
    url: URL?, scale: CGFloat = 1,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  public var body: some View { content }
}

/// The states of a picture from the network.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded.
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
