// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  // The numbers of bars and navigation.

  static let barsOnIOS18: [Metric] = []
  static let barsOnIOS26: [Metric] = []
  static let barsOnIOS27: [Metric] = []
  static let barsOnMacOS15: [Metric] = []
  static let barsOnMacOS26: [Metric] = []
  static let barsOnMacOS27: [Metric] = []
  static let barsOnTvOS: [Metric] = []
  static let barsOnWatchOS: [Metric] = []
  static let barsOnVisionOS: [Metric] = []
}
