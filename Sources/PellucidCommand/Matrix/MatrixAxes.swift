// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The value of `--matrix`: the settings along which combinations are drawn.
enum MatrixAxes: Sendable {
  /// Every combination of appearance, contrast, transparency and level, and of what glass and assets add.
  case usual
  /// Every combination of these settings.
  case named(Set<MatrixAxis>)

  /// Returns whether the settings are named, and a setting is among them.
  func contain(_ axis: MatrixAxis) -> Bool {
    if case .named(let axes) = self { axes.contains(axis) } else { false }
  }

  /// Returns whether a word is a value of `--matrix`.
  static func isList(_ word: String) -> Bool {
    word.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { part in
      MatrixAxis.allCases.contains { $0.rawValue == part }
    }
  }
}

extension Flag {
  /// Returns the flag `--matrix`.
  ///
  /// - Parameter allowed: The settings that may be named.
  static func matrix(
    _ path: WritableKeyPath<Root, MatrixAxes?>, of allowed: [MatrixAxis] = MatrixAxis.listless, _ help: String
  ) -> Flag {
    let words = allowed.map(\.rawValue)
    let form = ValueForm<MatrixAxes>.notation("AXIS,…", words: words) { (text, place) throws(UsageProblem) in
      var axes: Set<MatrixAxis> = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let axis = allowed.first(where: { $0.rawValue == word }) else {
          throw .unknown(.setting, String(word), at: place, .these(words))
        }
        axes.insert(axis)
      }
      return .named(axes)
    }
    return .optional("--matrix", path, usual: .usual, form, help)
  }
}
