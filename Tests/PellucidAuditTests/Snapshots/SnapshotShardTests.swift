// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidAudit

/// Tests of the results of shards as text, and of their union.
@Suite struct SnapshotShardTests {
  private static let digest = String(repeating: "0123456789abcdef", count: 4)

  /// Returns a shard with every kind of result.
  private static func shard(
    _ number: Int = 1, of count: Int = 1, indices: Range<Int>? = nil,
    _ change: (inout SnapshotShard.Run) -> Void = { _ in }
  ) throws -> SnapshotShard {
    let outcomes: [SnapshotOutcome] = [
      .equal,
      .different(
        try #require(
          try PictureDifference(stored: { key in
            ["at": [3, 4], "largest": [17.5], "count": [2], "pixels": [480], "mean": [1e-7]][key] ?? [0.125]
          }))),
      .otherSize(width: 30, height: 20), .missing(reason: nil), .missing(reason: "cut"),
      .notDrawn(reason: nil),
    ]
    var run = SnapshotShard.Run(
      program: digest, scenes: digest, arguments: ["Scenes", "--contrast", "standard"],
      groups: [
        SnapshotShard.Group(
          references: "Scenes/__Snapshots__", place: ".", count: outcomes.count, stale: ["old.png"])
      ],
      configurations: [
        SnapshotShard.Configuration(path: nil, text: nil, files: ["Scenes/a.json"]),
        SnapshotShard.Configuration(
          path: "Scenes/.pellucid.json", text: "{\"version\": 1}\n", files: ["Scenes/b.json"]),
      ])
    change(&run)
    let entries = (indices ?? outcomes.indices).map { index in
      var result = SnapshotResult(
        scene: "Scenes/a.json", variant: "dark", outcome: outcomes[index],
        reference: "Scenes/__Snapshots__/a.dark.png")
      result.size = (24, 20)
      var entry = SnapshotShard.Entry(index: index, key: index == 0 ? digest : nil, result)
      if case .notDrawn = outcomes[index] {
        entry.failure = SnapshotShard.Failure(exit: 65, english: "bad \"scene\"", korean: "잘못된 장면")
      }
      if index == 1 {
        entry.pictures = [.init(.sheet, digest: digest, width: 696, height: 20.5)]
      }
      return entry
    }
    return SnapshotShard(try #require(SnapshotShard.Part(number, of: count)), of: run, entries: entries)
  }

  /// Returns the reason why a text is refused as the file of a shard, its digest included.
  private static func refusal(_ text: String) -> ShardError? {
    do throws(ShardError) {
      _ = try SnapshotShard(of: Array(text.utf8))
      return nil
    } catch { return error }
  }

  private static func error(_ text: String) -> ShardError? {
    do throws(ShardError) {
      _ = try SnapshotShard(parsing: Array(text.utf8))
      return nil
    } catch { return error }
  }

  @Test("The text of a shard is read as the same results")
  func text() throws {
    let shard = try Self.shard()
    let again = try SnapshotShard(of: Array(shard.text.utf8))
    #expect(again.text == shard.text && again.run == shard.run && again.part == shard.part)
    #expect(again.entries.map(\.pictures) == shard.entries.map(\.pictures))
    #expect(again.entries.map(\.failure) == shard.entries.map(\.failure))
  }

  @Test(
    "A value that the program does not write is an error with its place",
    arguments: [
      ("\"number\": 1", "\"number\": 2", "shard.number"), ("\"of\": 1", "\"of\": 0", "shard.of"),
      ("\"of\": 1", "\"of\": 1e99", "shard.of"), ("\"count\": 6", "\"count\": 2e9", "run.groups[0].count"),
      (
        "\"groups\": [",
        "\"groups\": [{\"references\": \"a\", \"place\": \"b\", \"count\": 16777215, \"stale\": []}, ",
        "run.groups[1].count"
      ),
      ("\"place\": \".\"", "\"place\": \"../..\"", "run.groups[0].place"),
      ("\"place\": \".\"", "\"place\": \"/tmp\"", "run.groups[0].place"),
      ("\"index\": 0", "\"index\": 6", "pictures[0].index"),
      ("\"index\": 1", "\"index\": 0", "pictures[1].index"),
      ("\"key\": \"0123", "\"key\": \"../0123", "pictures[0].key"),
      ("\"outcome\": \"equal\"", "\"outcome\": \"fine\"", "pictures[0].outcome"),
      ("\"largest\": 17.5", "\"largest\": \"17.5\"", "pictures[1].largest"),
      ("\"at\": [3, 4]", "\"at\": [3]", "pictures[1].at"),
      ("\"side\": \"sheet\"", "\"side\": \"back\"", "pictures[1].sides[0].side"),
      ("\"expectedSize\": [30, 20]", "\"expectedSize\": [30, -20]", "pictures[2].expectedSize"),
      ("\"exit\": 65", "\"exit\": 256", "pictures[5].exit"), ("\"korean\"", "\"kor\"", "pictures[5].korean"),
      ("\"arguments\"", "\"arguement\"", "run.arguments"),
    ])
  func damage(old: String, new: String, place: String) throws {
    let text = try Self.shard().text
    #expect(text.contains(old))
    #expect(Self.error(text.replacing(old, with: new, maxReplacements: 1)) == .damaged(keyPath: place))
  }

  @Test("Other files, other versions and cut texts are told apart")
  func others() throws {
    let text = try Self.shard().text
    #expect(Self.error("") == .notAShard && Self.error("{}") == .notAShard)
    #expect(Self.error(String(text.dropLast(200))) == .notAShard)
    #expect(
      Self.error(text.replacing("\"version\": 1", with: "\"version\": 2", maxReplacements: 1))
        == .otherVersion(2))
  }

  @Test("A text that has changed is refused, whether it states another digest or none")
  func changes() throws {
    let text = try Self.shard().text
    #expect(Self.refusal(text) == nil)
    #expect(Self.refusal(text.replacing("17.5", with: "17.4")) == .changed)
    for other in ["\"digest\": \"/", "\"sum\": \""] {
      let unstated = text.replacing("\"digest\": \"", with: other, maxReplacements: 1)
      #expect(Self.refusal(unstated) == .changed)
    }
    #expect(Self.refusal(String(text.dropLast(200))) == .changed)
    #expect(Self.refusal("{}") == .notAShard && Self.refusal("{\"version\": 1}\n") == .notAShard)
  }

  @Test("Names of files say the number of a shard and that of all")
  func names() throws {
    #expect(SnapshotShard.Part(2, of: 4)?.fileName == "shard-2-of-4.json")
    #expect(SnapshotShard.Part(0, of: 4) == nil && SnapshotShard.Part(5, of: 4) == nil)
    #expect(SnapshotShard.Part(1, of: 0) == nil && SnapshotShard.Part(1, of: 10_001) == nil)
    #expect(SnapshotShard.Part.isFileName("shard-2-of-4.json"))
    for name in [
      "shard-5-of-4.json", "shard-02-of-4.json", "shard-2-of-4.png", "report.json", "shard--of-.json",
    ] {
      #expect(!SnapshotShard.Part.isFileName(name), "\(name)")
    }
  }

  private static func union(_ shards: SnapshotShard...) -> ShardUnionError? {
    do throws(ShardUnionError) {
      _ = try ShardUnion(shards.enumerated().map { ("\($0)", $1) })
      return nil
    } catch { return error }
  }

  @Test("The union of all shards has each result once, in the order of the run")
  func union() throws {
    let (first, second) = (
      try Self.shard(1, of: 2, indices: 3..<6), try Self.shard(2, of: 2, indices: 0..<3)
    )
    let union = try ShardUnion([("a", first), ("b", second)])
    #expect(union.entries.map(\.entry.index) == Array(0..<6))
    #expect(union.entries.map(\.shard) == [1, 1, 1, 0, 0, 0])
  }

  @Test("Lost, repeated and foreign shards are refused, and shards that lack a result")
  func refusals() throws {
    let first = try Self.shard(1, of: 2, indices: 0..<3), second = try Self.shard(2, of: 2, indices: 3..<6)
    #expect(Self.union(first) == .missing([2], of: 2))
    #expect(Self.union(second, first, second) == .repeated(number: 2, first: "0", second: "2"))
    #expect(Self.union(first, try Self.shard(2, of: 2, indices: 4..<6)) == .incomplete(found: 5, of: 6))
    #expect(Self.union(first, try Self.shard(2, of: 2, indices: 2..<6)) == .incomplete(found: 7, of: 6))
    let other = String(Self.digest.reversed())
    let changes: [(ShardUnionError.Difference, (inout SnapshotShard.Run) -> Void)] = [
      (.program, { $0.program = other }), (.settings, { $0.arguments = ["Scenes"] }),
      (.settings, { $0.configurations = [] }), (.scenes, { $0.scenes = other }),
      (.scenes, { $0.groups[0].stale = [] }),
    ]
    for (difference, change) in changes {
      let foreign = try Self.shard(2, of: 2, indices: 3..<6, change)
      #expect(Self.union(first, foreign) == .foreign(difference, path: "1", first: "0"))
    }
    #expect(Self.union(first, try Self.shard(2, of: 3)) == .foreign(.count, path: "1", first: "0"))
  }

  @Test("Slices have about equal cost, do not depend on the order of scenes, and keep scenes together")
  func slices() {
    let scenes = (0..<40).map { number in
      ShardSlices.Scene(
        path: "Scenes/\(number).json", costs: Array(repeating: Double(1 + number % 5), count: 16))
    }
    let slices = ShardSlices(scenes, over: 4), reversed = ShardSlices(scenes.reversed(), over: 4)
    var costs = [Double](repeating: 0, count: 4), split = 0
    for (index, scene) in scenes.enumerated() {
      let numbers = scene.costs.indices.map { slices.number(scene: index, picture: $0) }
      #expect(numbers == scene.costs.indices.map { reversed.number(scene: 39 - index, picture: $0) })
      for (number, cost) in zip(numbers, scene.costs) { costs[number - 1] += cost }
      if Set(numbers).count > 1 { split += 1 }
    }
    #expect(costs.allSatisfy { abs($0 - 480) <= 5 } && split <= 3, "\(costs) \(split)")
  }

  @Test("Every picture is in one shard, also where nothing has a cost or shards are many")
  func fewPictures() {
    let free = ShardSlices([.init(path: "a", costs: [0]), .init(path: "b", costs: [])], over: 3)
    #expect(free.number(scene: 0, picture: 0) == 1)
    let many = ShardSlices([.init(path: "a", costs: [1, 1]), .init(path: "b", costs: [0])], over: 10_000)
    for (scene, picture) in [(0, 0), (0, 1), (1, 0)] {
      #expect((1...10_000).contains(many.number(scene: scene, picture: picture)))
    }
  }
}
