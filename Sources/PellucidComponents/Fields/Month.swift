// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A month of the Gregorian calendar, which also counts for years before its introduction.
struct Month: Hashable {
  /// The year, 1…9999, and the month, 1…12.
  var year: Int, month: Int

  /// The number of days.
  var days: Int {
    switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private var isLeap: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// The weekday of the first day; 0 is Sunday.
  var firstWeekday: Int {
    // The days before a month, in weeks' remainders, of a year that begins in March.
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let shifted = month < 3 ? year - 1 : year
    return (shifted + shifted / 4 - shifted / 100 + shifted / 400 + offsets[month - 1] + 1) % 7
  }
}
