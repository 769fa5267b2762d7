// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ComponentTable {
  // The numbers of fields and pickers.

  static let fieldsOnIOS18: [Metric] = []
  static let fieldsOnIOS26: [Metric] = []
  static let fieldsOnIOS27: [Metric] = []
  static let fieldsOnMacOS15: [Metric] = []
  static let fieldsOnMacOS26: [Metric] = []
  static let fieldsOnMacOS27: [Metric] = []
  static let fieldsOnTvOS: [Metric] = []
  static let fieldsOnWatchOS: [Metric] = []
  static let fieldsOnVisionOS: [Metric] = []
}
