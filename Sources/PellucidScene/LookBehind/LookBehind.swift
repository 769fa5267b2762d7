// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The loop that resolving takes, since adaptive glass depends on what lies behind it: a scene is resolved without having
/// looked, drawn without its glass and looked at where its probes ask, and resolved again with what was seen.
package enum LookBehind {
  /// Resolves a description, having looked at what lies behind its glass.
  ///
  /// At a moment in time, glass that turns light or dark has looked before, and cross-fades.
  ///
  /// - Parameters:
  ///   - facts: The facts about the files of the scene.
  ///   - history: The looks of the moments before, which never change the result.
  ///   - failure: Returns the error of the caller for a description that cannot be resolved.
  ///   - seen: Draws a scene that was resolved without having looked, without its glass, and returns what was seen, by
  ///     the index of the probe; nothing where there is next to nothing.
  package static func resolve<Failure: Error>(
    _ description: SceneDescription, facts: FileFacts, after history: inout GlassHistory,
    failingWith failure: (SceneError) -> Failure,
    seeing seen: (_ unseen: Resolution) throws(Failure) -> [Int: GlassBackdrop]
  ) throws(Failure) -> Resolution {
    func resolved(_ description: SceneDescription, _ seen: Seen) throws(Failure) -> Resolution {
      do throws(SceneError) {
        return try SceneResolver.resolve(description, facts: facts, seen: seen)
      } catch { throw failure(error) }
    }
    let unseen = try resolved(description, .nothing)
    let probes = unseen.scene.glassProbes
    guard !probes.isEmpty else { return unseen }
    var backdrops = try seen(unseen)
    if let time = description.time, probes.contains(where: { $0.turnsFrom != nil }) {
      try history.advance(description) { moment throws(Failure) in
        let unseen = try resolved(moment, .nothing)
        let probes = unseen.scene.glassProbes
        return (probes, probes.isEmpty ? [:] : try seen(unseen))
      }
      for (index, probe) in probes.enumerated() where probe.turnsFrom != nil {
        backdrops[index]?.turn = history.turn(of: probe, at: time)
      }
    }
    return try resolved(description, .backdrops(probes.indices.map { backdrops[$0] }))
  }
}
