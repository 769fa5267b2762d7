// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The scaling of content into a frame of other proportions.
public enum ContentMode: Hashable, Sendable {
  /// Keeps the proportions and covers the frame; the content may extend beyond it.
  case fill
  /// Keeps the proportions and lies entirely within the frame.
  case fit
  /// Takes the frame's proportions and size.
  case stretch

  /// Returns the rectangle of the whole content, centred in `frame`; with `.fill` it can be larger than the frame.
  ///
  /// - Parameters:
  ///   - width, height: The size of the content, each above 0.
  package func placed(width: Double, height: Double, in frame: Rect) -> Rect {
    let horizontal = frame.width / width
    let vertical = frame.height / height
    let scale: Double
    switch self {
    case .stretch: return frame
    case .fill: scale = max(horizontal, vertical)
    case .fit: scale = min(horizontal, vertical)
    }
    let (width, height) = (width * scale, height * scale)
    return Rect(
      x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2,
      width: width, height: height)
  }
}
