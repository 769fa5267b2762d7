// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why shards are not those of one run.
package enum ShardUnionError: Error, Hashable, Sendable {
  /// A property in which two shards differ.
  package enum Difference: Hashable, Sendable, CaseIterable { case count, program, settings, scenes }

  /// A shard belongs to another run than the first one.
  case foreign(Difference, path: String, first: String)
  /// Two files have the results of one shard.
  case repeated(number: Int, first: String, second: String)
  /// The results of some shards are lost.
  case missing([Int], of: Int)
  /// The shards do not have the result of each picture once.
  case incomplete(found: Int, of: Int)
}

/// The results of all shards of a run, which are those of the run without shards.
package struct ShardUnion: Sendable {
  package let run: SnapshotShard.Run
  /// The results in the order of the run, each with the index of its shard among those that were given.
  package let entries: [(entry: SnapshotShard.Entry, shard: Int)]

  /// Joins the shards of a run, of which there is at least one. Throws unless each shard is there once.
  package init(_ shards: [(path: String, shard: SnapshotShard)]) throws(ShardUnionError) {
    guard let (first, own) = shards.first else { throw .missing([1], of: 1) }
    var paths: [Int: String] = [:]
    for (path, shard) in shards {
      if let difference = Self.difference(shard, own) {
        throw .foreign(difference, path: path, first: first)
      }
      if let other = paths.updateValue(path, forKey: shard.part.number) {
        throw .repeated(number: shard.part.number, first: other, second: path)
      }
    }
    let missing = (1...own.part.count).filter { paths[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing, of: own.part.count) }
    run = own.run
    entries = shards.enumerated().flatMap { place, shard in shard.shard.entries.map { ($0, place) } }
      .sorted { $0.0.index < $1.0.index }
    guard entries.map(\.entry.index).elementsEqual(0..<run.count) else {
      throw .incomplete(found: entries.count, of: run.count)
    }
  }

  /// Returns the first property in which two shards differ; nil for shards of one run.
  private static func difference(
    _ first: SnapshotShard, _ second: SnapshotShard
  ) -> ShardUnionError.Difference? {
    if first.part.count != second.part.count { return .count }
    if first.run.program != second.run.program { return .program }
    // The files that follow a configuration belong to the scenes.
    let texts = [first, second].map { shard in shard.run.configurations.map { [$0.path, $0.text] } }
    if first.run.arguments != second.run.arguments || texts[0] != texts[1] { return .settings }
    return first.run == second.run ? nil : .scenes
  }
}
