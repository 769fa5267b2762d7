// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The tool `explain`: the meaning of a rule, and how to repair what breaks it.
struct ExplainTool: AssistantTool {
  let name = "explain"
  let title = "Explain a rule"
  let purpose =
    "Explains a rule of Pellucid: what it means, why it is one, and how to repair what breaks it. Without a rule it lists all."

  var properties: [ToolProperty] {
    [
      ToolProperty(
        "rule", .text, "the id or the name of the rule",
        examples: [.string("SRC02"), .string("text-contrast")])
    ]
  }

  func result(of arguments: CallParameters, in language: Language) throws(ToolFailure) -> ToolResult {
    let name = try ToolFailure.reading { () throws(CallError) in try arguments.text("rule") }
    guard let name else { return ToolResult(text: Topic.list(in: language)) }
    guard let topic = Topic(named: name) else {
      let known = Topic.all.map(\.id) + Topic.all.map(\.name)
      throw ToolFailure(
        UsageProblem.unknown(.rule, name, at: "rule " + name, .listed(name, among: known, by: "explain")))
    }
    return ToolResult(text: topic.page(in: language))
  }
}
