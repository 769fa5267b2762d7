// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The results of one shard of a run over snapshots: the part of its pictures that one of several machines drew.
///
/// The shards of a run have the same `run` and results of different pictures. All of them together are what the run without shards
/// finds.
package struct SnapshotShard: Sendable {
  /// The part that a machine takes.
  package struct Part: Hashable, Sendable {
    /// The number of the shard, from 1.
    package let number: Int
    /// The number of all shards.
    package let count: Int

    /// The greatest number of shards. Chosen: more than machines that anyone lends for one run.
    package static let most = 10_000

    /// Creates a part; nil unless the number is one of all, and there are at most `most`.
    package init?(_ number: Int, of count: Int) {
      guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
      (self.number, self.count) = (number, count)
    }

    /// The name of the file in the folder of a shard.
    package var fileName: String { "shard-\(number)-of-\(count).json" }

    /// Returns a Boolean value indicating whether a name is that of the file of any shard.
    package static func isFileName(_ name: String) -> Bool {
      guard name.hasPrefix("shard-"), name.hasSuffix(".json") else { return false }
      let parts = name.dropFirst(6).dropLast(5).split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[1] == "of", let number = Int(parts[0]), let count = Int(parts[2]) else {
        return false
      }
      return Part(number, of: count)?.fileName == name
    }
  }

  /// The properties that all shards of a run share.
  package struct Run: Hashable, Sendable {
    /// The digest of the program, its libraries and its resources.
    package var program: String
    /// The digest of all scenes, of the files that they draw, and of their references.
    package var scenes: String
    /// The command line without what differs between shards: the arguments after the verb.
    package var arguments: [String]
    /// The folders of references, in the order of the results.
    package var groups: [Group]
    /// The configurations that the scenes follow.
    package var configurations: [Configuration]

    package init(
      program: String, scenes: String, arguments: [String], groups: [Group], configurations: [Configuration]
    ) {
      (self.program, self.scenes, self.arguments) = (program, scenes, arguments)
      (self.groups, self.configurations) = (groups, configurations)
    }

    /// The number of results of all shards together.
    package var count: Int { groups.reduce(0) { $0 + $1.count } }
  }

  /// The scenes with one folder of references.
  package struct Group: Hashable, Sendable {
    package var references: String
    /// The folder of the failures in the folder of outputs.
    package var place: String
    /// The number of results.
    package var count: Int
    /// The names of the references that belong to no scene.
    package var stale: [String]

    package init(references: String, place: String, count: Int, stale: [String]) {
      (self.references, self.place, self.count, self.stale) = (references, place, count, stale)
    }
  }

  /// A configuration with the files that follow it.
  package struct Configuration: Hashable, Sendable {
    /// The path and the text; nil where the files follow none.
    package var path: String?, text: String?
    package var files: [String]

    package init(path: String?, text: String?, files: [String]) {
      (self.path, self.text, self.files) = (path, text, files)
    }
  }

  /// The result of a picture, with its place in the run.
  package struct Entry: Sendable {
    /// The place among the results of the run.
    package var index: Int
    /// The digest of all that decides about the result; nil for a result that no other run may take.
    package var key: String?
    package var result: SnapshotResult
    /// The pictures of a failure.
    package var pictures: [Picture]
    /// The error by which the picture was not drawn.
    package var failure: Failure?

    package init(index: Int, key: String?, _ result: SnapshotResult) {
      (self.index, self.key, self.result, pictures) = (index, key, result, result.kept)
    }

    /// Returns the picture that shows a side of the failure.
    package func picture(_ side: Picture.Side) -> Picture? { pictures.first { $0.side == side } }
  }

  /// A picture of a failure, in the folder `pictures` of the shard.
  package struct Picture: Hashable, Sendable {
    /// The sides of a failure: all side by side, and each alone.
    package enum Side: String, Hashable, Sendable, CaseIterable { case sheet, expected, actual, difference }

    package var side: Side
    /// The SHA-256 digest of the file, which is its name.
    package var digest: String
    /// The size at which it is shown, in points.
    package var width: Double, height: Double

    package init(_ side: Side, digest: String, width: Double, height: Double) {
      (self.side, self.digest, self.width, self.height) = (side, digest, width, height)
    }

    /// The path in the folder of the shard.
    package var file: String { "pictures/" + digest + ".png" }
  }

  /// The error of a picture that was not drawn.
  package struct Failure: Hashable, Sendable {
    /// The exit code of the program.
    package var exit: Int
    /// The sentence in English and in Korean.
    package var english: String, korean: String

    package init(exit: Int, english: String, korean: String) {
      (self.exit, self.english, self.korean) = (exit, english, korean)
    }
  }

  package var part: Part
  package var run: Run
  /// The results in the order of their indices.
  package var entries: [Entry]

  package init(_ part: Part, of run: Run, entries: [Entry]) {
    (self.part, self.run, self.entries) = (part, run, entries)
  }
}
