// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidScene

/// The parts of a date in the Gregorian calendar, in the words and the order of a language.
struct DateParts {
  private let date: Date
  private let calendar: Calendar
  private let locale: Locale
  private let format: Date.FormatStyle

  init(_ date: Date, in environment: EnvironmentValues) {
    (self.date, calendar, locale) = (date, environment.gregorian, environment.locale)
    format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: environment.timeZone)
  }

  private func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }

  // MARK: Month

  /// Returns the days of the month.
  ///
  /// - Parameter narrow: True gives weekdays the shortest names.
  func month(narrow: Bool) -> Component {
    let names = narrow ? calendar.veryShortStandaloneWeekdaySymbols : calendar.shortStandaloneWeekdaySymbols
    let weekdays = names.map { Component(.option).with(.title, text: $0.uppercased(with: locale)) }
    return Component(.calendar).with(.year, .number(Double(min(max(part(.year), 1), 9999))))
      .with(.month, .number(Double(part(.month)))).with(.day, .number(Double(part(.day))))
      .with(.firstWeekday, .number(Double(calendar.firstWeekday)))
      .with(.title, text: date.formatted(format.year().month(.wide))).with(.items, parts: weekdays)
  }

  // MARK: Wheels

  /// A wheel, and the letters that stand for its part in patterns of dates.
  private struct Wheel {
    var letters: String
    var titles: [String]
    var selection: Int
  }

  /// Returns the picker of the parts.
  func wheels(_ parts: DatePickerComponents) -> Component {
    var wheels: [Wheel] = []
    if parts.contains(.date) { wheels += ordered([days, months, years], as: "yMMMMd") }
    if parts.contains(.hourAndMinute) { wheels += ordered(clock, as: "jmm") }
    let components = wheels.map { wheel in
      Component(.wheel).with(.items, parts: wheel.titles.map { Component(.option).with(.title, text: $0) })
        .with(.selection, .number(Double(wheel.selection)))
    }
    return Component(.picker).with(.items, parts: components)
  }

  private var years: Wheel {
    let year = part(.year)
    let titles = (year - 20...year + 20).map {
      title(format.year(), DateComponents(year: $0, month: 1, day: 1))
    }
    return Wheel(letters: "yu", titles: titles, selection: 20)
  }

  private var months: Wheel {
    let titles = (1...12).map { title(format.month(.wide), DateComponents(year: 2000, month: $0, day: 1)) }
    return Wheel(letters: "ML", titles: titles, selection: part(.month) - 1)
  }

  private var days: Wheel {
    let titles = (1...31).map { title(format.day(), DateComponents(year: 2000, month: 1, day: $0)) }
    return Wheel(letters: "d", titles: titles, selection: part(.day) - 1)
  }

  /// The wheels of the time: the hours of the day, or those of its halves, where the language counts in halves.
  private var clock: [Wheel] {
    let hour = part(.hour), hasHalves = letters(of: "jmm").contains { "abB".contains($0) }
    let hours = hasHalves ? [12] + Array(1...11) : Array(0...23)
    let minutes = (0...59).map { $0.formatted(.number.precision(.integerLength(2...)).locale(locale)) }
    let wheels = [
      Wheel(
        letters: "hHkK", titles: hours.map { $0.formatted(.number.locale(locale)) },
        selection: hour % hours.count),
      Wheel(letters: "m", titles: minutes, selection: part(.minute)),
    ]
    guard hasHalves else { return wheels }
    return wheels + [
      Wheel(letters: "abB", titles: [calendar.amSymbol, calendar.pmSymbol], selection: hour / 12)
    ]
  }

  private func title(_ format: Date.FormatStyle, _ parts: DateComponents) -> String {
    calendar.date(from: parts)?.formatted(format) ?? ""
  }

  /// Returns wheels in the order in which the language writes the parts of a template.
  private func ordered(_ wheels: [Wheel], as template: String) -> [Wheel] {
    let letters = letters(of: template)
    func place(_ wheel: Wheel) -> Int {
      letters.firstIndex { wheel.letters.contains($0) } ?? letters.count
    }
    return wheels.sorted { place($0) < place($1) }
  }

  /// Returns the letters that stand for parts in the pattern of a template, without the words between them.
  private func letters(of template: String) -> [Character] {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
    let pieces = pattern.split(separator: "'", omittingEmptySubsequences: false)
    return pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap { Array($0.element) }
  }
}
