// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Selected letters of fields. No field of a picture has the focus, and none shows a selection.

/// The letters that are selected in a text.
public struct TextSelection: Hashable, Sendable {
  /// The selected ranges.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// The letters that are selected in a text with attributes.
public struct AttributedTextSelection: Equatable, Sendable {
  private let ranges: [Range<AttributedString.Index>]

  public init() { ranges = [] }
  public init(range: Range<AttributedString.Index>) { ranges = [range] }
  public init(insertionPoint: AttributedString.Index) { ranges = [insertionPoint..<insertionPoint] }
}

extension TextField where Label == Text {
  public init<S: SystemTitle>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    if let axis {
      self.init(title, text: text, prompt: prompt, axis: axis)
    } else {
      self.init(title, text: text, prompt: prompt)
    }
  }
}

extension TextEditor {
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

  /// Creates an editor of a text with attributes.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(attributed: text.wrappedValue)
  }
}
