// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

extension TraitFlags {
  /// Returns rules with the numbers of `--glass-rules` in place of those that hold otherwise.
  func glassRules(_ rules: GlassRules) throws(CommandError) -> GlassRules {
    guard let list = arguments.text("--glass-rules") else { return rules }
    var rules = rules
    for item in list.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (name, shown) = (String(parts[0]), "--glass-rules \(item)")
      guard let number = GlassRuleNumber.named(name) else {
        throw .usage("unknown rule", shown, Nearest.advice(name, among: GlassRuleNumber.all.map(\.name)))
      }
      guard parts.count == 2, let value = Double(String(parts[1])), number.allows(value) else {
        throw .usage(
          "not an allowed number", shown, "write \(name)=NUMBER with \(English.name(of: number.allowed))")
      }
      number.set(value, in: &rules)
    }
    guard rules.areInOrder else {
      throw .usage(
        "rules contradict each other", "--glass-rules \(list)", "darkBelow must not lie above lightAbove")
    }
    return rules
  }
}
