// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidPlan

extension MemoryError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension WorkError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension ConfigurationError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension BaselineError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}
