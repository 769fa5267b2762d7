// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge

/// The words of plots and charts, in one language.
struct ChartWords: Sendable {
  /// A closure that returns the title of a plot of a pair.
  let title: @Sendable (String) -> String
  /// The name of the axis of backdrops.
  let axis: String
  /// A closure that returns the line about a curve.
  let curve: @Sendable (ContrastCurve) -> String
  /// The line about the proven contrast, which holds over patterned backdrops too.
  let proven: String
  let required: @Sendable (ContrastGoal) -> String
  /// A closure that returns the title of a chart.
  let chart: @Sendable (ContrastGoal) -> String
  /// A closure that returns the heading of the columns of an appearance and a contrast setting.
  let group: @Sendable (Appearance, ContrastSetting) -> String
  /// A closure that returns the short name of a level, or another name unchanged.
  let short: @Sendable (String) -> String
}
