// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The rule about materials that are named for another purpose than the element has (SRC08).
struct MaterialUseRule {
  let layer: TracedLayer
  let material: TracedMaterial
  let surface: JudgedSurface
  /// The kind of element that the unmarked layer is taken for; nil for a marked one and for none in particular.
  let taken: Recognized?

  /// The facts about the material; empty for a role, which chooses by purpose, and where the purpose is not known.
  var facts: [Fact] {
    guard case .material(let content) = layer.layer.content, case .material(let name) = content.choice,
      surface.shows(layer)
    else { return [] }
    if let role = content.purpose ?? presented { return fact(name, role).map { [.materialUse($0)] } ?? [] }
    guard let taken, let role = taken.purpose, let fact = fact(name, role) else { return [] }
    return [.recognized(taken, .materialUse(fact))]
  }

  /// The purpose of the background of a window, by its presentation.
  private var presented: MaterialRole? {
    guard layer.bounds.hidesMost(of: surface.bounds) else { return nil }
    return switch surface.presentation {
    case .sheet: .sheet
    case .popover: .popover
    case .alert: .alert
    case .automatic, .fullScreen, .window, nil: nil
    }
  }

  private func fact(_ name: MaterialName, _ role: MaterialRole) -> MaterialUseFact? {
    guard let use = role.recommendedUse(layer.traits), !use.includes(material.choice, layer.traits) else {
      return nil
    }
    let text = name.text
    guard !use.takesGlass, let fit = use.materials.first?.text else {
      return .contentMaterial(material: text, role, bars: !use.materials.isEmpty)
    }
    return name.statesLook
      ? .look(material: text, role, fit: fit) : .otherPurpose(material: text, role, fit: fit)
  }
}

extension MaterialName {
  /// A Boolean value that is true for names of thicknesses and of brightnesses; other names state a purpose.
  fileprivate var statesLook: Bool {
    switch self {
    case .tier, .swiftUI, .uiKit, .blur, .style: true
    case .appKit, .behindWindowSheet, .glass, .fullScreenModal, .modalButton, .dock, .platter, .file: false
    }
  }
}

extension Recognized {
  /// The purpose that an element is taken to have; nil for none that has a material.
  fileprivate var purpose: MaterialRole? {
    switch self {
    case .sidebar: .sidebar
    case .bar: .toolbar
    case .background, .extended, .bezel, .bezelOnPicture, .surface: nil
    }
  }
}
