// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

extension CatalogFileFact {
  /// The rule that the fact breaks: a high contrast that is not used is missing elsewhere.
  package var rule: Rule {
    if case .schemeBeatsContrast = self { .missingHighContrastVariant } else { .catalogMalformed }
  }

  /// An error where something cannot be used, a warning where it is not used as it is written.
  package var severity: Severity {
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
