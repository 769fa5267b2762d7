// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidHost
import PellucidJudge

/// The folder of a shard: its results, and the pictures of its failures under the digests of their bytes. Several threads may add
/// pictures, and several shards may have one folder.
package struct ShardFolder: Sendable {
  package let path: String

  package init(_ path: String) { self.path = Paths.withoutSlash(path) }

  /// Writes a picture, unless it is there already.
  func add(
    _ png: [UInt8], _ side: SnapshotShard.Picture.Side, width: Double, height: Double
  ) throws(RunFailure) -> SnapshotShard.Picture {
    let picture = SnapshotShard.Picture(
      side, digest: SHA256.text(of: png), width: width, height: height)
    let file = Paths.joined(path, picture.file)
    if ContentDigest.digest(ofFile: file) == picture.digest { return picture }
    do throws(FileWritingError) { try Folders.make(Paths.folder(of: file)) } catch {
      throw .output(.unmadeFolder(error))
    }
    do throws(FileWritingError) { try WholeFile.write(png, to: file, as: .filled) } catch {
      throw .output(.unwritten(.picture, error))
    }
    return picture
  }

  /// Returns the bytes of a picture; nil where there is none or its bytes are others.
  func bytes(of picture: SnapshotShard.Picture) -> [UInt8]? {
    let file = Paths.joined(path, picture.file)
    guard let bytes = try? FileReading.bytes(of: file, maximumBytes: ImageLimits().maximumBytes),
      SHA256.text(of: bytes) == picture.digest
    else { return nil }
    return bytes
  }

  /// Copies the pictures of a result from the folder of another shard, and returns whether all were there.
  func take(_ pictures: [SnapshotShard.Picture], from other: ShardFolder) throws(RunFailure) -> Bool {
    for picture in pictures {
      guard let bytes = other.bytes(of: picture) else { return false }
      _ = try add(bytes, picture.side, width: picture.width, height: picture.height)
    }
    return true
  }

  /// Writes the results in place of those of an earlier run.
  package func write(_ shard: SnapshotShard) throws(RunFailure) {
    let file = Paths.joined(path, shard.part.fileName)
    do throws(FileWritingError) { try Folders.make(path) } catch { throw .output(.unmadeFolder(error)) }
    do throws(FileWritingError) {
      try WholeFile.write(Array(shard.text.utf8), to: file, as: .filled)
    } catch {
      throw .output(.unwritten(.file, error))
    }
  }
}

/// A shard that was read from a file.
package struct ShardFile: Sendable {
  package let path: String
  package let shard: SnapshotShard

  /// The folder of the shard, with its pictures.
  var folder: ShardFolder { ShardFolder(Paths.folder(of: path)) }

  /// Reads the file at a path. Throws for a file that is not that of a shard, or has changed since it was written.
  ///
  /// - Parameter isInput: A Boolean value that is false for a file that this run may replace.
  package init(path: String, isInput: Bool = true) throws(RunFailure) {
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try FileReading.bytes(of: path, maximumBytes: SnapshotShard.maximumBytes, isInput: isInput)
    } catch { throw .input(.unreadableShard(error)) }
    do throws(ShardError) { shard = try SnapshotShard(of: bytes) } catch {
      throw .input(.refusedShard(error, path: path))
    }
    self.path = path
  }

  /// Returns the paths of the shards in a folder and in the folders in it, sorted; the path itself where it is no folder.
  package static func paths(at path: String) -> [String] {
    guard Folders.isFolder(path) == true else { return [path] }
    let folder = Paths.withoutSlash(path)
    let names = Folders.names(in: folder) ?? []
    func shards(_ names: [String], in folder: String) -> [String] {
      names.filter { SnapshotShard.Part.isFileName($0) }.map { Paths.joined(folder, $0) }
    }
    let inner = names.map { Paths.joined(folder, $0) }.filter { Folders.isFolder($0) == true }
    return shards(names, in: folder) + inner.flatMap { shards(Folders.names(in: $0) ?? [], in: $0) }
  }
}
