// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidJudge

/// Combinations of settings in a short form: grouped where a setting makes no difference.
///
///     dark-increased-standard, dark-increased-reduced  ─▶  dark, increased contrast: any transparency
///
/// The groups cover exactly the given combinations, and show what these have in common.
struct VariantGroups {
  private let seen: Set<Settings>
  private let all: Set<Settings>
  /// The names that are not combinations of a scene's settings, such as names of assets.
  private let others: [String]
  /// The axes along which the combinations differ.
  private let axes: [VariantAxis]

  /// - Parameters:
  ///   - names: The names of the combinations to group.
  ///   - all: All combinations that were judged.
  init(_ names: [String], of all: [SettingsVariant]) {
    let known = Dictionary(all.map { ($0.name, Settings($0)) }) { first, _ in first }
    let found = names.map { (name: $0, settings: known[$0] ?? nil) }
    seen = Set(found.compactMap(\.settings))
    others = found.filter { $0.settings == nil }.map(\.name)
    let settings = Set(known.values.compactMap(\.self))
    self.all = settings
    axes = VariantAxis.allCases.filter { axis in Set(settings.map { $0.values[axis] }).count > 1 }
  }

  /// Returns the groups, such as "dark, increased contrast: any transparency; light: any contrast and
  /// transparency".
  func text(in language: Language) -> String {
    let told = groups.map { $0.text(axes, language.report) } + [others.joined(separator: ", ")]
    return told.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The groups in the order of their names. A greedy cover keeps their number low: the next group is always the
  /// one that covers most of the remaining combinations.
  private var groups: [Group] {
    var rest = seen
    var groups: [Group] = []
    let possible = seen.flatMap(candidates).filter { group in
      all.allSatisfy { !group.holds($0) || seen.contains($0) }
    }
    while !rest.isEmpty {
      let best = possible.max { first, second in
        let counts = (rest.count(where: first.holds), rest.count(where: second.holds))
        guard counts.0 == counts.1 else { return counts.0 < counts.1 }
        guard first.values.count == second.values.count else {
          return first.values.count > second.values.count
        }
        return second.order.lexicographicallyPrecedes(first.order)
      }
      guard let best, rest.contains(where: best.holds) else { break }
      groups.append(best)
      rest = rest.filter { !best.holds($0) }
    }
    return groups.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Returns every group that a combination may belong to: one for each subset of the axes.
  private func candidates(_ settings: Settings) -> [Group] {
    (0..<1 << axes.count).map { choice in
      var group = Group(values: [:])
      for (place, axis) in axes.enumerated() where choice >> place & 1 == 1 {
        group.values[axis] = settings.values[axis]
      }
      return group
    }
  }
}

/// A setting in which combinations may differ.
enum VariantAxis: Hashable, CaseIterable {
  case setting(MatrixAxis)
  /// The settings of glass together.
  case glass

  /// The axes in the order of a combination's name.
  static let allCases = MatrixAxis.allCases.map { VariantAxis.setting($0) } + [.glass]

  /// A value of an axis.
  enum Value: Hashable {
    case appearance(Appearance)
    case contrast(ContrastSetting)
    case transparency(TransparencySetting)
    case level(PellucidDesign.Level)
    case gamut(Gamut)
    case glass(GlassChange)
    case change(SettingChange)

    /// The position of the value among the values of its axis, in texts whose order is that of the values.
    fileprivate var order: String {
      switch self {
      case .appearance(let value): SettingChange.digits(Appearance.allCases.firstIndex(of: value))
      case .contrast(let value): SettingChange.digits(ContrastSetting.allCases.firstIndex(of: value))
      case .transparency(let value): SettingChange.digits(TransparencySetting.allCases.firstIndex(of: value))
      case .level(let value): SettingChange.digits(PellucidDesign.Level.allCases.firstIndex(of: value))
      case .gamut(let value): SettingChange.digits(Gamut.allCases.firstIndex(of: value))
      case .glass(let value): SettingChange.digits(GlassChange.allCases.firstIndex(of: value))
      case .change(let value): value.order
      }
    }
  }
}

extension VariantGroups {
  /// The settings of a combination. Settings that the platform lacks are absent, as are the scene's own gamut and
  /// glass settings.
  fileprivate struct Settings: Hashable {
    var values: [VariantAxis: VariantAxis.Value] = [:]

    /// Returns nil for a device other than the scene's own; such a combination is listed by its name.
    init?(_ variant: SettingsVariant) {
      guard variant.device == nil else { return nil }
      let traits = variant.traits
      values = [
        .setting(.contrast): .contrast(traits.contrast),
        .setting(.transparency): .transparency(traits.transparency),
      ]
      if traits.platform.hasAppearances { values[.setting(.appearance)] = .appearance(traits.appearance) }
      if traits.platform.hasLevels { values[.setting(.level)] = .level(traits.level) }
      if variant.isOtherGamut { values[.setting(.gamut)] = .gamut(traits.gamut) }
      values[.glass] = variant.glassChange.map { .glass($0) }
      for change in variant.namedChanges { values[.setting(change.axis)] = .change(change) }
    }
  }

  /// The combinations that share some values.
  fileprivate struct Group {
    var values: [VariantAxis: VariantAxis.Value?]

    /// Returns whether a combination belongs to the group.
    func holds(_ settings: Settings) -> Bool {
      values.allSatisfy { axis, value in settings.values[axis] == value }
    }

    /// The key for sorting groups in the order of their names.
    var order: [String] {
      VariantAxis.allCases.map { axis in
        guard let value = values[axis] else { return "-" }
        return value?.order ?? ""
      }
    }

    func text(_ axes: [VariantAxis], _ words: ReportWords) -> String {
      // Unchanged glass settings have no name.
      let given = axes.compactMap { axis in (values[axis] ?? nil).map(words.setting) }
      let free = axes.filter { values[$0] == nil }
      let any = free.isEmpty ? "" : words.any(free)
      return [given.joined(separator: ", "), any].filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }
}
