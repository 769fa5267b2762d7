// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The look-behind loop, which adaptive glass needs because it depends on its backdrop: a scene is resolved without any
/// samples, drawn without its glass, sampled at its probes, and resolved again with the samples.
package enum LookBehind {
  /// Resolves a description with the backdrops sampled behind its glass.
  ///
  /// In a scene with a time, glass that turns light or dark has a history of samples and cross-fades.
  ///
  /// - Parameters:
  ///   - facts: The facts about the files of the scene.
  ///   - history: The samples of earlier moments; they save time and never change the result.
  ///   - failure: Returns the error of the caller for a description that cannot be resolved.
  ///   - seen: Draws, without its glass, a scene that was resolved without samples, and returns the backdrops by the
  ///     index of the probe; a probe with next to nothing behind it has no entry.
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
