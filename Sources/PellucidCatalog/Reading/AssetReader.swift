// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// The content of one folder.
enum ReadFolder {
  case catalog(path: String)
  case group(AssetGroup)
  case asset(Asset)
  case outside
}

/// A reader of one folder of a catalog. A faulty folder gives facts, and an asset without content.
struct AssetReader {
  let limits: CatalogLimits

  /// Reads a folder, and returns the facts about it.
  func read(_ folder: CatalogFolder) -> (folder: ReadFolder, facts: [PlacedFileFact]) {
    var facts = folder.fileFacts
    var reading = reading(folder, &facts)
    let result = read(folder, &reading)
    if case .asset(let kind) = folder.role, !kind.isKnown {
      facts.append(PlacedFileFact(.unknownKind(kind.rawValue), in: folder.path))
    }
    return (result, facts + (reading?.facts ?? []))
  }

  private func read(_ folder: CatalogFolder, _ reading: inout ContentsReading?) -> ReadFolder {
    switch folder.role {
    case .outside: return .outside
    case .catalog: return .catalog(path: folder.path)
    case .group:
      return .group(
        AssetGroup(
          path: folder.path, providesNamespace: reading?.providesNamespace() ?? false,
          properties: reading?.properties() ?? AssetProperties()))
    case .asset(let kind):
      var asset = Asset(
        path: folder.path, catalog: folder.catalog, name: kind.assetName(of: folder.path), kind: kind,
        content: kind.needsContents ? .unreadable : .other, properties: AssetProperties())
      if reading != nil {
        asset.properties = reading?.properties() ?? AssetProperties()
        asset.content = reading?.content(of: kind, among: folder.files) ?? .unreadable
      }
      return .asset(asset)
    }
  }

  /// Returns the reading of the folder's description; nil where there is none, or none that can be read.
  private func reading(_ folder: CatalogFolder, _ facts: inout [PlacedFileFact]) -> ContentsReading? {
    let file = folder.path.isEmpty ? folder.role.description : folder.path + "/" + folder.role.description
    let bytes: [UInt8]
    switch folder.text {
    case .bytes(let read): bytes = read
    case .tooManyBytes:
      facts.append(PlacedFileFact(.tooMany(what: .bytes, limit: limits.fileBytes), in: file))
      return nil
    case .unreadable(let trouble):
      facts.append(PlacedFileFact(.unreadableFile(trouble), in: file))
      return nil
    case .link:
      facts.append(PlacedFileFact(.linkedContents, in: file))
      return nil
    case .absent:
      if case .asset(let kind) = folder.role, kind.isKnown, kind.needsContents || kind == .iconDocument {
        facts.append(PlacedFileFact(.missingContents, in: file))
      }
      return nil
    }
    do throws(JSONError) {
      let document = try JSONDocument(parsing: bytes, limits: limits.json, dialect: .trailingCommas)
      var reading = ContentsReading(file: file, document: document, limit: limits.factsPerFile)
      guard reading.members(document.root) != nil else {
        facts += reading.facts
        return nil
      }
      reading.checkVersion()
      return reading
    } catch {
      facts.append(PlacedFileFact(error, in: file))
      return nil
    }
  }
}

extension ContentsReading {
  fileprivate mutating func content(of kind: AssetKind, among files: [String]) -> Asset.Content {
    let names = Set(files.map { Array($0.utf8) })
    if kind == .iconDocument { return .icon(iconDocument(among: names)) }
    guard let key = kind.entriesKey else { return .other }
    var entries: [JSONNode] = []
    if let node = document.root[key] {
      guard let items = items(node) else { return .unreadable }
      entries = items
    } else if kind.hasVariants {
      note(.missingKey(key, assumed: .emptyList), at: document.root)
    }
    let kept = kept(without: [key, "info", "properties"])
    if kind == .colorSet {
      var set = colorSet(entries)
      set.kept = kept
      checkVariants(of: set, at: entries)
      noteUnassigned(files, without: [])
      return .colors(set)
    }
    var set = fileSet(entries, of: kind, among: names)
    set.kept = kept
    if kind.hasVariants {
      checkVariants(of: set.entries.map { $0.selectors }, at: entries)
      noteUnassigned(files, without: set.entries.compactMap { $0.file })
    }
    return .files(set)
  }

  private mutating func noteUnassigned(_ files: [String], without assigned: [String]) {
    let assigned = Set(assigned.map { Array($0.utf8) })
    for file in files where !assigned.contains(Array(file.utf8)) { noteFile(.unassignedFile(file)) }
  }
}

extension AssetKind {
  /// Returns the last step of a path, without its extension.
  fileprivate func assetName(of path: String) -> String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String($0) ?? "" } ?? ""
    return String(name.dropLast(rawValue.count + 1))
  }
}

extension PlacedFileFact {
  /// Creates the fact of a text that is not JSON.
  init(_ error: JSONError, in file: String) {
    let fact: CatalogFileFact =
      switch error.fact {
      case .syntax(let found, .value) where Self.isComponent(error.keyPath):
        .notJSON(found: found, expected: .component)
      case .syntax(let found, let expected): .notJSON(found: found, expected: expected)
      case .duplicateKey: .keyTwice
      case .tooDeep(let limit): .tooMany(what: .brackets, limit: limit)
      case .tooManyValues(let limit): .tooMany(what: .values, limit: limit)
      case .tooManyBytes(let limit): .tooMany(what: .bytes, limit: limit)
      }
    self.init(fact, in: file, keyPath: error.keyPath, at: error.position)
  }

  /// Returns whether a key path leads to a component of a colour, for which the expected notation is known.
  private static func isComponent(_ keyPath: String) -> Bool {
    let steps = NameMatch.parts(of: keyPath, at: ".").filter { !$0.isEmpty }
    return steps.count > 1 && steps[steps.count - 2] == "components"
  }
}
