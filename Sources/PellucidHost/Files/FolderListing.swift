// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The entries of a folder, sorted by name.
struct FolderListing {
  /// The kind of an entry.
  enum Kind { case file, folder, link, other }

  /// The entries, sorted by the bytes of their names.
  private(set) var entries: [(name: String, kind: Kind)] = []
  /// The names that are not UTF-8, as texts of `PathText`. They are not in `entries`.
  private(set) var unreadableNames: [String] = []
  /// A Boolean value indicating whether the folder has more entries than the limit.
  private(set) var isCut = false

  /// Lists a folder without following links in it. Stops after `limit` entries.
  ///
  /// - Parameter followsLink: A Boolean value indicating whether `path` itself may be a link.
  init(of path: String, limit: Int, followsLink: Bool = false) throws(FileReadingError) {
    let handle = SystemCall.open(path, O_RDONLY | O_DIRECTORY | (followsLink ? 0 : O_NOFOLLOW))
    guard handle >= 0 else { throw FileReading.failure(path, errno) }
    guard let folder = fdopendir(handle) else {
      close(handle)
      throw FileReading.failure(path, errno)
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let (name, isText) = Self.name(of: entry)
      if Paths.isSame(name, ".") || Paths.isSame(name, "..") { continue }
      guard entries.count + unreadableNames.count < limit else {
        isCut = true
        break
      }
      if isText {
        entries.append((name, Self.kind(of: entry, in: handle)))
      } else {
        unreadableNames.append(name)
      }
    }
    entries.sort { Paths.precedes($0.name, $1.name) }
    unreadableNames.sort(by: Paths.precedes)
  }

  /// Returns the name of an entry, and whether it is UTF-8.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> (name: String, isText: Bool) {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        (PathText.text(of: SystemCall.bytes(of: $0)), String(validatingCString: $0) != nil)
      }
    }
  }

  /// Returns the kind of an entry.
  private static func kind(of entry: UnsafeMutablePointer<dirent>, in folder: Int32) -> Kind {
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): break
    default: return .other
    }
    // Some file systems do not store the kind in the entry.
    var status = stat()
    let isKnown = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW) == 0
      }
    }
    guard isKnown else { return .other }
    return switch FileStatus(status).kind {
    case .file: .file
    case .folder: .folder
    case .link: .link
    case .pipe, .socket, .device: .other
    }
  }
}
