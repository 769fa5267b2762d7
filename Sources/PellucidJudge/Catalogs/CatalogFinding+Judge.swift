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
  /// What is wrong, where, and what to do, in one line of English.
  public var description: String { "\(what): \(place): \(advice)" }

  /// What is wrong, in English.
  package var what: String { English.message(of: fact) }

  /// What to do about it, in English.
  package var advice: String { English.advice(of: fact) }
}
