// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The drawings of all exhibits, one for each platform, combination of settings and state.
struct Gallery {
  private let exhibits: [ComponentExhibit]
  private let folder: String
  private let executor = ThreadExecutor(threads: 2)

  /// The area above which a picture has one pixel a point, in square points: windows and screens would take most of the
  /// gallery's bytes.
  private static let largeArea = 250_000.0

  /// - Parameter folder: An existing folder, which the pictures are written to.
  init(_ exhibits: [ComponentExhibit], folder: String) { (self.exhibits, self.folder) = (exhibits, folder) }

  /// One drawing.
  struct Drawing: Sendable {
    var exhibit: ComponentExhibit
    var setting: ExhibitSetting
    /// The name of the picture's file, which equal drawings share.
    var picture: String
    /// The size, in points.
    var size: Size
  }

  /// Draws everything and returns the drawings in the order of platforms, exhibits, settings and states.
  func drawn() throws -> [Drawing] {
    let tasks = Platform.allCases.flatMap { platform in exhibits.map { (platform, $0) } }
    return try executor.results(tasks.count) { index throws(PellucidError) in
      try drawn(tasks[index].1, on: tasks[index].0)
    }.flatMap { $0 }
  }

  /// Draws an exhibit in all settings of a platform.
  private func drawn(_ exhibit: ComponentExhibit, on platform: Platform) throws(PellucidError) -> [Drawing] {
    var renderer = try SceneRenderer(threads: 1)
    renderer.measuresContrast = false
    var (drawings, pictures): ([Drawing], [ResolvedScene: String]) = ([], [:])
    let states = [nil] + ComponentRow.row(of: exhibit.kind).states(on: platform).map(Optional.some)
    for traits in ExhibitSetting.traits(on: platform) {
      for state in states {
        let setting = ExhibitSetting(traits, state)
        guard var scene = try exhibit.scene(setting, by: &renderer) else { continue }
        scene.scale = scene.size.width * scene.size.height > Self.largeArea ? 1 : 2
        let resolution = try renderer.resolve(scene)
        let name =
          pictures[resolution.scene]
          ?? "\(exhibit.name)-\(Vocabularies.platform.name(of: platform))-\(pictures.count).png"
        if pictures.updateValue(name, forKey: resolution.scene) == nil {
          try write(resolution, to: name, &renderer)
        }
        drawings.append(Drawing(exhibit: exhibit, setting: setting, picture: name, size: scene.size))
      }
    }
    return drawings
  }

  private func write(
    _ resolution: Resolution, to name: String, _ renderer: inout SceneRenderer
  ) throws(PellucidError) {
    let picture: RenderedPicture
    do throws(RenderingError) { picture = try renderer.render(resolution) } catch {
      throw PellucidError(error)
    }
    try picture.writePNG(to: folder + "/pictures/" + name)
    renderer.reuse(picture)
  }
}
