// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

@testable import PellucidExport

/// The custom properties of elements under settings: all selectors of a style sheet have the same weight, so later rules win.
struct Cascade {
  /// A rule with the conditions of the media query around it.
  struct Rule {
    var selector: String
    var conditions: [String]
    var names: [String] = []
    var values: [String: String] = [:]
  }

  private let rules: [Rule]

  /// - Parameter settings: The settings that are on in the system.
  init(_ settings: Set<DesignSetting>, _ rules: [Rule]) {
    self.rules = rules.filter { rule in
      rule.conditions.allSatisfy { condition in
        switch condition {
        case "(prefers-color-scheme: dark)": settings.contains(.appearance)
        case "(prefers-contrast: more)": settings.contains(.contrast)
        case "(prefers-reduced-transparency: reduce)": settings.contains(.transparency)
        default: false
        }
      }
    }
  }

  /// Returns the properties of the document's root.
  ///
  /// - Parameter appearance: The value of its `data-appearance`, nil without the attribute.
  func root(choosing appearance: Appearance?) -> [String: String] {
    values(
      of: [":root"] + (appearance == nil ? [":root:where(:not([data-appearance]))"] : []), appearance, in: [:]
    )
  }

  /// Returns the properties of another element, which inherits those that no rule sets.
  func element(choosing appearance: Appearance, in parent: [String: String]) -> [String: String] {
    values(of: [], appearance, in: parent)
  }

  private func values(
    of selectors: [String], _ appearance: Appearance?, in parent: [String: String]
  ) -> [String: String] {
    var selectors = selectors
    if appearance != nil { selectors.append("[data-appearance]") }
    if appearance == .dark { selectors.append("[data-appearance=\"dark\"]") }
    return rules.reduce(into: parent) { values, rule in
      guard rule.selector.components(at: ", ").contains(where: selectors.contains) else { return }
      values.merge(rule.values) { $1 }
    }
  }

  /// Returns the rules of a style sheet as this package writes them, with one line for each declaration.
  static func rules(of text: String) -> [Rule] {
    var rules: [Rule] = []
    var conditions: [String] = []
    var rule: Rule?
    for line in text.components(at: "*/\n")[1].components(at: "\n") {
      let line = String(line.drop { $0 == " " })
      if line.hasPrefix("@") {
        conditions = String(line.dropLast(2)).components(at: " and ").map {
          $0.components(at: "@media ").last ?? $0
        }
      } else if line.hasSuffix(" {") {
        rule = Rule(selector: String(line.dropLast(2)), conditions: conditions)
      } else if line == "}" {
        if let done = rule { rules.append(done) } else { conditions = [] }
        rule = nil
      } else if line.hasSuffix(";") {
        let parts = String(line.dropLast()).components(at: ": ")
        rule?.names.append(parts[0])
        rule?.values[parts[0]] = parts[1]
      }
    }
    return rules
  }
}

extension String {
  fileprivate func components(at separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}

extension Set<DesignSetting> {
  /// The traits in which these settings are on.
  func traits(on platform: Platform) -> Traits {
    var traits = Traits()
    traits.platform = platform
    if contains(.appearance) { traits.appearance = .dark }
    if contains(.contrast) { traits.contrast = .increased }
    if contains(.transparency) { traits.transparency = .reduced }
    if contains(.level) { traits.level = .elevated }
    return traits
  }
}
