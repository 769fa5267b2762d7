// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension AttributeScopes {
  /// The attributes of texts of views.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlineIntentAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    public enum InlineIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

/// The emphasis that markdown states.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = Self(rawValue: 1), stronglyEmphasized = Self(rawValue: 2)
  public static let code = Self(rawValue: 4), strikethrough = Self(rawValue: 32)
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The runs of a text with the attributes.
  var textRuns: [Text.Run] {
    runs.map { run in
      var attributes = TextAttributes()
      (attributes.font, attributes.link) = (run.swiftUIFont, run.link)
      attributes.style = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self].map {
        AnyShapeStyle($0)
      }
      attributes.background = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self].map {
        AnyShapeStyle($0)
      }
      attributes.underline = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self].map {
        .some($0)
      }
      attributes.strikethrough = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self].map {
        .some($0)
      }
      attributes.kerning = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
      attributes.tracking = run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
      attributes.baselineOffset = run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self]
      if let intent = run[AttributeScopes.SwiftUIAttributes.InlineIntentAttribute.self] {
        if intent.contains(.emphasized) { attributes.isItalic = true }
        if intent.contains(.stronglyEmphasized) { attributes.isBold = true }
        if intent.contains(.strikethrough) { attributes.strikethrough = .some(.single) }
        if intent.contains(.code) { attributes.design = .monospaced }
      }
      return Text.Run(content: .string(String(self[run.range].characters)), attributes: attributes)
    }
  }
}

extension AttributedString.Runs.Run {
  fileprivate var swiftUIFont: Font? { self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] }
}

extension AttributedString {
  /// The choices of reading markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The parts of markdown that are read. Emphasis, code and links are, whatever is asked for.
    public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public var interpretedSyntax: InterpretedSyntax

    public init(interpretedSyntax: InterpretedSyntax = .full) { self.interpretedSyntax = interpretedSyntax }
  }

  /// Creates a text of markdown with its emphasis, code and links.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in Markdown(markdown).runs {
      guard case .string(let string) = run.content else { continue }
      var part = AttributedString(string)
      var intent: InlinePresentationIntent = []
      if run.attributes.isBold == true { intent.insert(.stronglyEmphasized) }
      if run.attributes.isItalic == true { intent.insert(.emphasized) }
      if run.attributes.strikethrough != nil { intent.insert(.strikethrough) }
      if run.attributes.design == .monospaced { intent.insert(.code) }
      if !intent.isEmpty { part[AttributeScopes.SwiftUIAttributes.InlineIntentAttribute.self] = intent }
      part.link = run.attributes.link
      self.append(part)
    }
  }
}
