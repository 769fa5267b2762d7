// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

extension CatalogFileFact {
  /// The rule that the fact breaks. An entry for high contrast that is never used counts as a missing high-contrast
  /// variant.
  package var rule: Rule {
    if case .schemeBeatsContrast = self { .missingHighContrastVariant } else { .catalogMalformed }
  }

  /// The severity of the fact: an error where an entry cannot be used, a warning where it is not used as written.
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
