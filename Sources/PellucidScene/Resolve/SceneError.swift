// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The reason why a description cannot be resolved. `place` is a key path as in a scene document, such as
/// `windows[0].layers[2].fill`.
package enum SceneError: Error, Hashable, Sendable {
  /// A material or role that this platform does not have.
  case material(place: String, MaterialError)
  /// A semantic colour that this platform does not have.
  case color(place: String, ColorNameError)
  /// A colour, picture or symbol that the scene's catalogs do not have.
  case asset(place: String, AssetNameError)
  /// A text style that the platform does not have.
  case textStyle(place: String, TextStyle, Platform)
  /// A component that cannot be drawn.
  case component(place: String, ComponentError)
  /// Groups and materials nested deeper than `limit`.
  case nestedTooDeep(place: String, limit: Int)
  /// A container with which the scene would exceed `SceneResolver.mostGlassJoins`, with the number of its pieces and
  /// its spacing.
  case tooMuchGlass(place: String, pieces: Int, spacing: Double)
  /// A number of a layer, a window or the scene that is not finite, or outside the range that `SceneResolver` accepts.
  case unusableNumber(place: String, Quantity)

  /// The kind of number that was rejected.
  package enum Quantity: Hashable, Sendable {
    case size, scale, time, frame, opacity, shadow
    /// An effect of the layer.
    case effect
    /// The transform of the layer, combined with the transforms of the layers around it.
    case transform
    /// A gradient's points and stops, or a colour.
    case fill
    /// The spacing of a glass container.
    case spacing
    /// The ends of a progressive blur.
    case progress
  }
}
