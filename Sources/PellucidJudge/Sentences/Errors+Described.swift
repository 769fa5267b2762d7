// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidLegibility
import PellucidScene

// The errors of the targets that this one imports. Targets that import this one describe their errors in their own
// Sentences folders, with the same formatters.

extension ColorParsingError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension ColorNameError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self, at: nil), Korean.text(of: self, at: nil))
  }
}

extension GlassError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension MaterialError: Described {
  package func sentence(in language: Language) -> String { sentence(in: language, at: nil) }

  /// Returns the sentence with a place between the error and the advice.
  package func sentence(in language: Language, at place: String?) -> String {
    language.choose(English.text(of: self, at: place), Korean.text(of: self, at: place))
  }
}

extension AssetNameError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self, at: nil), Korean.text(of: self, at: nil))
  }
}

extension SceneError: Described {
  package func sentence(in language: Language) -> String { sentence(in: language, of: nil) }

  /// Returns the sentence with the name of the document before the place.
  package func sentence(in language: Language, of document: String?) -> String {
    language.choose(English.text(of: self, in: document), Korean.text(of: self, in: document))
  }
}

extension SceneReadingError: Described {
  package func sentence(in language: Language) -> String { sentence(in: language, at: nil) }

  /// Returns the sentence with another place than that in the text; nil for that one.
  package func sentence(in language: Language, at place: String?) -> String {
    language.choose(English.text(of: self, at: place), Korean.text(of: self, at: place))
  }
}

extension SymbolRefusal: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension SceneWritingError: Described {
  package func sentence(in language: Language) -> String {
    switch self {
    case .refused(let error): error.sentence(in: language)
    case .inexpressible(let keyPath):
      language.choose(English.text(ofInexpressible: keyPath), Korean.text(ofInexpressible: keyPath))
    }
  }
}

extension LegibilityError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension PlacedFileFact: Described {
  package func sentence(in language: Language) -> String { language.line(of: Finding(self)) }
}

extension CatalogEditError: Described {
  package func sentence(in language: Language) -> String { sentence(in: language, of: nil) }

  /// Returns the sentence with the name of the edited file before the place.
  package func sentence(in language: Language, of file: String?) -> String {
    language.choose(English.text(of: self, in: file), Korean.text(of: self, in: file))
  }
}
