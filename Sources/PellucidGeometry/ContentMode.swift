// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The way in which content of a size of its own meets a frame of other proportions.
public enum ContentMode: Hashable, Sendable {
  /// Covers the frame and may reach beyond it.
  case fill
  /// Lies whole within the frame.
  case fit
  /// Takes the frame's proportions.
  case stretch

  /// The rectangle that the whole content covers, centred in `frame`; larger than the frame when it fills it.
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
