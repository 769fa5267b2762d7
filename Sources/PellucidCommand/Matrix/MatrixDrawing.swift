// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Draws a scene under every combination of appearance, contrast, transparency and level its platform has.
struct MatrixDrawing {
  let scene: SceneDescription
  let output: Destination

  /// One drawn combination.
  struct Entry {
    var path: String
    var traits: Traits
    var texts: [TextContrast]
    var findings: [Finding]

    init(path: String, traits: Traits, _ picture: RenderedPicture) {
      (self.path, self.traits) = (path, traits)
      (texts, findings) = (picture.texts, picture.findings)
    }

    var members: [(key: String, value: JSONText)] {
      [
        (key: "path", value: .string(path)), (key: "traits", value: traits.json),
        (key: "texts", value: .array(texts.map(\.json))),
        (key: "findings", value: .array(findings.map(\.json))),
      ]
    }
  }

  /// Only iOS has elevated colours of its own.
  private static func hasLevels(_ traits: Traits) -> Bool { traits.platform == .ios }

  /// visionOS and watchOS have no light and dark.
  static func combinations(of traits: Traits) -> [Traits] {
    traits.combinations(
      levels: hasLevels(traits) ? PellucidDesign.Level.allCases : [traits.level],
      appearances: traits.platform.hasAppearances ? Appearance.allCases : [traits.appearance])
  }

  /// Writes each picture beside the output, and the contact sheet as the output.
  func run(_ painter: inout Painter, _ terminal: Terminal) throws(CommandError) -> [Entry] {
    let all = Self.combinations(of: scene.traits)
    var entries: [Entry] = []
    var sheet = ContactSheet(
      sceneSize: scene.size, count: all.count, columns: scene.traits.platform.hasAppearances ? 4 : 2)
    for (index, traits) in all.enumerated() {
      terminal.progress("drawing \(index + 1) of \(all.count): \(Self.label(traits))")
      var scene = scene
      scene.traits = traits
      let picture = try painter.draw(scene)
      let target = output.named(Self.fileName(traits))
      try target.write(picture)
      entries.append(Entry(path: target.path, traits: traits, picture))
      sheet.add(picture, caption: Self.label(traits))
    }
    terminal.progress("drawing the contact sheet")
    try output.write(sheet.drawn(by: &painter))
    terminal.progress("")
    return entries
  }

  static func fileName(_ traits: Traits) -> String {
    var parts = [
      Vocabularies.contrast.name(of: traits.contrast),
      Vocabularies.transparency.name(of: traits.transparency),
    ]
    if traits.platform.hasAppearances {
      parts.insert(Vocabularies.appearance.name(of: traits.appearance), at: 0)
    }
    if hasLevels(traits) { parts.append(Vocabularies.level.name(of: traits.level)) }
    return parts.joined(separator: "-")
  }

  /// A caption such as "Dark, elevated · more contrast · less transparency".
  static func label(_ traits: Traits) -> String {
    var first = traits.appearance == .dark ? "Dark" : "Light"
    if !traits.platform.hasAppearances { first = "Default" }
    if traits.level == .elevated && hasLevels(traits) { first += ", elevated" }
    var parts = [first]
    if traits.contrast == .increased { parts.append("more contrast") }
    if traits.transparency == .reduced { parts.append("less transparency") }
    return parts.joined(separator: " · ")
  }
}
