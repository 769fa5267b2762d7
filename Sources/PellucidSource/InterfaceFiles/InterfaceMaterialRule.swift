// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The rule about materials in interface files that are chosen by their look (SRC08), and about windows and
/// screens with one appearance (SRC26).
struct InterfaceMaterialRule {
  let tree: InterfaceTree

  private static let retired: Set<String> = ["light", "dark", "mediumLight", "ultraDark", "appearanceBased"]
  private static let fixedBlurs: Set<String> = ["light", "dark", "extraLight", "extraDark"]

  /// Returns what is wrong, with the elements.
  func facts() -> [InterfaceFile.PlacedFact] {
    tree.all.compactMap { blur($0) ?? effectView($0) ?? screen($0) }
  }

  /// A blur effect with a style of one appearance; that in a vibrancy effect repeats the one below.
  private func blur(_ id: InterfaceTree.ID) -> InterfaceFile.PlacedFact? {
    guard tree[id].name == "blurEffect", let style = tree[id].attributes["style"],
      tree[id].parent.map({ tree[$0].name != "vibrancyEffect" }) ?? true,
      Self.fixedBlurs.contains(style) || style.hasSuffix("MaterialLight") || style.hasSuffix("MaterialDark")
    else { return nil }
    return InterfaceFile.PlacedFact(fact: .fixedBlur(style: style), element: id)
  }

  /// An effect view of AppKit with a retired material, or with an appearance of its own.
  private func effectView(_ id: InterfaceTree.ID) -> InterfaceFile.PlacedFact? {
    guard tree[id].name == "visualEffectView", let material = tree[id].attributes["material"] else {
      return nil
    }
    if Self.retired.contains(material) {
      return InterfaceFile.PlacedFact(fact: .retiredMaterial(material), element: id)
    }
    guard Self.forcedAppearance(of: id, tree) != nil else { return nil }
    // Panels in front of films are dark by their purpose.
    let isPanel = material == "hudWindow" || material == "fullScreenUI"
    let fact = SourceFact.forcedAppearance(material: material).undecided(by: isPanel ? .media : nil)
    return InterfaceFile.PlacedFact(fact: fact, element: id)
  }

  /// A window, or the view of a screen, with one appearance.
  private func screen(_ id: InterfaceTree.ID) -> InterfaceFile.PlacedFact? {
    let element = tree[id]
    guard element.name == "window" || element.attributes["key"] == "view",
      Self.forcedAppearance(of: id, tree) != nil
    else {
      return nil
    }
    return InterfaceFile.PlacedFact(fact: .forcedAppearanceOfScreen, element: id)
  }

  /// Returns the one appearance that an element has by its attributes; nil where it follows the system.
  static func forcedAppearance(of id: InterfaceTree.ID, _ tree: InterfaceTree) -> String? {
    let attributes = tree[id].attributes
    if let appearance = attributes["appearanceType"] {
      return ["aqua", "darkAqua", "vibrantDark", "vibrantLight"].contains(appearance) ? appearance : nil
    }
    guard tree[id].name != "device",
      let style = attributes["overrideUserInterfaceStyle"] ?? attributes["userInterfaceStyle"]
    else {
      return nil
    }
    return style == "light" || style == "dark" ? style : nil
  }
}
