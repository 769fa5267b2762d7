// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// A Boolean value that is true where bars have no background, and their items lie on glass of their own.
  var barsFloat: Bool { !isOld && traits.platform != .visionOS }

  /// Returns the factor by which a text style in a bar is larger than at the usual text size: bars grow less than content.
  func barScale(_ style: TextStyle) -> Double {
    guard traits.platform == .iOS || isSpatial else { return textScale(style) }
    return min(
      max(textScale(style), metric(.navigationBar, .leastScale)), metric(.navigationBar, .greatestScale))
  }

  /// Returns the height of a line of a text style in a bar.
  func barLineHeight(_ style: TextStyle) -> Double {
    let scale = barScale(style), whole = textScale(style)
    return scale == whole ? lineHeight(style) : lineHeight(style) / whole * scale
  }

  /// Creates a text of one line in a text style, as large as bars let it grow.
  func barText(
    _ string: String, _ style: TextStyle, weight: Int? = nil, _ color: ForegroundStyle = .primary,
    alignment: TextContent.Alignment = .leading
  ) -> TextContent {
    var content = text(string, style, weight: weight, color, alignment: alignment)
    let scale = barScale(style), whole = textScale(style)
    if scale != whole, let font = content.font.metrics(in: traits) {
      content.font = .fixed(size: (font.size / whole * scale).rounded(), weight: font.weight)
    }
    return content
  }

  /// Returns the effect that keeps a bar readable over content, at an edge of the parent.
  ///
  /// - Parameters:
  ///   - height: The height of the bar in points, without the status bar or home indicator.
  ///   - inset: The distance between the bar and the edge.
  func scrollEdge(
    _ component: Component, _ edge: ScrollEdgeSide, height: Double, inset: Double, in parent: Size
  ) -> [Layer] {
    guard barsFloat, component.word(.style) != .plain else { return [] }
    var content = ScrollEdgeContent(edge: edge, barHeight: height, inset: inset)
    content.hasTitle = component.text(.title) != nil
    return [Layer(frame: Rect(parent), content: .scrollEdge(content))]
  }

  /// Returns a line along an edge of a bar.
  func hairline(_ kind: ComponentKind, y: Double, width: Double) -> Layer {
    .fill(
      .level(.separator), .rectangle, Rect(x: 0, y: y, width: width, height: metric(kind, .dividerHeight)))
  }

  /// Returns a text in the middle of the height of a frame, at the end of its width that the text's alignment names.
  mutating func line(_ text: TextContent, in frame: Rect) -> Layer {
    let height = measure(text, width: frame.width).size.height
    return .text(
      text, Rect(x: frame.x, y: frame.y + (frame.height - height) / 2, width: frame.width, height: height))
  }

  /// Returns a badge whose middle is at a point.
  mutating func badge(_ text: String, at center: Point) -> [Layer] {
    let height = metric(.tabBar, .badgeHeight)
    let label = TextContent(
      text, size: metric(.tabBar, .badgeFontSize), alignment: .center, lineLimit: 1,
      style: .component(.badgeLabel))
    let extent = measure(label).size
    let width = max(height, extent.width + 2 * metric(.tabBar, .badgePadding))
    let frame = Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    return [.fill(.component(.badge), .capsule, frame), line(label, in: frame)]
  }
}
