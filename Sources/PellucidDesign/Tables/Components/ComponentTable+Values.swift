// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  // The numbers of progress and values.

  static let valuesOnIOS18: [Metric] = []
  static let valuesOnIOS26: [Metric] = []
  static let valuesOnIOS27: [Metric] = []
  static let valuesOnMacOS15: [Metric] = []
  static let valuesOnMacOS26: [Metric] = []
  static let valuesOnMacOS27: [Metric] = []
  static let valuesOnTvOS: [Metric] = []
  static let valuesOnWatchOS: [Metric] = []
  static let valuesOnVisionOS: [Metric] = []
}
