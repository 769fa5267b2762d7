// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// A view that fills what is proposed to it: a colour, a shape, a gradient.
final class FillingNode: LayoutNode {
  private let content: (CGRect) -> Layer.Content?

  /// - Parameter content: Returns the content of a layer of this size; nil where nothing is drawn.
  init(_ content: @escaping (CGRect) -> Layer.Content?) {
    self.content = content
    super.init()
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let rect = CGRect(origin: origin, size: frame.size)
    guard frame.width > 0, frame.height > 0, let content = content(CGRect(origin: .zero, size: frame.size))
    else { return }
    list.append(Layer(frame: list.rect(rect), content: content))
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    drawn.last.map { ElementFacts(filling: $0, nil) }
  }
}

/// A view without content, which has no size.
final class EmptyNode: LayoutNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A view whose size is that of its content, whatever is proposed: a picture that cannot be resized, a symbol.
final class FixedContentNode: LayoutNode {
  private let size: CGSize
  private let preferences: ViewSpacing
  private let content: Layer.Content?

  init(_ size: CGSize, spacing: ViewSpacing = ViewSpacing(), content: Layer.Content? = nil) {
    (self.size, preferences, self.content) = (size, spacing, content)
    super.init()
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    guard let content else { return }
    list.append(Layer(frame: list.rect(CGRect(origin: origin, size: frame.size)), content: content))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { size }
  override var spacing: ViewSpacing { preferences }
}

/// Space that takes what its stack has left.
final class SpacerNode: LayoutNode {
  private let least: CGFloat
  /// The axis of the stack around the spacer; nil outside of stacks.
  private let axis: Axis?

  init(least: CGFloat?, axis: Axis?) {
    (self.least, self.axis) = (least ?? ViewSpacing.usual, axis)
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      guard self.axis == nil || self.axis == axis else { return 0 }
      return max(least, proposal[axis] ?? least)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override var spacing: ViewSpacing {
    guard let axis else { return .zero }
    var spacing = ViewSpacing.zero
    spacing.reset(axis == .horizontal ? .vertical : .horizontal)
    return spacing
  }

  /// Stacks ask spacers last.
  override var priority: Double { -.infinity }
}

/// A line across the axis of its stack.
final class DividerNode: LayoutNode {
  private let axis: Axis
  private let thickness: CGFloat

  /// - Parameters:
  ///   - axis: The axis of the stack around the line.
  ///   - thickness: The thickness in points: one pixel, or one point with accessibility text sizes.
  init(across axis: Axis, thickness: CGFloat) {
    (self.axis, self.thickness) = (axis, thickness)
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let length = proposal.replacingUnspecifiedDimensions()[axis.other]
    return CGSize(axis, along: thickness, across: length)
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let content = Layer.Content.fill(shape: .rectangle, .foreground(.separator))
    list.append(Layer(frame: list.rect(CGRect(origin: origin, size: frame.size)), content: content))
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? { ElementFacts(type: "Divider") }
}

/// A text, whose lines are measured by somebody else.
final class TextNode: LayoutNode {
  /// The size of lines and their baselines, in points.
  struct Lines: Equatable {
    var size: CGSize
    var firstBaseline: CGFloat, lastBaseline: CGFloat
    /// The greatest number of lines, where the height leaves room for no more; nil for all.
    var limit: Int?
  }

  /// The measures of a font, in points, as distances from the baseline.
  struct Metrics: Equatable {
    var ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat
  }

  private let metrics: Metrics
  /// The length of a pixel, in points.
  private let pixel: CGFloat
  private let lines: (ProposedViewSize) -> Lines
  private let content: (Lines) -> Layer.Content?

  /// - Parameters:
  ///   - lines: Breaks the text into lines for a proposal.
  ///   - content: Returns the layer of the lines.
  init(
    _ metrics: Metrics, pixel: CGFloat, lines: @escaping (ProposedViewSize) -> Lines,
    content: @escaping (Lines) -> Layer.Content? = { _ in nil }
  ) {
    (self.metrics, self.pixel, self.lines, self.content) = (metrics, pixel, lines, content)
    super.init()
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    guard let content = content(lines(proposal)) else { return }
    list.append(Layer(frame: list.rect(CGRect(origin: origin, size: frame.size)), content: content))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { lines(proposal).size }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return lines(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return lines(proposal).lastBaseline }
    return nil
  }

  override var spacing: ViewSpacing {
    let height = metrics.ascent + metrics.descent
    let gap = (height * 0.1).roundedUp(to: pixel)
    var spacing = ViewSpacing()
    spacing.top.kinds = [
      .texts: metrics.leading, .aboveText: height + gap - metrics.ascent,
    ]
    spacing.bottom.pixel = pixel
    spacing.bottom.kinds = [
      .texts: 0, .belowText: max(height + gap - metrics.capHeight, gap + metrics.descent),
    ]
    return spacing
  }
}

extension CGFloat {
  /// Returns the next multiple of a length that is not smaller.
  func roundedUp(to step: CGFloat) -> CGFloat {
    // The allowance is for multiples that are not exact in binary.
    step > 0 ? ((self / step) - 1e-6).rounded(.up) * step : self
  }
}
