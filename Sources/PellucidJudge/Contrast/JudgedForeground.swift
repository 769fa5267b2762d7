// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// A text or symbol in one combination of settings, with the verdict on its contrast.
package struct JudgedForeground: Sendable {
  package var foreground: SceneForeground
  package var resource: Resource
  /// The layer of the judged scene that the resource is drawn for.
  package var origin: ResourceOrigin
  /// The name of the recipe of the material under the foreground; nil where no material lies under it.
  package var recipeName: String?
  /// The contrast measured on the drawn pixels; nil where the picture has no measurement of the foreground.
  package var measured: TextContrast?
  /// The measured contrast without the pixels that something above hides; nil if no pixel is left.
  package var seen: TextContrast?
  package var requirement: ContrastRequirement
  package var verdict: Verdict
  /// The surfaces under the foreground in the other states of the glass that it lies on; empty on everything else.
  package var states: [GlassState] = []
  /// The content brightness of the state with the lowest bound; nil if the drawn state has it.
  package var worstState: ContentBrightness?
  /// The transfer of the ink with the lowest bound; nil where there is no bound.
  package var transfer: Transfer?
  /// The changes that are each proven to hold the required contrast in every judged combination of settings; empty
  /// where the foreground does not fall short.
  package var repairs: [Repair] = []
  /// The changes of the material or glass under it that other foregrounds on it need, and with which it holds too, beside `repairs`.
  package var sharedRepairs: [Repair] = []
  /// The reason why there are no repairs; nil where there are some, and where the foreground does not fall short.
  package internal(set) var obstacle: RepairObstacle?
  /// The edits of the document that make the changes of each repair; none where a change is not the value of a key.
  package internal(set) var edits: [Repair: [LayerEdit]] = [:]
  /// The changes that keep the contrast with Increase Contrast at least as high as without; empty where that
  /// setting does not lower it.
  package var steadyRepairs: [Repair] = []
  /// The changes that reach the recommended contrast.
  package var recommendedRepairs: [Repair] = []

  package init(
    _ foreground: SceneForeground, _ resource: Resource, from origin: ResourceOrigin,
    measured: TextContrast? = nil, requirement: ContrastRequirement, verdict: Verdict
  ) {
    (self.foreground, self.resource, self.origin) = (foreground, resource, origin)
    (self.measured, self.requirement, self.verdict) = (measured, requirement, verdict)
  }

  package var id: String { foreground.id }

  /// Replaces the repairs by those of the same foreground judged over other backdrops, if it has some.
  mutating func takeRepairs(of other: JudgedForeground) {
    guard !other.repairs.isEmpty || !other.sharedRepairs.isEmpty else { return }
    (repairs, sharedRepairs, obstacle) = (other.repairs, other.sharedRepairs, nil)
    for (repair, new) in other.edits { edits[repair] = new }
  }

  /// The first style that the foreground is drawn in; nil where the resource has its own colours.
  package var style: ForegroundStyle? { origin.style }

  /// Returns the place of the foreground in the document, for findings.
  ///
  /// - Parameter point: The point of the scene that a finding is about, in points.
  func place(at point: Point? = nil) -> Place { Place(keyPath: origin.path, layer: id, point: point) }

  package var subject: ForegroundSubject { ForegroundSubject(resource, style: style) }

  package var surface: SceneForeground.Surface? { foreground.surface }

  /// The surface that the search for repairs begins with: the surface under the foreground, or a surface that shows
  /// arbitrary pixels where the foreground lies on a picture; nil where no bound exists.
  var repairable: SceneForeground.Surface? {
    surface.map { verdict.bound == nil ? nil : $0 } ?? foreground.overAnyPixels
  }

  /// A Boolean value that is true where the foreground lies on one fixed colour, so that no other pixels than the
  /// drawn ones are possible.
  var isOnFixedColor: Bool { surface?.kind == .color }

  /// The lowest ratio that is certain: the bound, or the contrast of the visible drawn pixels where there is no
  /// bound.
  var lowest: Double? { verdict.bound?.lowest ?? seen?.lowest }

  /// A Boolean value that is true where the contrast falls short, on the drawn pixels or over some backdrop.
  package var fails: Bool { standing == .failed }

  /// A Boolean value that is true where what is drawn falls short, whatever else could lie behind.
  package var failsAsDrawn: Bool {
    (seen?.lowest ?? .infinity) < requirement.ratio || isOnFixedColor && fails
  }

  /// Returns the standing where contrast has to hold as drawn only: what falls short over other backdrops holds on the drawn pixels.
  package func standing(holdingAsDrawn isEnough: Bool) -> Verdict.Standing {
    guard isEnough, fails, !failsAsDrawn else { return standing }
    return seen == nil ? .review : .sampled
  }

  /// The standing of the verdict, which takes into account whether the visible drawn pixels fall short.
  package var standing: Verdict.Standing {
    verdict.standing(failsOnPixels: (seen?.lowest ?? .infinity) < requirement.ratio)
  }
}

extension SceneForeground {
  /// The surface that the foreground lies on; nil where its ground is no surface with a bound.
  var surface: Surface? { if case .surface(let surface) = ground { surface } else { nil } }
}
