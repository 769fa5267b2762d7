// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What lies in a folder, by name.
struct FolderListing {
  enum Kind { case file, folder, link, other }

  /// In the order of their bytes.
  private(set) var entries: [(name: String, kind: Kind)] = []
  /// Whether there are names that are not UTF-8; they are not among the entries.
  private(set) var hasUnreadableNames = false
  /// Whether there are more than were asked for.
  private(set) var isCut = false

  /// Links are not followed, the last step of the path included. Nothing beyond `limit` entries is read.
  init(of path: String, limit: Int) throws(FileReadingError) {
    let handle = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard handle >= 0 else { throw FileReading.failure(path, errno) }
    guard let folder = fdopendir(handle) else {
      close(handle)
      throw FileReading.failure(path, errno)
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      guard let name = Self.name(of: entry) else {
        hasUnreadableNames = true
        continue
      }
      if name == "." || name == ".." { continue }
      guard entries.count < limit else {
        isCut = true
        break
      }
      entries.append((name, Self.kind(of: entry, in: handle)))
    }
    entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        String(validatingCString: $0)
      }
    }
  }

  private static func kind(of entry: UnsafeMutablePointer<dirent>, in folder: Int32) -> Kind {
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): break
    default: return .other
    }
    // Some file systems do not say.
    var status = stat()
    let isKnown = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW) == 0
      }
    }
    guard isKnown else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}
