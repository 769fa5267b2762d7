// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The entries of a folder, sorted by name.
struct FolderListing {
  /// The kind of an entry.
  enum Kind { case file, folder, link, other }

  /// The entries, sorted by the bytes of their names.
  private(set) var entries: [(name: String, kind: Kind)] = []
  /// The names that are not UTF-8, with each byte outside printable ASCII written as `\xFF`. They are not in `entries`.
  private(set) var unreadableNames: [String] = []
  /// A Boolean value indicating whether the folder has more entries than the limit.
  private(set) var isCut = false

  /// Lists a folder without following links, not even at the end of `path`. Stops after `limit` entries.
  init(of path: String, limit: Int) throws(FileReadingError) {
    let handle = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard handle >= 0 else { throw FileReading.failure(path, errno) }
    guard let folder = fdopendir(handle) else {
      close(handle)
      throw FileReading.failure(path, errno)
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let (name, isText) = Self.name(of: entry)
      if name == "." || name == ".." { continue }
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
    entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    unreadableNames.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the name of an entry, escaped if it is not UTF-8.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> (name: String, isText: Bool) {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
        String(validatingCString: $0).map { ($0, true) } ?? (escaped($0), false)
      }
    }
  }

  /// Returns a name with bytes outside printable ASCII escaped.
  private static func escaped(_ name: UnsafePointer<CChar>) -> String {
    var text = ""
    for index in 0..<strlen(name) {
      let byte = UInt8(bitPattern: name[index])
      let digits = String(byte, radix: 16, uppercase: true)
      text +=
        byte >= 0x20 && byte < 0x7F
        ? String(UnicodeScalar(byte)) : "\\x" + (byte < 0x10 ? "0" : "") + digits
    }
    return text
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
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}
