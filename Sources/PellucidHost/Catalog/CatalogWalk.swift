// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidJSON

/// A sequence of the folders of all catalogs below a folder, sorted by name within each folder.
///
/// A folder precedes its subfolders and is read when the iterator reaches it. Links to folders are not followed.
struct CatalogWalk: Sequence, IteratorProtocol {
  private let limits: CatalogLimits
  /// The folder given to the initializer, with links resolved.
  private let root: String
  /// The places still to be visited; the next one is the last element.
  private var pending: [Place] = []
  private let counter: Counter

  /// The numbers of entries, and of bytes and values in descriptions, that several walks have read together.
  struct Count: Sendable {
    fileprivate var entries = 0, bytes = 0, values = 0
  }

  /// The count that the copies of a walk share.
  final class Counter {
    fileprivate(set) var count: Count
    /// The limit that the descriptions exceed together; nil where they do not.
    fileprivate(set) var exceeded: (what: CountedTerm, limit: Int)?

    init(_ count: Count = Count()) { self.count = count }

    /// Adds a description, and returns whether all of them are within the limits.
    fileprivate func add(_ description: [UInt8], _ limits: CatalogLimits) -> Bool {
      count.bytes += description.count
      count.values += CatalogLimits.values(in: description)
      if count.bytes > limits.allBytes {
        exceeded = (.bytes, limits.allBytes)
      } else if count.values > limits.allValues {
        exceeded = (.values, limits.allValues)
      }
      return exceeded == nil
    }
  }

  /// A folder to be visited.
  private struct Place {
    /// The path relative to the root.
    var path: String
    /// The role of the folder in its catalog; nil outside catalogs, where only catalogs are searched for.
    var role: CatalogFolder.Role?
    var catalog: Catalog?
    var depth: Int
  }

  /// The catalog that a folder belongs to; links may lead only into it.
  private struct Catalog {
    /// The path relative to the root; nil for icon documents outside catalogs.
    var path: String?
    /// The absolute path, with links resolved.
    var folder: String
  }

  init(of path: String, limits: CatalogLimits, counter: Counter = Counter()) throws(FileReadingError) {
    (self.limits, self.counter) = (limits, counter)
    let folder = FileReading.canonical(path)
    // The listing throws with the reason if the path is not a folder.
    _ = try FolderListing(of: folder, limit: 1)
    let (role, name) = Self.role(of: folder)
    root = Self.root(of: folder)
    if role != nil { InputFiles.add(folder: folder) }
    guard let role, case .asset = role else {
      pending = [
        Place(path: "", role: role, catalog: role.map { _ in Catalog(path: "", folder: folder) }, depth: 0)
      ]
      return
    }
    // A single asset has its folder's name.
    pending = [Place(path: name, role: role, catalog: Catalog(path: nil, folder: folder), depth: 0)]
  }

  /// Returns the last component of a folder's path, and the role of the folder in a catalog; nil if it has none.
  ///
  /// - Parameter folder: A path with links resolved.
  private static func role(of folder: String) -> (role: CatalogFolder.Role?, name: String) {
    let steps = Paths.components(of: folder)
    let name = steps.last ?? ""
    let isInside = steps.dropLast().contains { Paths.ends($0, in: ".xcassets") }
    return (CatalogFolder.Role(folderNamed: name, isInside: isInside), name)
  }

  /// Returns the folder that paths are relative to: for a single asset, the folder that contains the asset.
  ///
  /// - Parameter folder: A path with links resolved.
  static func root(of folder: String) -> String {
    guard case .asset? = role(of: folder).role else { return folder }
    return Paths.folder(of: folder)
  }

  mutating func next() -> CatalogFolder? {
    while counter.exceeded == nil, let place = pending.popLast() {
      if let folder = visit(place) { return folder }
    }
    return nil
  }

  /// Reads the folder at a place and schedules its subfolders. Returns nil for folders outside catalogs without facts.
  private mutating func visit(_ place: Place) -> CatalogFolder? {
    var folder = CatalogFolder(
      path: place.path, catalog: place.catalog?.path, role: place.role ?? .outside, text: .absent)
    var subfolders: [Place] = []
    list(place, into: &folder, &subfolders)
    pending += subfolders.reversed()
    return place.role == nil && folder.fileFacts.isEmpty ? nil : folder
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

  private static func isDescription(_ name: String, of role: CatalogFolder.Role?) -> Bool {
    role.map { Paths.isSame(name, $0.description) } ?? false
  }

  /// Returns the path of `name` in a folder of the library.
  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }
}

// MARK: Contents of a folder

extension CatalogWalk {
  /// Reads the entries of a folder.
  private mutating func list(_ place: Place, into folder: inout CatalogFolder, _ subfolders: inout [Place]) {
    for (name, kind) in entries(of: place.path, depth: place.depth, &folder) where !Paths.isHidden(name) {
      let path = Self.joined(place.path, name)
      switch kind {
      case .folder: enter(name, path, in: place, &folder, &subfolders)
      case .link: follow(name, path, in: place, &folder)
      case .file: take(name, path, in: place, &folder)
      case .other:
        if Self.isDescription(name, of: place.role) { folder.text = .unreadable(.notAFile) }
      }
    }
  }

  /// Lists a folder and counts the entries. Where a limit is reached, records a fact and returns no entries.
  private mutating func entries(
    of path: String, depth: Int, _ folder: inout CatalogFolder
  ) -> [(name: String, kind: FolderListing.Kind)] {
    func note(_ fact: CatalogFileFact) {
      folder.fileFacts.append(PlacedFileFact(fact, in: path))
    }
    guard depth <= limits.depth else {
      note(.tooManyFolders(limit: limits.depth))
      return []
    }
    do throws(FileReadingError) {
      let listing = try FolderListing(
        of: absolute(path), limit: Swift.max(0, limits.entries - counter.count.entries))
      counter.count.entries += listing.entries.count + listing.unreadableNames.count
      if listing.isCut {
        note(.tooManyEntries(limit: limits.entries))
        pending = []
      }
      for name in listing.unreadableNames.prefix(limits.factsPerFile) {
        folder.fileFacts.append(PlacedFileFact(.nameNotText, in: Self.joined(path, name)))
      }
      return listing.entries
    } catch {
      note(.unreadableFile(error.trouble))
      return []
    }
  }

  /// Schedules a subfolder, or reads it immediately if it is a plain folder in an asset.
  private mutating func enter(
    _ name: String, _ path: String, in place: Place, _ folder: inout CatalogFolder,
    _ subfolders: inout [Place]
  ) {
    let role = CatalogFolder.Role(folderNamed: name, isInside: place.role != nil)
    if case .asset(let kind)? = place.role {
      // An asset of an unknown kind may contain anything.
      guard kind.isKnown else { return }
      guard case .asset(let inner)? = role, inner.isKnown else {
        gather(path, as: name, in: place, depth: place.depth + 1, &folder)
        return
      }
      folder.files.append(name)
    }
    var catalog = place.catalog
    if role == .catalog { catalog = Catalog(path: path, folder: absolute(path)) }
    if role != nil, catalog == nil { catalog = Catalog(path: nil, folder: absolute(path)) }
    if place.catalog == nil, let catalog { InputFiles.add(folder: catalog.folder) }
    subfolders.append(Place(path: path, role: role, catalog: catalog, depth: place.depth + 1))
  }

  /// Collects the files of a plain folder in an asset, by their paths relative to the asset.
  private mutating func gather(
    _ path: String, as prefix: String, in place: Place, depth: Int, _ folder: inout CatalogFolder
  ) {
    for (name, kind) in entries(of: path, depth: depth, &folder) where !Paths.isHidden(name) {
      let (path, prefix) = (path + "/" + name, prefix + "/" + name)
      switch kind {
      case .folder: gather(path, as: prefix, in: place, depth: depth + 1, &folder)
      case .file: folder.files.append(prefix)
      case .link where target(of: path, in: place) != nil: folder.files.append(prefix)
      case .link: folder.fileFacts.append(PlacedFileFact(.linkNotFollowed, in: path))
      case .other: break
      }
    }
  }

  /// Records a file of a catalog's folder.
  private func take(_ name: String, _ path: String, in place: Place, _ folder: inout CatalogFolder) {
    guard let role = place.role else { return }
    if Self.isDescription(name, of: role) {
      folder.text = text(of: absolute(path))
    } else if case .asset = role {
      folder.files.append(name)
    }
  }

  /// Records the file that a link leads to, or a fact if the link is not followed.
  private func follow(_ name: String, _ path: String, in place: Place, _ folder: inout CatalogFolder) {
    guard let role = place.role else {
      if CatalogFolder.Role(folderNamed: name, isInside: false) != nil {
        folder.fileFacts.append(PlacedFileFact(.linkNotFollowed, in: path))
      }
      return
    }
    guard let target = target(of: path, in: place) else {
      if Self.isDescription(name, of: role) {
        folder.text = .link
      } else {
        folder.fileFacts.append(PlacedFileFact(.linkNotFollowed, in: path))
      }
      return
    }
    if Self.isDescription(name, of: role) {
      folder.text = text(of: target)
    } else if case .asset = role {
      folder.files.append(name)
    }
  }

  /// Returns the file of the same catalog that a link leads to, or nil for a link to anything else.
  private func target(of path: String, in place: Place) -> String? {
    let target = FileReading.canonical(absolute(path))
    guard let catalog = place.catalog, Paths.lies(target, in: catalog.folder),
      SystemCall.statusOfLink(target)?.kind == .file
    else { return nil }
    return target
  }

  /// Returns the bytes of a description, or the reason why it cannot be read.
  private func text(of path: String) -> CatalogFolder.Text {
    do throws(FileReadingError) {
      let description = try FileReading.bytes(of: path, maximumBytes: limits.fileBytes)
      return counter.add(description, limits) ? .bytes(description) : .tooManyBytes
    } catch {
      if case .tooManyBytes = error { return .tooManyBytes }
      return .unreadable(error.trouble)
    }
  }
}

extension FileReadingError {
  /// The reason, in the form used by facts about a catalog's files.
  var trouble: FileTrouble {
    switch self {
    case .notFound: .missing
    case .unreadable(_, let reason): .system(reason)
    case .notAFile: .notAFile
    case .tooManyBytes(_, let limit): .tooManyBytes(limit: limit)
    }
  }
}
