// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

extension RenderVerb {
  /// Returns the JSON document of the drawn scenes.
  func json(
    _ drawn: [Drawn], _ failures: [Report.Run.Failure], isSingle: Bool, in language: Language
  ) -> JSONText {
    let scenes = drawn.map { members(of: $0, in: language) }
    let version: [JSONText.Member] = [("version", .whole(1))]
    guard !isSingle else { return .object(version + scenes.joined()) }
    return .object(version + [("scenes", .array(scenes.map { .object($0) } + failures.map(\.json)))])
  }

  /// Returns the JSON members of a drawn scene.
  private func members(of drawn: Drawn, in language: Language) -> [JSONText.Member] {
    var members: [JSONText.Member] = [
      ("scene", .string(drawn.job.path)), ("output", .optional(drawn.job.output?.path)),
    ]
    if isMatrix {
      let pictures = drawn.entries.map {
        JSONText.object([(key: "path", value: .optional($0.path))] + $0.judged.members(in: language))
      }
      members.append(("pictures", .array(pictures)))
    } else if let entry = drawn.entries.first {
      members += entry.judged.members(in: language)
    }
    return members
  }
}
