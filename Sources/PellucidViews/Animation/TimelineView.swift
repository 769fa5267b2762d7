// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The moments at which a view is made again.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The pace of a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// Moments at a distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval > 0 ? interval : 1)
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let (start, interval) = (start, interval)
    // The first moment is the last one of the row that is not after the beginning.
    let first = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return sequence(first: max(0, first)) { $0 + 1 }.lazy.map { start.addingTimeInterval($0 * interval) }
  }
}

/// The moments at which a minute begins.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(
      from: startDate, mode: mode)
  }
}

/// Given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The moment of each frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (max(minimumInterval ?? 0, 1.0 / 120), paused)
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let (interval, isPaused) = (interval, isPaused)
    return sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(interval) }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// The moment for which the views of any timeline are made.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Views that are made for moments.
///
/// The views of every picture appear at one moment, 9:41 on 9 January 2007 in Greenwich, so that pictures do not depend on the clock.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: SystemView {
  /// The moment for which views are made.
  public struct Context: Sendable {
    /// The greatest distance between two moments.
    public enum Cadence: Comparable, Hashable, Sendable {
      case live, seconds, minutes
    }

    public let date: Date
    public var cadence: Cadence { .live }
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    scope.remake = { scope in
      let graph = scope.graph
      if graph.time != nil { graph.moves(scope) }
      let context = TimelineViewDefaultContext(
        date: view.date(graph.start, graph.start.addingTimeInterval(graph.time ?? 0)))
      return Content.systemNodes(of: scope.reading(view) { $0.content(context) }, in: scope.child(.body))
    }
    return scope.make()
  }

  /// Returns the last moment of the schedule that is not after now, or the beginning where there is none.
  private func date(_ start: Date, _ now: Date) -> Date {
    var date = start
    for (count, next) in schedule.entries(from: start, mode: .normal).enumerated() {
      guard next <= now, count < Self.mostEntries else { break }
      date = next
    }
    return date
  }

  /// The number of moments that are followed. Chosen: an hour of frames.
  private static var mostEntries: Int { 432_000 }
}
