// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  // The numbers of components in front of others.

  static let presentationsOnIOS18: [Metric] = []
  static let presentationsOnIOS26: [Metric] = []
  static let presentationsOnIOS27: [Metric] = []
  static let presentationsOnMacOS15: [Metric] = []
  static let presentationsOnMacOS26: [Metric] = []
  static let presentationsOnMacOS27: [Metric] = []
  static let presentationsOnTvOS: [Metric] = []
  static let presentationsOnWatchOS: [Metric] = []
  static let presentationsOnVisionOS: [Metric] = []
}
