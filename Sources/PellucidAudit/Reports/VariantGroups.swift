// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// Names of combinations of settings, put together to groups of which a setting does not matter.
///
///     dark-increased-standard, dark-increased-reduced  ─▶  dark, increased contrast: any transparency
///
/// Nothing is left out, so that a person sees at a glance what the combinations have in common.
struct VariantGroups {
  private let seen: Set<Settings>
  private let all: Set<Settings>
  /// Names of another kind, such as those of assets.
  private let others: [String]
  /// The axes along which the combinations differ at all.
  private let axes: [Axis]

  /// - Parameters:
  ///   - names: Those to tell.
  ///   - all: All that were looked at.
  init(_ names: [String], of all: [String]) {
    seen = Set(names.compactMap(Settings.init))
    self.all = seen.union(all.compactMap(Settings.init))
    others = names.filter { Settings($0) == nil }
    let known = self.all
    axes = Axis.allCases.filter { axis in Set(known.map { $0.values[axis] }).count > 1 }
  }

  /// "dark, increased contrast: any transparency; light: any contrast and transparency".
  func text(in language: Language) -> String {
    let told = groups.map { $0.text(axes, language) } + [others.joined(separator: ", ")]
    return told.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// As few groups as are found by always taking the largest next, in the order of their names.
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

  /// Every group that a combination may belong to.
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

extension VariantGroups {
  /// What may differ, in the order of names.
  fileprivate enum Axis: Int, CaseIterable {
    case appearance, contrast, transparency, level, gamut, glass

    /// The values as names write them; what glass alone reacts to is absent where nothing of it is changed.
    var values: [String] {
      switch self {
      case .appearance: ["light", "dark"]
      case .contrast: ["standard", "increased"]
      case .transparency: ["standard", "reduced"]
      case .level: ["base", "elevated"]
      case .gamut: ["srgb", "displayP3"]
      case .glass: GlassChange.allCases.map(\.rawValue)
      }
    }

    var isRequired: Bool { self == .contrast || self == .transparency }

    func name(in language: Language) -> String {
      let korean = ["화면 모드", "대비", "투명도", "레벨", "색 영역", "글래스 설정"]
      return language == .korean ? korean[rawValue] : "\(self)"
    }

    func words(_ value: String, _ language: Language) -> String {
      let isKorean = language == .korean
      switch self {
      case .appearance: return isKorean ? (value == "dark" ? "다크" : "라이트") : value
      case .contrast, .transparency, .level:
        return isKorean ? "\(name(in: language)) \(value)" : "\(value) \(self)"
      case .gamut: return value
      case .glass: return GlassChange(rawValue: value)?.label ?? value
      }
    }
  }

  /// A combination, taken from its name.
  fileprivate struct Settings: Hashable {
    var values: [Axis: String] = [:]

    init?(_ name: String) {
      var parts = name.split(separator: "-").map(String.init)[...]
      for axis in Axis.allCases {
        if let part = parts.first, axis.values.contains(part) {
          values[axis] = part
          parts = parts.dropFirst()
        } else if axis.isRequired {
          return nil
        }
      }
      guard parts.isEmpty else { return nil }
    }
  }

  /// The combinations that have these values.
  fileprivate struct Group {
    var values: [Axis: String?]

    func holds(_ settings: Settings) -> Bool {
      values.allSatisfy { axis, value in settings.values[axis] == value }
    }

    /// By which groups are sorted: as their names would be.
    var order: [String] {
      Axis.allCases.map { axis in
        guard let value = values[axis] else { return "-" }
        return value.flatMap { axis.values.firstIndex(of: $0) }.map(String.init) ?? ""
      }
    }

    func text(_ axes: [Axis], _ language: Language) -> String {
      // Where a setting of glass is as it is there is nothing to name.
      let given = axes.compactMap { axis in (values[axis] ?? nil).map { axis.words($0, language) } }
      let free = axes.filter { values[$0] == nil }.map { $0.name(in: language) }
      let any = free.isEmpty ? "" : ReportWords(language: language).any(free)
      return [given.joined(separator: ", "), any].filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }
}
