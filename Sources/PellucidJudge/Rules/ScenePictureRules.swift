// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidScene

/// The rules about pictures in both appearances: one file for both (CAT09), an edge that cannot be seen (CAT10),
/// white ground (CAT11).
struct ScenePictureRules {
  private let rules: PictureRules
  private let files: FileFacts

  init(_ rules: PictureRules, facts files: FileFacts) { (self.rules, self.files) = (rules, files) }

  /// Returns a fact if the light and the dark picture are the same file.
  func facts(sameFileOf image: ImageContent) -> [Fact] {
    NameMatch.areSame(image.path, image.darkPath) ? [.scenePicture(.sameFile)] : []
  }

  /// Returns the facts about white ground in the dark appearance.
  func facts(_ softening: TracedPicture.Softening) -> [Fact] {
    let softened = Double(rules.softenedWhite)
    switch softening {
    case .undecided: return []
    case .asked: return [.remark(.picture(.softenedAsAsked(to: softened)))]
    case .softened(let ground):
      return [.remark(.picture(.softened(borderShare: ground.borderShare, to: softened)))]
    case .noGround(let ground):
      guard ground.share >= rules.groundShare else { return [] }
      let isInside = ground.borderShare < rules.borderShare
      return [
        .remark(.picture(isInside ? .whiteInside(borderShare: ground.borderShare) : .unevenWhite))
      ]
    case .left(let ground, let hasBoth):
      return [.scenePicture(.whiteGround(borderShare: ground.borderShare, hasBoth: hasBoth))]
    }
  }

  /// Returns the facts about the edge of an icon.
  func facts(_ edge: TracedPicture.Edge, _ traits: Traits) -> [Fact] {
    let contrast = edge.contrast
    guard contrast.isSeen else {
      return [
        .scenePicture(
          .lostEdge(
            median: contrast.median, share: contrast.share, required: rules.leastContrast,
            isOutlined: edge.treatment != .off, appearance: traits.appearance))
      ]
    }
    guard traits.platform.hasAppearances, !edge.hasBoth else { return oneAssetWouldDo(edge, traits) }
    let other = traits.turned
    let there = edge.silhouette.contrast(on: other.plainGround, rules: rules)
    return [
      .remark(
        .picture(
          there.isSeen
            ? .servesBoth(here: contrast.median, there: there.median, other: other.appearance)
            : .servesOne(traits.appearance, there: there.median, other: other.appearance)))
    ]
  }

  /// Returns a remark if an icon has two assets, and the edge of the light one is visible on both grounds.
  private func oneAssetWouldDo(_ edge: TracedPicture.Edge, _ traits: Traits) -> [Fact] {
    guard edge.hasBoth, let light = traits.appearance == .light ? edge.path : edge.otherPath,
      let silhouette = files.picture(light)?.silhouette
    else { return [] }
    let isSeen = Appearance.allCases.allSatisfy { appearance in
      var traits = traits
      traits.appearance = appearance
      return silhouette.contrast(on: traits.plainGround, rules: rules).isSeen
    }
    return isSeen ? [.remark(.picture(.lightServesDark))] : []
  }
}
