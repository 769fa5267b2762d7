// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

extension EnvironmentValues {
  private enum MotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A Boolean value that is true where the settings ask for less movement.
  public var accessibilityReduceMotion: Bool {
    get { self[MotionKey.self] }
    set { self[MotionKey.self] = newValue }
  }

  public var accessibilityReduceTransparency: Bool { traits.transparency == .reduced }
  public var accessibilityDifferentiateWithoutColor: Bool { traits.differentiatesWithoutColor }
  public var accessibilityInvertColors: Bool { traits.invertsColors }

  // No assistive technology reads a picture, and these settings have no part in one.
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var isFocused: Bool { false }
  public var isLuminanceReduced: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var supportsMultipleWindows: Bool { traits.platform != .iOS && traits.platform != .watchOS }
}
