// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON

/// Sentences about the files of catalogs.
extension English {
  package static func message(of fact: CatalogFileFact) -> String {
    switch fact {
    case .notJSON(let found, _): "not JSON, found \(name(of: found))"
    case .keyTwice: "key given twice"
    case .tooMany(let what, _): "too many \(name(of: what))"
    case .trailingComma: "comma before a closing bracket"
    case .unreadableFile(let trouble): "file cannot be read (\(text(of: trouble)))"
    case .missingContents: "no description of the asset"
    case .wrongKind(let found, _): "wrong kind of value, found \(name(of: found))"
    case .missingKey(let key, _): "missing key \"\(key)\""
    case .unknownWord(let found, _, _): "unknown value \"\(found.shown)\""
    case .unknownReference(let name, let platform, _):
      "no colour of the system \"\(name.shown)\"" + (platform.map { " on \($0.catalogName)" } ?? "")
    case .badComponent(let found): "not a component, found \(found.shown)"
    case .outOfRange(let found, _): "number out of range, found \(found.shown)"
    case .alphaWithoutPoint(let found, let taken):
      "alpha without a point, \(found.shown) is taken as \(taken.shown)"
    case .mixedNotations: "components in several notations"
    case .otherVersion(let found): "unknown version \(found.shown)"
    case .sameVariant(let first): "variant given twice, first in \(first.shown)"
    case .noAnyAppearance: "no value for any appearance"
    case .schemeBeatsContrast(let scheme):
      "high contrast for any appearance is not used in \(scheme.rawValue)"
    case .missingFile(let name): "file \"\(name.shown)\" is not there"
    case .missingLayer(let name): "file \"Assets/\(name.shown)\" is not there"
    case .fileOutside(let name): "file \"\(name.shown)\" lies outside of the asset"
    case .unassignedFile(let name): "file \"\(name.shown)\" belongs to no variant"
    case .linkNotFollowed: "link not followed"
    case .linkedContents: "description of the asset is a link that is not followed"
    case .tooManyEntries: "too many files and folders"
    case .tooManyFolders: "too many folders inside folders"
    case .unknownKind(let kind): "unknown kind of asset \"\(kind.shown)\""
    case .sameName(let name, let first): "name \"\(name.shown)\" given twice, first by \(first.shown)"
    case .nameNotText: "name that is not UTF-8"
    }
  }

  package static func advice(of fact: CatalogFileFact) -> String {
    switch fact {
    case .notJSON(_, let expected): "write \(name(of: expected)) here"
    case .keyTwice: "keep one of them"
    case .tooMany(_, let limit): "at most \(limit) are read"
    case .trailingComma: "remove it; it is read here, but other readers of JSON refuse it"
    case .unreadableFile: "check that it is a file and its permissions"
    case .missingContents: "add the file, or remove the folder"
    case .wrongKind(_, let expected): "write \(name(of: expected))"
    case .missingKey(_, let assumed):
      assumed.map { "add it; \(name(of: $0)) is taken" } ?? "add it; the entry is not used"
    case .unknownWord(_, let nearest, let allowed):
      (nearest.map { "did you mean \"\($0.shown)\"? " } ?? "") + "known here: "
        + allowed.joined(separator: ", ")
    case .unknownReference(_, _, let nearest):
      (nearest.map { "did you mean \"\($0.shown)\"? " } ?? "")
        + "names are those of UIKit and AppKit, such as \"labelColor\"; an unknown one gives no colour"
    case .badComponent:
      "write a number with a point such as \"0.895\", a byte such as \"0xE4\", or 0…255 such as \"228\""
    case .outOfRange(_, let allowed): "allowed is \(allowed)"
    case .alphaWithoutPoint: "write it with a point, from \"0.000\" to \"1.000\""
    case .mixedNotations: "write all of them in one"
    case .otherVersion: "write 1, the only version known"
    case .sameVariant: "keep one of them; the first is used"
    case .noAnyAppearance: "add an entry without appearances, or one for each"
    case .schemeBeatsContrast(let scheme): "add an entry with luminosity \(scheme.rawValue) and contrast high"
    case .missingFile: "add the file, or remove its name; the variant counts as absent"
    case .missingLayer: "add the file, or remove its layer, which shows nothing"
    case .fileOutside: "put the file into the asset's folder and write its name alone"
    case .unassignedFile: "name it in an entry, or remove it"
    case .linkNotFollowed, .linkedContents:
      "put the file itself here; links to folders and out of the catalog are not followed"
    case .tooManyEntries(let limit): "at most \(limit) are looked at; name a smaller folder"
    case .tooManyFolders(let limit): "at most \(limit) are entered"
    case .unknownKind: "it is kept and not read; folders that only group assets have no point in their name"
    case .sameName: "rename one of them"
    case .nameNotText: "rename it; it is not read"
    }
  }

  package static func text(of trouble: FileTrouble) -> String {
    switch trouble {
    case .missing: "there is no such file"
    case .notAFile: "it is not a file"
    case .tooManyBytes(let limit): "more than \(limit) bytes"
    case .system(let words): words.shownPath
    }
  }
}
