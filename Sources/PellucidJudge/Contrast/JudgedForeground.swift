// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// A text or symbol in one combination of settings, and what is known about its contrast.
package struct JudgedForeground: Sendable {
  package var foreground: SceneForeground
  package var resource: Resource
  /// The layer that asks for the resource, in the scene that was asked about.
  package var origin: ResourceOrigin
  /// The name of the recipe of the material that it lies on; nil where it lies on none.
  package var recipeName: String?
  /// The contrast on the drawn pixels; nil if it has none.
  package var measured: TextContrast?
  /// The contrast without the pixels that something above hides; nil if none is left.
  package var seen: TextContrast?
  package var requirement: ContrastRequirement
  package var verdict: Verdict
  /// On glass that follows what lies behind it: what the foreground lies on in its other states.
  package var states: [GlassState] = []
  /// The state that decides; nil for the drawn one.
  package var worstState: ContentBrightness?
  /// The transfer of the ink that decides, where there is a bound.
  package var transfer: Transfer?
  /// Changes that are each proven to hold what is required in every combination that was asked for; only where it falls short.
  package var repairs: [Repair] = []
  /// Changes for the contrast that it has without Increase Contrast, where that setting lowers it.
  package var steadyRepairs: [Repair] = []
  /// Changes for what is recommended beyond.
  package var recommendedRepairs: [Repair] = []

  package init(
    _ foreground: SceneForeground, _ resource: Resource, from origin: ResourceOrigin,
    measured: TextContrast? = nil, requirement: ContrastRequirement, verdict: Verdict
  ) {
    (self.foreground, self.resource, self.origin) = (foreground, resource, origin)
    (self.measured, self.requirement, self.verdict) = (measured, requirement, verdict)
  }

  package var id: String { foreground.id }

  /// The style it is drawn in first; nil for what has colours of its own.
  package var style: ForegroundStyle? { origin.style }

  /// Returns its place in the document, for findings.
  func place(at point: Point? = nil) -> Place { Place(keyPath: origin.path, layer: id, point: point) }

  package var subject: ForegroundSubject { ForegroundSubject(resource, style: style) }

  package var surface: SceneForeground.Surface? { foreground.surface }

  /// The surface that repairs begin with: what it lies on, or over a picture whatever pixels there can be.
  var repairable: SceneForeground.Surface? {
    surface.map { verdict.bound == nil ? nil : $0 } ?? foreground.overAnyPixels
  }

  /// A Boolean value that is true where the foreground lies on one fixed colour, so that the drawn pixels are
  /// all that can be.
  var isOnFixedColor: Bool { surface?.kind == .color }

  /// The lowest ratio that is certain: the bound, else what was measured where it is seen.
  var lowest: Double? { verdict.bound?.lowest ?? seen?.lowest }

  /// A Boolean value that is true where the contrast falls short, on the drawn pixels or over some backdrop.
  package var fails: Bool { standing == .failed }

  package var standing: Verdict.Standing {
    verdict.standing(failsOnPixels: (seen?.lowest ?? .infinity) < requirement.ratio)
  }
}

extension SceneForeground {
  var surface: Surface? { if case .surface(let surface) = ground { surface } else { nil } }
}
