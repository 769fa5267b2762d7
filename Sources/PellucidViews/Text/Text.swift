// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidScene

/// Lines of text.
public struct Text: SystemView, Equatable {
  let string: String
  private var font: Font?
  private var weight: Font.Weight?

  public init(verbatim content: String) { string = content }
  public init<Content: StringProtocol>(_ content: Content) { string = String(content) }

  /// Sets the font of this text.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.font = font
    return text
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var text = self
    text.weight = weight
    return text
  }

  public func bold() -> Text { fontWeight(.bold) }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let environment = scope.environment
    var font = view.font ?? environment.font ?? .body
    if let weight = view.weight ?? environment.fontWeight { font = font.weight(weight) }
    let filling = HierarchicalShapeStyle.primary.systemFilling(in: environment)
    let style = filling.style ?? .primary
    let text = MeasuredText(view.string, font, environment)
    let node = TextNode(text.metrics, pixel: environment.pixelLength) {
      text.lines($0)
    } content: { lines in
      text.content(lines, style)
    }
    return ViewList([filling.faded(node)])
  }
}

/// A text with what determines its lines.
private struct MeasuredText {
  private let request: TextRequest
  private let font: Font
  private let lineHeight: CGFloat
  private let measurer: TextRoom?
  private let pixel: CGFloat
  private let limit: Int?

  init(_ string: String, _ font: Font, _ environment: EnvironmentValues) {
    let metrics = font.metrics(in: environment.traits)
    var request = TextRequest(string, size: metrics.size, weight: metrics.weight)
    (request.lineHeight, request.tracking) = (metrics.lineHeight, metrics.tracking)
    request.alignment = environment.multilineTextAlignment.content
    request.truncation = environment.truncationMode.content
    request.lineLimit = environment.lineLimit.map { max(1, $0) }
    (self.request, self.font, limit) = (request, font, request.lineLimit)
    (lineHeight, measurer, pixel) = (metrics.usualLineHeight, environment.texts, environment.pixelLength)
  }

  /// The measures of the font; chosen where only the font's file has them: those of Inter.
  var metrics: TextNode.Metrics {
    let size = CGFloat(request.size)
    return TextNode.Metrics(
      ascent: size * 0.96875, descent: size * 0.2421875, leading: 0, capHeight: size * 0.7273)
  }

  func lines(_ proposal: ProposedViewSize) -> TextNode.Lines {
    var request = request
    var extent = extent(of: request, proposal.width)
    let fitting = proposal.height.map { ($0 / lineHeight + 1e-6).rounded(.down) }
    if let fitting, fitting < CGFloat(extent.lines) {
      request.lineLimit = max(1, Int(fitting))
      extent = self.extent(of: request, proposal.width)
    }
    let size = CGSize(
      width: CGFloat(extent.size.width).roundedUp(to: pixel),
      height: CGFloat(extent.size.height).roundedUp(to: pixel))
    let below =
      CGFloat(extent.size.height) - lineHeight * CGFloat(max(0, extent.lines - 1)) - CGFloat(extent.baseline)
    return TextNode.Lines(
      size: size, firstBaseline: CGFloat(extent.baseline), lastBaseline: CGFloat(extent.size.height) - below,
      limit: request.lineLimit)
  }

  private func extent(of request: TextRequest, _ width: CGFloat?) -> TextExtent {
    let extent = measurer?.extent(of: request, fitting: Double(width ?? .infinity))
    return extent ?? TextExtent(size: .init(width: 0, height: 0), baseline: 0, lines: 0)
  }

  func content(_ lines: TextNode.Lines, _ style: PellucidScene.ForegroundStyle) -> Layer.Content {
    .text(
      TextContent(
        request.string, font: font.content, alignment: request.alignment, lineLimit: lines.limit,
        truncation: request.truncation, style: style))
  }
}

/// The measurer of the texts of one view.
final class TextRoom {
  private var measurer: any TextMeasuring

  init(_ measurer: any TextMeasuring) { self.measurer = measurer }

  func extent(of text: TextRequest, fitting width: Double) -> TextExtent {
    measurer.extent(of: text, fitting: width)
  }
}

/// The alignment of lines of different length.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  var content: TextContent.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text {
  /// Where a line that is too long is cut.
  public enum TruncationMode: Sendable {
    case head, tail, middle

    var content: TextContent.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}

extension EnvironmentValues {
  private enum TextsKey: EnvironmentKey { static var defaultValue: TextRoom? { nil } }
  private enum LimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  private enum TraitsKey: EnvironmentKey { static var defaultValue: Traits { Traits() } }

  /// The measurer of texts; nil outside of a drawing, where texts have no size.
  var texts: TextRoom? {
    get { self[TextsKey.self] }
    set { self[TextsKey.self] = newValue }
  }

  /// The settings that the views are drawn in.
  var traits: Traits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// The greatest number of lines; nil for no limit.
  public var lineLimit: Int? {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
}

extension View {
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
}
