// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The distribution of the pictures of a run over shards of about equal cost.
///
/// Scenes stand in an order that their paths decide about and that scatters scenes of one kind. The pictures of a scene stay
/// together, because they share its files and many are drawn alike, but for those scenes at which a shard ends. The distribution
/// depends on nothing but the paths, the costs and the number of shards.
package struct ShardSlices: Sendable {
  /// The cost of each picture of a scene, in any unit.
  package struct Scene: Sendable {
    package var path: String
    package var costs: [Double]

    package init(path: String, costs: [Double]) { (self.path, self.costs) = (path, costs) }
  }

  private let numbers: [[Int]]

  /// Distributes the pictures of scenes over a number of shards.
  package init(_ scenes: [Scene], over count: Int) {
    let order = scenes.indices.sorted { first, second in
      let keys = [first, second].map { [Fingerprint.digest(of: [scenes[$0].path]), scenes[$0].path] }
      return keys[0] == keys[1] ? first < second : keys[0].lexicographicallyPrecedes(keys[1])
    }
    let total = scenes.reduce(0) { $0 + $1.costs.reduce(0, +) }
    var numbers = scenes.map { [Int](repeating: 1, count: $0.costs.count) }
    var before = 0.0
    for scene in order {
      for (picture, cost) in scenes[scene].costs.enumerated() {
        // The shard in whose slice the middle of the picture lies.
        let place = total > 0 ? (before + cost / 2) / total * Double(count) : 0
        numbers[scene][picture] = 1 + min(Int(place), count - 1)
        before += cost
      }
    }
    self.numbers = numbers
  }

  /// Returns the number of the shard, from 1, that draws a picture of a scene.
  package func number(scene: Int, picture: Int) -> Int { numbers[scene][picture] }
}
