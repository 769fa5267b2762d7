// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidGeometry
import PellucidHost
import PellucidJudge

/// The results of all shards of a run, as those of the run without shards.
package struct MergedShards: Sendable {
  private let union: ShardUnion
  private let folders: [ShardFolder]

  package var run: SnapshotShard.Run { union.run }

  /// Reads the shards of a run at paths, which are files or folders. A file that is named twice counts once. Throws unless all shards
  /// are there and can be used.
  package init(at paths: [String]) throws(RunFailure) {
    var (files, places): ([ShardFile], Set<[UInt8]>) = ([], [])
    for path in paths {
      let found = ShardFile.paths(at: path)
      guard !found.isEmpty else { throw .input(.noShards(path: path)) }
      for file in found where places.insert(Array((WholeFile.place(of: file) ?? file).utf8)).inserted {
        files.append(try ShardFile(path: file))
      }
    }
    do throws(ShardUnionError) { union = try ShardUnion(files.map { ($0.path, $0.shard) }) } catch {
      throw .input(.unmergedShards(error))
    }
    folders = files.map(\.folder)
  }

  /// The error of the first picture that was not drawn; nil where all were.
  package var failure: SnapshotShard.Failure? { union.entries.lazy.compactMap(\.entry.failure).first }

  /// Returns the report of the run, with the pictures of failures written where the run without shards writes them.
  ///
  /// - Parameters:
  ///   - inputs: The paths of the scenes, or of folders of them.
  ///   - output: The folder for pictures of failures; nil writes none.
  ///   - page: The folder of a page; nil for none.
  package func report(
    of inputs: [String], tolerance: PictureTolerance, to output: String?, on page: PageFolder?,
    in language: Language
  ) throws(RunFailure) -> SnapshotReport {
    var rest = union.entries[...]
    var groups: [SnapshotReport.Group] = []
    for group in run.groups {
      let folder = output.map { Paths.folder(group.place, in: $0) }
      if let folder {
        do throws(FileWritingError) { try Folders.make(folder) } catch { throw .output(.unmadeFolder(error)) }
      }
      var results: [SnapshotResult] = []
      for (entry, shard) in rest.prefix(group.count) {
        results.append(
          try result(entry, of: group, from: folders[shard], to: folder, on: page, in: language))
      }
      rest = rest.dropFirst(group.count)
      groups.append(
        SnapshotReport.Group(references: group.references, results: results, stale: group.stale))
    }
    return SnapshotReport(of: inputs, tolerance: tolerance, groups: groups)
  }

  /// Returns a result with its pictures written.
  private func result(
    _ entry: SnapshotShard.Entry, of group: SnapshotShard.Group, from shard: ShardFolder, to output: String?,
    on page: PageFolder?, in language: Language
  ) throws(RunFailure) -> SnapshotResult {
    var result = entry.result
    if let failure = entry.failure {
      result.outcome = .notDrawn(reason: language == .korean ? failure.korean : failure.english)
    }
    let name = Paths.name(of: result.reference ?? "")
    if let page {
      result.comparison = try comparison(entry, named: name, of: group, from: shard, on: page)
    }
    if let output, let sheet = entry.picture(.sheet) {
      let target = Paths.joined(output, name)
      let bytes = try bytes(of: sheet, in: shard)
      do throws(FileWritingError) { try WholeFile.write(bytes, to: target, as: .filled) } catch {
        throw .output(.unwritten(.picture, error))
      }
      result.picture = target
    }
    return result
  }

  /// Adds the pictures of a failure to a page; returns nil for no failure.
  private func comparison(
    _ entry: SnapshotShard.Entry, named name: String, of group: SnapshotShard.Group, from shard: ShardFolder,
    on page: PageFolder
  ) throws(RunFailure) -> ReportPage.Comparison? {
    try ReportPage.Comparison(name) { (side) throws(RunFailure) in
      guard let picture = entry.picture(side) else { return nil }
      return try page.add(
        try bytes(of: picture, in: shard), named: [group.references, name, side.rawValue],
        size: Size(width: picture.width, height: picture.height))
    }
  }

  private func bytes(of picture: SnapshotShard.Picture, in shard: ShardFolder) throws(RunFailure) -> [UInt8] {
    guard let bytes = shard.bytes(of: picture) else {
      throw .input(.lostPicture(path: Paths.joined(shard.path, picture.file)))
    }
    return bytes
  }
}
