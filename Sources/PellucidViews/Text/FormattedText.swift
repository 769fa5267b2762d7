// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value in a format, whose words depend on the locale and the time zone of the views around.
struct FormattedText: Equatable, @unchecked Sendable {
  /// The value and its format.
  private let parts: [any Equatable]
  /// Returns the runs of the text in some surroundings.
  let runs: (EnvironmentValues) -> [Text.Run]

  /// - Parameter runs: Returns the runs of what the format makes of the value.
  init<F: FormatStyle>(_ value: F.FormatInput, _ format: F, runs: @escaping (F.FormatOutput) -> [Text.Run])
  where F.FormatInput: Equatable {
    parts = [value, format]
    self.runs = { runs($0.localized(format).format(value)) }
  }

  static func == (one: FormattedText, other: FormattedText) -> Bool {
    zip(one.parts, other.parts).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { other as? Self == self }
}

extension Text.Run {
  /// Returns the runs that the run stands for in some surroundings.
  func resolved(in environment: EnvironmentValues) -> [Text.Run] {
    guard case .formatted(let text) = content else { return [self] }
    return text.runs(environment).map {
      Text.Run(content: $0.content, attributes: $0.attributes.over(attributes))
    }
  }
}

extension EnvironmentValues {
  /// Returns a format with the locale and the time zone of the views, where it states none of its own.
  func localized<F: FormatStyle>(_ format: F) -> F {
    // A format without a locale of its own follows the machine's, as if it had been told so.
    var result = format == format.locale(.autoupdatingCurrent) ? format.locale(locale) : format
    if var dates = result as? Date.FormatStyle, dates.timeZone == .autoupdatingCurrent {
      dates.timeZone = timeZone
      result = dates as? F ?? result
    }
    return result
  }
}
