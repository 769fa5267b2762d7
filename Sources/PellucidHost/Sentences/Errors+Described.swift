// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

extension FileReadingError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension FileWritingError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension SceneFileError: Described {
  package func sentence(in language: Language) -> String {
    switch self {
    case .unreadable(let error): error.sentence(in: language)
    case .refused(let error): error.sentence(in: language)
    }
  }
}

extension CatalogPathError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension ImageReadingError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }

  /// Returns the sentence, preceded by the file's path unless the sentence already contains it.
  package func sentence(in language: Language = .english, about path: String) -> String {
    switch self {
    case .notFound, .unreadable, .notAFile: sentence(in: language)
    default: "\(path.shownPath): \(sentence(in: language))"
    }
  }
}

extension PNGWritingError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension TextError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension SymbolError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension ResourceError: Described {
  package func sentence(in language: Language) -> String { sentence(in: language, of: nil) }

  /// Returns the sentence with the name of the document before the place.
  package func sentence(in language: Language, of document: String?) -> String {
    language.choose(English.text(of: self, in: document), Korean.text(of: self, in: document))
  }
}

extension DesktopState.Problem: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension LightSensorProblem: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension DesktopState {
  /// The English sentence that states why the desktop does not report changes; nil while the portal answers.
  package var warning: String? { warning(in: .english) }

  /// Returns the sentence that states why the desktop does not report changes, or nil while the portal answers.
  package func warning(in language: Language) -> String? {
    guard portal != .answered else { return nil }
    return language.choose(English.text(of: portal), Korean.text(of: portal))
  }
}

extension UnexaminedPicture: Described {
  package func sentence(in language: Language) -> String { error.sentence(in: language, about: path) }
}

extension PreviewError: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}

extension PreviewFailure: Described {
  package func sentence(in language: Language) -> String {
    language.choose(English.text(of: self), Korean.text(of: self))
  }
}
