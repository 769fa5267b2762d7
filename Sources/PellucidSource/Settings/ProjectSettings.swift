// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The build settings of a project that rules ask for.
package struct ProjectSettings: Hashable, Sendable {
  /// The oldest version of each system that a target of the project runs on.
  package private(set) var deploymentTargets: [Platform: SystemVersion] = [:]

  package init() {}

  /// Adds the settings of another file; the oldest version counts.
  package mutating func add(_ other: ProjectSettings) {
    for (platform, version) in other.deploymentTargets { add(version, of: platform) }
  }

  mutating func add(_ setting: Setting) {
    guard let platform = Self.platform(of: setting), let version = SystemVersion(setting.value) else {
      return
    }
    add(version, of: platform)
  }

  /// Returns the platform whose oldest version a setting states; nil for other settings.
  static func platform(of setting: Setting) -> Platform? { platforms[String(setting.name)] }

  private mutating func add(_ version: SystemVersion, of platform: Platform) {
    deploymentTargets[platform] = min(deploymentTargets[platform] ?? version, version)
  }

  private static let platforms: [String: Platform] = [
    "IPHONEOS_DEPLOYMENT_TARGET": .iOS, "MACOSX_DEPLOYMENT_TARGET": .macOS, "TVOS_DEPLOYMENT_TARGET": .tvOS,
    "WATCHOS_DEPLOYMENT_TARGET": .watchOS, "XROS_DEPLOYMENT_TARGET": .visionOS,
  ]
}

/// A version of an operating system, such as 17.4.
package struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var major: Int, minor: Int

  package init(_ major: Int, _ minor: Int = 0) { (self.major, self.minor) = (major, minor) }

  /// Creates a version of a text such as `17`, `17.4` or `17.4.1`; fails for other texts, such as a variable.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0.map { (0..<1000).contains($0) } ?? false })
    else { return nil }
    self.init((parts.first ?? nil) ?? 0, (parts.count > 1 ? parts[1] : nil) ?? 0)
  }

  package static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }

  package var description: String { "\(major).\(minor)" }
}
