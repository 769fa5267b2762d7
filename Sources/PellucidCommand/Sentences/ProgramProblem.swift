// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// A fact about the program itself that ends a run.
enum ProgramProblem: Described {
  /// Standard output cannot be written, for a reason in the system's words.
  case unwrittenOutput(reason: String)
  /// The pictures of two appearances of one scene have different sizes.
  case twoSizes(path: String)

  func sentence(in language: Language) -> String {
    switch self {
    case .unwrittenOutput(let reason):
      language.choose(
        "cannot write the output: standard output: \(reason); check where it leads and its free space",
        "출력을 쓸 수 없습니다: 표준 출력: \(SystemWords.korean(reason)). 출력이 향하는 곳과 남은 공간을 확인하세요")
    case .twoSizes(let path):
      ErrorParts.joined(
        language.choose("appearances of two sizes", "두 모드의 그림 크기가 다릅니다"), path,
        language.choose("report it with the scene", "장면과 함께 알려 주세요"))
    }
  }
}
