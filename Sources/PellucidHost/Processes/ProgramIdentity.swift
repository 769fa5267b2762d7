// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit

/// The identity of the running program: everything but scenes and flags that decides about the pictures that it draws.
package enum ProgramIdentity {
  /// Returns the digest of the release, of the marks of the program and of the libraries that are loaded, of the bundled resources, and of
  /// the fonts that texts are drawn with by default; nil where the system does not tell what is loaded.
  package static func digest() -> String? {
    guard let maps = try? FileReading.bytes(of: "/proc/self/maps", maximumBytes: 16 << 20, isInput: false),
      let program = mark(of: "/proc/self/exe")
    else { return nil }
    var digest = ContentDigest()
    digest.add(Release.version)
    digest.add(program)
    for library in libraries(in: maps) {
      digest.add(Paths.name(of: library))
      digest.add(mark(of: library) ?? "no file")
    }
    let resources = [ProgramFolder.resource("Symbols"), SymbolLibrary.iconFolder]
    for folder in resources where Folders.isFolder(folder) == true {
      digest.add(Paths.name(of: folder))
      guard digest.add(folder: folder) else { return nil }
    }
    for font in (try? FontLibrary())?.files ?? [] {
      digest.add(Paths.name(of: font))
      digest.add(mark(of: font) ?? "no file")
    }
    return digest.text
  }

  /// Returns the mark that tells versions of a file apart: that of the linker of a program or a library, or else a checksum.
  private static func mark(of path: String) -> String? {
    BuildID.text(ofFile: path) ?? ContentDigest.checksum(ofFile: path)
  }

  /// Returns the sorted paths of the shared libraries in the map of a process.
  private static func libraries(in maps: [UInt8]) -> [String] {
    var paths: Set<String> = []
    for line in maps.split(separator: UInt8(ascii: "\n")) {
      // address permissions offset device inode path
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
      guard fields.count == 6 else { continue }
      let path = String(decoding: fields[5].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
      if path.hasPrefix("/"), Paths.name(of: path).contains(".so") { paths.insert(path) }
    }
    return paths.sorted(by: Paths.precedes)
  }
}
