// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidJudge
import PellucidPlan
import PellucidScene

/// The reason why a call of the page has no result.
package enum WebFailure: Error, Sendable {
  case reading(SceneReadingError)
  case scene(SceneError)
  case memory(MemoryError)
  case work(WorkError)
  /// A question that cannot be answered, with the sentence about it.
  case query(String)
  /// A number of the page that no document can contain.
  case unusableScale(Double)
  /// Files that the page has to load first.
  case waiting([WantedPicture])
  /// There is no memory for the pixels.
  case outOfMemory

  /// A picture that a scene shows.
  package struct WantedPicture: Hashable, Sendable {
    package var path: ExactName
    package var gamut: Gamut
  }

  /// The sentence in three parts: what is wrong, where, and what to do.
  package var sentence: String {
    switch self {
    case .reading(let error): error.description
    case .scene(let error): error.description
    case .memory(let error):
      "too much memory: the scene needs \((error.need.bytes + error.resourceBytes) >> 20) MiB, at most "
        + "\(error.limit >> 20) are allowed: draw a smaller picture, or fewer nested layers"
    case .work(let error):
      "too much work: the scene takes more than \(Int(error.limit)) seconds: draw a smaller picture, or fewer layers"
    case .query(let sentence): sentence
    case .unusableScale(let scale): "unusable scale: \(scale): use a number from 0.5 to 8"
    case .waiting: "files are missing: the scene: load them"
    case .outOfMemory: "too little memory: the picture: draw a smaller one, or close other pages"
    }
  }
}
