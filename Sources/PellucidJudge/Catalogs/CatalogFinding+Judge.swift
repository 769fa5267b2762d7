// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

extension CatalogFinding.Fact {
  /// The rule that the fact breaks: a high contrast that is not used is missing elsewhere.
  public var rule: Rule {
    if case .schemeBeatsContrast = self { .missingHighContrastVariant } else { .catalogMalformed }
  }

  /// An error where something cannot be used, a warning where it is not used as it is written.
  public var severity: Severity {
    switch self {
    case .notJSON, .keyTwice, .tooMany, .tooManyEntries, .tooManyFolders, .unreadableFile, .missingContents,
      .wrongKind, .badComponent, .sameVariant,
      .sameName, .fileOutside, .linkedContents, .nameNotText:
      .error
    case .missingKey(_, let assumed): assumed == nil ? .error : .warning
    case .trailingComma, .unknownWord, .unknownReference, .outOfRange, .alphaWithoutPoint, .mixedNotations,
      .otherVersion, .missingFile, .missingLayer, .unassignedFile, .linkNotFollowed, .unknownKind,
      .schemeBeatsContrast:
      .warning
    case .noAnyAppearance: .note
    }
  }
}

extension CatalogFinding: CustomStringConvertible {
  /// One line of English that says what is wrong, where, and what to do.
  public var description: String { "\(what): \(place): \(advice)" }

  /// The English sentence that says what is wrong.
  package var what: String { English.message(of: fact) }

  /// The English sentence that says what to do.
  package var advice: String { English.advice(of: fact) }
}
