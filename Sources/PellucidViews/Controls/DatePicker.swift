// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidScene

/// The parts of a date that a picker chooses.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1), date = Self(rawValue: 2)
}

/// A control that chooses a date.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  private let label: Label
  private let date: Date
  private let components: DatePickerComponents

  private init(_ label: Label, _ date: Date, _ components: DatePickerComponents) {
    (self.label, self.date, self.components) = (label, date, components)
  }

  public var body: some View {
    ChosenView { environment in
      switch environment.datePickerLook {
      case .calendar: AnyView(calendar)
      case .wheels where environment.traits.platform != .macOS: AnyView(wheels)
      default: AnyView(LabelledControl(label: label) { fields(DateText(environment)) })
      }
    }
  }

  private var calendar: some View {
    ComponentView(stretches: .horizontal) {
      DateParts(date, in: $0).month(narrow: $0.traits.platform == .macOS)
    }
  }

  private var wheels: some View {
    ComponentView(stretches: .horizontal) { DateParts(date, in: $0).wheels(components) }
  }

  /// The date and the time, each in words on a body of its own; the bodies are those of bordered buttons, in a neutral fill.
  private func fields(_ words: DateText) -> some View {
    HStack {
      if components.contains(.date) { field(words.string(date, date: .abbreviated, time: .omitted)) }
      if components.contains(.hourAndMinute) { field(words.string(date, date: .omitted, time: .shortened)) }
    }
  }

  private func field(_ words: String) -> some View {
    ComponentView(views: [ComponentLabel(.title, title: words, Text(words))]) { environment in
      Component(.button).with(.style, .word(.bordered)).with(.tint, color: .semantic("label"))
        .with(.size, word: environment.controlSize.word)
    }
  }
}

extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection.wrappedValue, displayedComponents)
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection.wrappedValue, displayedComponents)
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection.wrappedValue, displayedComponents)
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection.wrappedValue, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  public init<S: SystemTitle>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title: title), selection.wrappedValue, displayedComponents)
  }

  public init<S: SystemTitle>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title: title), selection.wrappedValue, displayedComponents)
  }

  public init<S: SystemTitle>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title: title), selection.wrappedValue, displayedComponents)
  }

  public init<S: SystemTitle>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title: title), selection.wrappedValue, displayedComponents)
  }
}

/// The looks of date pickers.
enum DatePickerLook: Hashable, Sendable { case automatic, calendar, wheels }

/// A look of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The look among those of this module. Only the styles of this module have one.
  var systemDateLook: SystemDateLook { get }
}

/// A look of date pickers without names of views.
public struct SystemDateLook: Sendable { let look: DatePickerLook }

/// The date and the time in words.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public let systemDateLook = SystemDateLook(look: .automatic)
  nonisolated public init() {}
}

/// The date and the time in words.
public struct CompactDatePickerStyle: DatePickerStyle {
  public let systemDateLook = SystemDateLook(look: .automatic)
  nonisolated public init() {}
}

/// The days of a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public let systemDateLook = SystemDateLook(look: .calendar)
  nonisolated public init() {}
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  public let systemDateLook = SystemDateLook(look: .wheels)
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { Self() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: Self { Self() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { Self() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension EnvironmentValues {
  private enum DateKey: EnvironmentKey { static var defaultValue: DatePickerLook { .automatic } }

  var datePickerLook: DatePickerLook {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}

extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerLook, style.systemDateLook.look)
  }
}

/// A control that shows a colour and opens a picker.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let color: Color

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (self.label, color) = (label(), selection.wrappedValue)
  }

  public var body: some View {
    let color = color
    LabelledControl(label: label) {
      ComponentView { Component(.colorWell).with(.tint, color: color.style(in: $0)) }
    }
  }
}

extension ColorPicker where Label == Text {
  public init<S: SystemTitle>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title: title) }
  }
}
