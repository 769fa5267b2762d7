// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  // The numbers of collections.

  static let collectionsOnIOS18: [Metric] = []
  static let collectionsOnIOS26: [Metric] = []
  static let collectionsOnIOS27: [Metric] = []
  static let collectionsOnMacOS15: [Metric] = []
  static let collectionsOnMacOS26: [Metric] = []
  static let collectionsOnMacOS27: [Metric] = []
  static let collectionsOnTvOS: [Metric] = []
  static let collectionsOnWatchOS: [Metric] = []
  static let collectionsOnVisionOS: [Metric] = []
}
