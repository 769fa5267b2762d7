// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An error in the name of a material or role.
package enum MaterialError: Error, Hashable, Sendable {
  /// No platform has a material of this name; `nearest` is the closest known one.
  case unknownMaterial(name: String, nearest: String?)
  /// The material exists, but not on this platform; `available` lists the platform's own names.
  case notOnPlatform(name: String, platform: Platform, available: [String])
  /// No role has this name; `nearest` is the closest known one.
  case unknownRole(name: String, nearest: String?)
}
