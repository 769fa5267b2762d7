// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The sizes and distances of the standard components, by platform and look.
enum ComponentTable {
  /// Returns the numbers on a platform in a look.
  static func metrics(on platform: Platform, look: Look) -> ComponentMetrics {
    switch (platform, look) {
    case (.iOS, .ios18): iOS18
    case (.iOS, .os26): iOS26
    case (.iOS, .os27): iOS27
    case (.macOS, .ios18): macOS15
    case (.macOS, .os26): macOS26
    case (.macOS, .os27): macOS27
    case (.tvOS, .ios18): tvOS18
    case (.tvOS, _): tvOS
    case (.watchOS, .ios18): watchOS18
    case (.watchOS, _): watchOS
    case (.visionOS, .ios18): visionOS18
    case (.visionOS, _): visionOS
    }
  }

  // A number that a look does not have is that of the nearest look.
  private static let iOS18Tables = [iOS18Rows, iOS26Rows, iOS27Rows]
  private static let iOS26Tables = [iOS26Rows, iOS27Rows, iOS18Rows]
  private static let iOS27Tables = [iOS27Rows, iOS26Rows, iOS18Rows]
  private static let iOS18 = ComponentMetrics(iOS18Tables)
  private static let iOS26 = ComponentMetrics(iOS26Tables)
  private static let iOS27 = ComponentMetrics(iOS27Tables)
  private static let macOS15 = ComponentMetrics(
    [macOS15Rows, macOS26Rows, macOS27Rows], borrowing: iOS18Tables)
  private static let macOS26 = ComponentMetrics(
    [macOS26Rows, macOS27Rows, macOS15Rows], borrowing: iOS26Tables)
  private static let macOS27 = ComponentMetrics(
    [macOS27Rows, macOS26Rows, macOS15Rows], borrowing: iOS27Tables)
  private static let tvOS = ComponentMetrics([tvOSRows], borrowing: iOS27Tables)
  private static let tvOS18 = ComponentMetrics([tvOSRows], borrowing: iOS18Tables)
  private static let watchOS = ComponentMetrics([watchOSRows], borrowing: iOS27Tables)
  private static let watchOS18 = ComponentMetrics([watchOSRows], borrowing: iOS18Tables)
  private static let visionOS = ComponentMetrics([visionOSRows], borrowing: iOS27Tables)
  private static let visionOS18 = ComponentMetrics([visionOSRows], borrowing: iOS18Tables)

  /// The numbers of iOS 18.
  private static let iOS18Rows: [Metric] =
    controlsOnIOS18 + valuesOnIOS18 + fieldsOnIOS18 + barsOnIOS18 + collectionsOnIOS18
    + presentationsOnIOS18 + windowsOnIOS18
  /// The numbers of iOS 26.
  private static let iOS26Rows: [Metric] =
    controlsOnIOS26 + valuesOnIOS26 + fieldsOnIOS26 + barsOnIOS26 + collectionsOnIOS26
    + presentationsOnIOS26 + windowsOnIOS26
  /// The numbers of iOS 27, as far as they differ from iOS 26.
  private static let iOS27Rows: [Metric] =
    controlsOnIOS27 + valuesOnIOS27 + fieldsOnIOS27 + barsOnIOS27 + collectionsOnIOS27
    + presentationsOnIOS27 + windowsOnIOS27
  /// The numbers of macOS 15.
  private static let macOS15Rows: [Metric] =
    controlsOnMacOS15 + valuesOnMacOS15 + fieldsOnMacOS15 + barsOnMacOS15 + collectionsOnMacOS15
    + presentationsOnMacOS15 + windowsOnMacOS15
  /// The numbers of macOS 26.
  private static let macOS26Rows: [Metric] =
    controlsOnMacOS26 + valuesOnMacOS26 + fieldsOnMacOS26 + barsOnMacOS26 + collectionsOnMacOS26
    + presentationsOnMacOS26 + windowsOnMacOS26
  /// The numbers of macOS 27, as far as they differ from macOS 26.
  private static let macOS27Rows: [Metric] =
    controlsOnMacOS27 + valuesOnMacOS27 + fieldsOnMacOS27 + barsOnMacOS27 + collectionsOnMacOS27
    + presentationsOnMacOS27 + windowsOnMacOS27
  /// The numbers of tvOS.
  private static let tvOSRows: [Metric] =
    controlsOnTvOS + valuesOnTvOS + fieldsOnTvOS + barsOnTvOS + collectionsOnTvOS
    + presentationsOnTvOS + windowsOnTvOS
  /// The numbers of watchOS.
  private static let watchOSRows: [Metric] =
    controlsOnWatchOS + valuesOnWatchOS + fieldsOnWatchOS + barsOnWatchOS + collectionsOnWatchOS
    + presentationsOnWatchOS + windowsOnWatchOS
  /// The numbers of visionOS.
  private static let visionOSRows: [Metric] =
    controlsOnVisionOS + valuesOnVisionOS + fieldsOnVisionOS + barsOnVisionOS + collectionsOnVisionOS
    + presentationsOnVisionOS + windowsOnVisionOS

  /// Returns the rows of one component, each list of numbers with its source.
  static func rows(_ kind: ComponentKind, _ groups: MetricGroup...) -> [Metric] {
    groups.flatMap { group in
      group.numbers.map { Metric(kind, $0.name, size: $0.size, $0.value, group.provenance) }
    }
  }
}

/// Numbers of one component that share a source.
struct MetricGroup: Sendable {
  var numbers: [(name: MetricName, size: ControlSize?, value: Double)]
  var provenance: Provenance

  /// Creates a group of numbers that hold for every control size.
  init(
    _ numbers: KeyValuePairs<MetricName, Double>, _ sources: String, _ confidence: Confidence,
    _ reason: String? = nil
  ) {
    self.numbers = numbers.map { ($0.key, nil, $0.value) }
    provenance = Provenance(sources, confidence, reason: reason)
  }

  /// Creates a group of one number in all control sizes: mini, small, regular, large, extra large.
  init(
    _ name: MetricName, _ values: [Double], _ sources: String, _ confidence: Confidence,
    _ reason: String? = nil
  ) {
    numbers = zip(ControlSize.allCases, values).map { (name, $0, $1) }
    provenance = Provenance(sources, confidence, reason: reason)
  }
}
