// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Sentences about facts that follow from the description of a scene.
extension English {
  static func sentence(of fact: VibrancyFact) -> String {
    func home(_ material: String, _ isInMaterial: Bool) -> String {
      isInMaterial ? "" : ", in the layers of \(material)"
    }
    switch fact {
    case .quaternaryOnThin(let material):
      return
        "quaternaryLabel has too little contrast on \(material): use secondaryLabel or a thicker material"
    case .plainInk(let ink, let material, let isInMaterial):
      return "\(name(of: ink)) does not adapt to what shows through \(material): "
        + repair(of: ink, level: "secondaryLabel") + home(material, isInMaterial)
    case .plainFill(let ink, let material, let isInMaterial):
      return "\(name(of: ink)) hides \(material) without meaning anything: "
        + repair(of: ink, level: "fill") + home(material, isInMaterial)
    case .fullColorIcon(let material):
      return "a full-colour icon does not adapt to \(material): use a symbol"
    }
  }

  private static func name(of ink: VibrancyFact.PlainInk) -> String {
    switch ink {
    case .customColor: "a custom colour"
    case .color(let name): name
    case .colorWithoutVibrancy(let name): name + " without vibrancy"
    case .labelWithoutVibrancy: "a label without vibrancy"
    case .levelWithoutVibrancy: "a level without vibrancy"
    }
  }

  /// Returns the change that makes a style adapt to the material.
  ///
  /// - Parameter level: An example of a vibrant level.
  private static func repair(of ink: VibrancyFact.PlainInk, level: String) -> String {
    ink.isSwitchedOff ? "leave its vibrancy on" : "use a vibrant level such as \(level)"
  }

  static func sentence(of fact: TelevisionMaterialFact) -> String {
    switch fact {
    case .hidesShadow(let material):
      "\(material) is dark and hides its shadow: use a lighter material to keep the depth"
    case .forcesDark(let material):
      "\(material) forces a dark scheme on a tier made for light: use thick"
    case .forcesLight(let material):
      "\(material) forces a light scheme on a tier made for dark: use thin"
    }
  }

  static func sentence(of fact: WindowFact) -> String {
    switch fact {
    case .opaque: "an opaque window blocks people's surroundings: use the glass material"
    case .modalWithoutMaterial:
      "a modal keeps the material of the system: make the role sheet its first layer"
    case .modalMaterialReplaced:
      "an opaque background takes the place of the modal material: use the role sheet instead"
    case .modalMaterialHidden:
      "an opaque background hides the modal material: leave it away, or let the material through"
    }
  }

  static func sentence(of fact: TintingFact) -> String {
    switch fact {
    case .opaqueNeutral:
      "an opaque neutral background keeps out the desktop's tint: give it some transparency, such as 0.85"
    case .translucentColor(let opacity):
      "a state that uses colour changes with the desktop's tint at \(Percent.text(opacity)) opacity: make it opaque"
    }
  }

  static func sentence(of fact: ScenePictureFact) -> String {
    switch fact {
    case .sameFile: "light and dark name the same file: name it once, or draw one for each appearance"
    case .lostEdge(let median, let share, let required, let isOutlined, let appearance):
      "\(Percent.text(share)) of the icon's edge reaches \(Percent.tenths(required)):1 on what is "
        + "behind it, half of it only \(contrastRatioText(median)):1: "
        + "\(isOutlined ? "an outline is drawn" : "it is lost"); give it an asset for \(name(of: appearance)) of its own"
    case .whiteGround(let borderShare, let hasBoth):
      "white ground on \(Percent.text(borderShare)) of the picture's border glows among dark surroundings: "
        + (hasBoth ? "draw its ground darker" : "leave softening automatic")
    }
  }

  /// Returns the sentence about characters that no font can draw.
  ///
  /// - Parameter characters: The characters, without repetitions.
  static func sentence(ofMissing characters: [Unicode.Scalar]) -> String {
    "no font can draw \(CharacterList.text(characters)); a box stands in its place"
  }

  package static func name(of appearance: Appearance) -> String { appearance == .dark ? "dark" : "light" }
}
