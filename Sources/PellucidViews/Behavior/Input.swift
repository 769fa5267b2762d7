// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Reactions of views to people. A picture is never touched, so that none of it has an effect.

/// The label of the key that submits a text.
public struct SubmitLabel: Sendable {
  private let name: String
  public static let done = Self(name: "done"), go = Self(name: "go"), send = Self(name: "send")
  public static let join = Self(name: "join"), route = Self(name: "route"), search = Self(name: "search")
  public static let `return` = Self(name: "return"), next = Self(name: "next")
  public static let `continue` = Self(name: "continue")
}

/// The fields whose texts are submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = Self(rawValue: 1), search = Self(rawValue: 2)
}

/// The letters that are written large.
public struct TextInputAutocapitalization: Sendable {
  private let name: String
  public static var never: Self { Self(name: "never") }
  public static var words: Self { Self(name: "words") }
  public static var sentences: Self { Self(name: "sentences") }
  public static var characters: Self { Self(name: "characters") }
}

/// The kinds of keyboards, under the name of UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: Self { .asciiCapable }
}

/// The letters that are written large, under the name of UIKit.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// The meaning of a text that people enter, under the name of UIKit.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  public static let name = Self(name: "name"), givenName = Self(name: "givenName")
  public static let familyName = Self(name: "familyName"), nickname = Self(name: "nickname")
  public static let emailAddress = Self(name: "emailAddress"), username = Self(name: "username")
  public static let password = Self(name: "password"), newPassword = Self(name: "newPassword")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let oneTimeCode = Self(name: "oneTimeCode"), URL = Self(name: "URL")
  public static let telephoneNumber = Self(name: "telephoneNumber")
  public static let creditCardNumber = Self(name: "creditCardNumber")
  public static let postalCode = Self(name: "postalCode"), addressCity = Self(name: "addressCity")
  public static let addressState = Self(name: "addressState"), countryName = Self(name: "countryName")
  public static let fullStreetAddress = Self(name: "fullStreetAddress")
  public static let streetAddressLine1 = Self(name: "streetAddressLine1")
  public static let streetAddressLine2 = Self(name: "streetAddressLine2")
  public static let organizationName = Self(name: "organizationName"), jobTitle = Self(name: "jobTitle")
  public static let dateTime = Self(name: "dateTime"), location = Self(name: "location")
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let upArrow = Self("\u{F700}"), downArrow = Self("\u{F701}")
  public static let leftArrow = Self("\u{F702}"), rightArrow = Self("\u{F703}")
  public static let escape = Self("\u{1B}"), delete = Self("\u{8}"), deleteForward = Self("\u{F728}")
  public static let home = Self("\u{F729}"), end = Self("\u{F72B}"), pageUp = Self("\u{F72C}")
  public static let pageDown = Self("\u{F72D}"), clear = Self("\u{F739}"), tab = Self("\u{9}")
  public static let space = Self(" "), `return` = Self("\u{D}")
}

/// Keys that are held while another one is pressed.
@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4)
  public static let option = Self(rawValue: 8), command = Self(rawValue: 16)
  public static let numericPad = Self(rawValue: 32), all = Self(rawValue: 63)
}

/// Keys that start an action.
public struct KeyboardShortcut: Hashable, Sendable {
  public let key: KeyEquivalent
  private let held: Int
  public var modifiers: EventModifiers { EventModifiers(rawValue: held) }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, held) = (key, modifiers.rawValue)
  }
  public static let defaultAction = Self(.return, modifiers: []), cancelAction = Self(.escape, modifiers: [])
}

/// A look of what the pointer is over.
public struct HoverEffect: Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), highlight = Self(name: "highlight")
  public static let lift = Self(name: "lift")
}

/// A feeling or a sound that answers to a change.
public struct SensoryFeedback: Equatable, Sendable {
  /// The firmness of what an impact is felt to be of.
  public enum Flexibility: Sendable { case rigid, solid, soft }
  /// The weight of what an impact is felt to be of.
  public enum Weight: Sendable { case light, medium, heavy }

  private let name: String
  public static let success = Self(name: "success"), warning = Self(name: "warning")
  public static let error = Self(name: "error"), selection = Self(name: "selection")
  public static let increase = Self(name: "increase"), decrease = Self(name: "decrease")
  public static let start = Self(name: "start"), stop = Self(name: "stop")
  public static let alignment = Self(name: "alignment"), levelChange = Self(name: "levelChange")
  public static let impact = Self(name: "impact"), pathComplete = Self(name: "pathComplete")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }
}

/// The way in which a scroll puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
  private let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var immediately: Self { Self(name: "immediately") }
  public static var interactively: Self { Self(name: "interactively") }
  public static var never: Self { Self(name: "never") }
}

/// The kinds of a view's shape that a stated shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1), dragPreview = Self(rawValue: 2)
  public static let contextMenuPreview = Self(rawValue: 4), hoverEffect = Self(rawValue: 8)
  public static let focusEffect = Self(rawValue: 16), accessibility = Self(rawValue: 32)
}

extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    self
  }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  public func help<S: SystemTitle>(_ text: S) -> some View { self }
  public func help(_ text: Text) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?)
    -> some View
  { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
