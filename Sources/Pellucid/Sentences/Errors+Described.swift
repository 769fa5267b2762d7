// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidJudge

extension RenderingError: Described {
  package func sentence(in language: Language) -> String { sentence(in: language, of: nil) }

  /// Returns the sentence, with the name of the document in front of the place in it.
  package func sentence(in language: Language, of document: String?) -> String {
    if case .resource(let error) = self { return error.sentence(in: language, of: document) }
    return language.choose(English.text(of: self), Korean.text(of: self))
  }
}
