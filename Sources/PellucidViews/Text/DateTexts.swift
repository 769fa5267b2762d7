// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Text {
  /// The ways in which a text shows a date.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    public static let time = Self(kind: .time), date = Self(kind: .date)
    /// The distance from now in words.
    public static let relative = Self(kind: .relative)
    /// The distance from now with its sign.
    public static let offset = Self(kind: .offset)
    /// The distance from now as a clock.
    public static let timer = Self(kind: .timer)
  }

  /// Creates the text of a date.
  ///
  /// - Note: Distances are those at the time of the drawing, so that such a text changes from picture to picture.
  public init(_ date: Date, style: DateStyle) { runs = [Run(content: .date(date, style))] }

  /// Creates the text of the time between two dates.
  public init(_ interval: DateInterval) { self.init(interval.start...max(interval.start, interval.end)) }

  public init(_ dates: ClosedRange<Date>) { runs = [Run(content: .dates(dates))] }

  /// Creates the text of a clock that runs through an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: DateText.clock(seconds, showsHours: showsHours))
  }
}

/// A value that changes with time. A text shows it as it is when the text is made.
public struct TimeDataSource<Value>: Sendable {
  fileprivate let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  public static var currentDate: Self { Self { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> Self { Self { date..<max(date, $0) } }
  public static func dateRange(endingAt date: Date) -> Self { Self { min(date, $0)..<date } }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date, which is negative before it.
  public static func durationOffset(to date: Date) -> Self {
    Self { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  /// Creates the text of a value that changes with time, in a format.
  ///
  /// - Note: The time is that of the drawing, so that such a text changes from picture to picture.
  public init<V: Equatable, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(source.value(Date()), format: format)
  }

  public init<V: Equatable, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(source.value(Date()), format: format)
  }
}

/// The words of dates and of distances between them.
struct DateText {
  private let locale: Locale
  private let timeZone: TimeZone

  init(_ environment: EnvironmentValues) {
    (locale, timeZone) = (environment.locale, environment.timeZone)
  }

  func string(_ date: Date, _ style: Text.DateStyle, now: Date = Date()) -> String {
    let distance = date.timeIntervalSince(now)
    switch style.kind {
    case .time: return string(date, date: .omitted, time: .shortened)
    case .date: return string(date, date: .long, time: .omitted)
    case .timer: return Self.clock(abs(distance), showsHours: true)
    case .relative: return Self.words(distance, most: 2)
    case .offset: return (distance < 0 ? "-" : "+") + Self.words(distance, most: 1)
    }
  }

  func string(_ dates: ClosedRange<Date>) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let ends = [dates.lowerBound, dates.upperBound].map {
      string($0, date: isOneDay ? .omitted : .abbreviated, time: .shortened)
    }
    return ends.joined(separator: " – ")
  }

  func string(
    _ moment: Date, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    moment.formatted(Date.FormatStyle(date: date, time: time, locale: locale, timeZone: timeZone))
  }

  /// Returns the time as hours, minutes and seconds.
  static func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
    let seconds = Int(min(max(interval.finite, 0), 1e9))
    let (hours, minutes) = (seconds / 3600, seconds / 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, hours > 0 else { return "\(minutes):\(two(seconds % 60))" }
    return "\(hours):\(two(minutes % 60)):\(two(seconds % 60))"
  }

  /// Returns the largest units of a distance.
  private static func words(_ interval: TimeInterval, most: Int) -> String {
    var seconds = Int(min(abs(interval.finite), 1e11))
    var parts: [String] = []
    for (unit, length) in units where seconds >= length || length == 1 {
      let count = seconds / length
      seconds -= count * length
      if count > 0 || (parts.isEmpty && length == 1) {
        parts.append("\(count) \(unit)\(count == 1 ? "" : "s")")
      }
      if parts.count == most { break }
    }
    return parts.joined(separator: ", ").replacing("mins", with: "min").replacing("secs", with: "sec")
  }

  private static let units = [
    ("year", 31_557_600), ("month", 2_629_800), ("week", 604_800), ("day", 86_400), ("hr", 3600),
    ("min", 60), ("sec", 1),
  ]
}
