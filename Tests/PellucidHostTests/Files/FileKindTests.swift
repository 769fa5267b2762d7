// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidCatalog
import PellucidDocument
import PellucidGeometry
import PellucidScene
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Pipes, sockets, devices and links in the place of files. None of them may make a test wait.
@Suite(.timeLimit(.minutes(10))) struct FileKindTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func pipe(_ name: String) -> String {
    let path = folder.path + "/" + name
    #expect(mkfifo(path, 0o600) == 0)
    return path
  }

  /// Returns the path of a socket, whose file stays when it is closed.
  private func socket(_ name: String) throws -> String {
    let path = folder.path + "/" + name
    let file = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(file) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    try #require(path.utf8.count < MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(code == 0)
    return path
  }

  @Test("Only regular files are read")
  func reading() throws {
    for (path, kind) in [
      (pipe("a.svg"), FileKind.pipe), (try socket("b.svg"), .socket), ("/dev/zero", .device),
      ("/dev/tty", .device),
    ] {
      #expect(throws: FileReadingError.notAFile(path: path, kind)) {
        try FileReading.bytes(of: path, maximumBytes: 9)
      }
      #expect(throws: ImageReadingError.notAFile(path: path, kind)) {
        try ImageReader().read(path: path, gamut: .srgb)
      }
      #expect(throws: SceneFileError.unreadable(.notAFile(path: path, kind))) {
        try SceneReader().read(path: path)
      }
      #expect(throws: TextError.fontUnreadable(path: path)) { try FontLibrary(additional: [path]) }
      #expect(throws: CatalogPathError.notFolder(path: path)) { try AssetLibrary(path: path) }
      #expect(throws: SymbolError.folderUnreadable(path: path)) {
        try SymbolLibrary(folders: [path]).checkFolders()
      }
      guard kind != .device else { continue }
      #expect(throws: SymbolError.notAFile(path: path, kind)) {
        try SymbolRasterizer().masks(
          for: SymbolRequest(template: path), frame: Rect(x: 0, y: 0, width: 9, height: 9), scale: 1)
      }
      #expect(!FileReading.haveSameBytes(path, path, maximumBytes: 9))
    }
  }

  @Test("A pipe among fonts is passed over")
  func fonts() throws {
    _ = pipe("Inter.ttf")
    #expect(throws: TextError.fontUnreadable(path: folder.path)) {
      try FontLibrary(additional: [folder.path])
    }
  }

  @Test("A pipe without a reader, a socket and a disk are not written")
  func writing() throws {
    let (pipe, socket) = (pipe("pipe"), try socket("socket"))
    #expect(throws: FileWritingError.noReader(path: pipe)) { try WholeFile.write([1], to: pipe) }
    #expect(throws: FileWritingError.notAFile(path: socket, .socket)) { try WholeFile.write([1], to: socket) }
    #expect(throws: FileWritingError.noReader(path: pipe)) { try WholeFile.append([1], to: pipe) }
    #expect(throws: FileWritingError.noReader(path: pipe)) {
      try WholeFile.update(pipe, maximumBytes: 9) { _ in [1] }
    }
  }

  @Test("A pipe with a reader is written")
  func pipeWithReader() throws {
    let path = pipe("pipe")
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try WholeFile.write([1, 2, 3], to: path)
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(read(reader, &bytes, 9) == 3 && bytes[..<3] == [1, 2, 3])
  }

  @Test("In a folder that is filled, only files are replaced, and links are not followed")
  func fillingFolders() throws {
    let target = try folder.write("kept", to: "target")
    let link = folder.path + "/link"
    let places = ["target", "none", "/dev/null"]
    for place in places {
      unlink(link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place)
      #expect(throws: FileWritingError.notAFile(path: link, .link)) {
        try WholeFile.write([1], to: link, as: .filled)
      }
    }
    let pipe = pipe("pipe")
    #expect(throws: FileWritingError.notAFile(path: pipe, .pipe)) {
      try WholeFile.write([1], to: pipe, as: .filled)
    }
    #expect(throws: FileWritingError.isFolder(path: folder.path)) {
      try WholeFile.write([1], to: folder.path, as: .filled)
    }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "kept")
    try WholeFile.write([1], to: target, as: .filled)
    #expect(try FileReading.bytes(of: target, maximumBytes: 9) == [1])
    #expect(folder.names == ["link", "pipe", "target"])
  }

  @Test("A replaced file no longer runs as its owner")
  func ownerBits() throws {
    let path = try folder.write("a", to: "a")
    for mode: mode_t in [0o6755, 0o4711, 0o2640] {
      chmod(path, mode)
      try WholeFile.write([1], to: path)
      #expect(SystemCall.status(of: path)?.permissions == mode & 0o777)
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == mode & 0o777)
    }
  }

  @Test("Names that are not UTF-8 are read, written and listed as they are")
  func otherNames() throws {
    let path = folder.path + "/" + PathText.text(of: [0x61, 0xFF, 0xC3])
    try WholeFile.write([7], to: path)
    let bytes = Array((folder.path + "/").utf8) + [0x61, 0xFF, 0xC3, 0]
    #expect(
      bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { access($0.baseAddress!, F_OK) } == 0)
    #expect(try FileReading.bytes(of: path, maximumBytes: 9) == [7])
    #expect(Folders.names(in: folder.path) == ["a\\xFF\\xC3"])
    try Folders.make(path + "d/x/y")
    #expect(Folders.isFolder(path + "d/x/y") == true && Folders.areSame(path + "d/./x/..", path + "d"))
    try FileManager.default.removeItem(atPath: folder.path)
  }

  @Test("A path with a zero leads nowhere")
  func zeros() throws {
    let path = try folder.write("a", to: "a")
    #expect(throws: FileReadingError.notFound(path: path + "\0.png")) {
      try FileReading.bytes(of: path + "\0.png", maximumBytes: 9)
    }
    #expect(throws: FileWritingError.self) { try WholeFile.write([1], to: path + "\0.png") }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "a")
  }
}
