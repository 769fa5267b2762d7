// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The oldest releases of the systems that an app runs on, by its build settings, or else by the manifests of its packages.
struct ProjectReleases: Equatable, Sendable {
  private var products: [Platform: Int] = [:], packages: [Platform: Int] = [:]

  /// Adds the oldest release that a product of a project runs on.
  mutating func addProduct(_ release: Int, on platform: Platform) {
    products[platform] = min(release, products[platform] ?? .max)
  }

  /// Adds the oldest release that a package supports.
  mutating func addPackage(_ release: Int, on platform: Platform) {
    packages[platform] = min(release, packages[platform] ?? .max)
  }

  mutating func merge(_ other: ProjectReleases) {
    for (platform, release) in other.products { addProduct(release, on: platform) }
    for (platform, release) in other.packages { addPackage(release, on: platform) }
  }

  /// Returns the looks of the releases that the app runs on, oldest first.
  func looks(on platform: Platform) -> [Look] {
    guard let oldest = products[platform] ?? packages[platform] else { return Look.allCases }
    return Look.allCases.filter { look in Self.next(after: look).map { oldest < $0 } ?? true }
  }

  /// Returns the first release with another look. The systems have had the same numbers since 26.
  private static func next(after look: Look) -> Int? {
    switch look {
    case .ios18: 26
    case .os26: 27
    case .os27: nil
    }
  }
}

extension ProjectReleases {
  private static let systems: [String: Platform] = [
    "iOS": .iOS, "macOS": .macOS, "tvOS": .tvOS, "watchOS": .watchOS, "visionOS": .visionOS,
  ]

  /// Adds the platforms of the manifest of a package, such as `.iOS(.v26)` and `.macOS("26.1")`. A package without any supports old releases
  /// of all systems.
  mutating func addManifest(_ source: ParsedSource) {
    let tree = SourceTree(of: source)
    guard let package = tree.all.first(where: { tree.calledName(of: $0) == "Package" }) else { return }
    guard let list = tree.arguments(of: package).first(where: { $0.label == "platforms" })?.value else {
      for platform in Platform.allCases { addPackage(0, on: platform) }
      return
    }
    for call in tree.descendants(of: list) {
      guard let name = tree.calledName(of: call), let platform = Self.systems[name],
        let version = tree.arguments(of: call).first?.value
      else { continue }
      let digits = tree.text(of: version).drop { !$0.isNumber }.prefix { $0.isNumber }
      addPackage(Int(digits) ?? 0, on: platform)
    }
  }
}
