// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJudge

/// The facts about each file that all files of a project tell together.
package struct ProjectFacts: Equatable, Sendable {
  /// The folders in which files import AppKit, and those in which files import UIKit, with their parents.
  private struct Folders: Equatable, Sendable {
    var mac: Set<String> = [], touch: Set<String> = []
  }

  private(set) var colors = ProjectColors(), surfaces = ProjectSurfaces(), pictures = ProjectPictures()
  private var folders = Folders(), appearances = ProjectAppearances(), releases = ProjectReleases()

  package init() {}

  /// Notes what a file tells.
  package mutating func add(_ source: [UInt8], path: String) {
    add(source, path: path) { ParsedSource(source) }
  }

  /// Notes what a file tells that was parsed.
  package mutating func add(_ source: ParsedSource, path: String) {
    add(source.bytes, path: path) { source }
  }

  private mutating func add(_ source: [UInt8], path: String, parsed: () -> ParsedSource) {
    // Most files define no colour and no surface, and are not parsed for them.
    let definesColors = Self.mayDefineColors(source),
      definesSurfaces = ProjectSurfaces.mayBeDefined(in: source)
    if definesColors || definesSurfaces {
      let tree = SourceTree(of: parsed()), names = FileNames(of: tree)
      let reader = ColorReader(tree: tree, names: names, project: ProjectColors())
      if definesColors { addColors(of: tree, reader) }
      if definesSurfaces { surfaces.add(tree, names, reader) }
    }
    appearances.addWindows(of: source, parsed: parsed)
    if path.split(separator: "/").last == "Package.swift" { releases.addManifest(parsed()) }
    let modules = ImportedModules(of: source).names
    let isMac = modules.contains("AppKit") || modules.contains("Cocoa"), isTouch = modules.contains("UIKit")
    for folder in Self.folders(of: path) {
      if isMac { folders.mac.insert(folder) }
      if isTouch { folders.touch.insert(folder) }
    }
  }

  /// The team's statements about its sources.
  package private(set) var settings = SourceSettings()

  /// Adds what the team states.
  package mutating func add(_ settings: SourceSettings) {
    self.settings = settings
    // Colours are chosen to go with such a ground, as with a hue of the system.
    for name in settings.fixedBackgrounds { colors.state(name, .hue(name)) }
  }

  /// Adds the appearances that a property list of an app or a project allows, and the releases that build settings are for.
  package mutating func add(_ settings: SettingsFile) {
    for one in settings.deployments { releases.addProduct(one.release, on: one.platform) }
    let folders = Self.folders(of: settings.path)
    if settings.path.hasSuffix("Info.plist") {
      appearances.addList(settings.appearances, inFolder: folders.first ?? "")
    } else if settings.path.hasSuffix("pbxproj"), settings.appearances.count == 1 {
      // A project lies in a folder of its own, beside the sources.
      appearances.addList(settings.appearances, inFolder: folders.dropFirst().first ?? "")
    }
  }

  /// Returns the appearances of the code of a file: those that the team states, or those that the project tells.
  func appearances(of path: String) -> [Appearance] {
    if settings.hasOneAppearance { return settings.appearances }
    return appearances.appearances(inFolders: Self.folders(of: path) + [""])
  }

  /// Returns the looks of the systems that the app runs on, oldest first: those that the team states and that the app's releases have.
  package func looks(on platform: Platform) -> [Look] {
    let released = releases.looks(on: platform), looks = settings.looks.filter { released.contains($0) }
    return looks.isEmpty ? settings.looks : looks
  }

  /// Adds the colours and pictures of catalogs.
  package mutating func add(_ library: AssetLibrary) {
    for asset in library.assets {
      if asset.kind == .imageSet { pictures.add(asset.name, asset.properties.templateIntent) }
      guard let set = asset.colors else { continue }
      let name = asset.name.split(separator: "/").last.map(String.init) ?? asset.name
      let dark = set.entries.filter { $0.selectors.appearance.scheme == .dark }
      let others = set.entries.filter { $0.selectors.appearance.scheme != .dark }
      let isReference = set.entries.contains { if case .reference = $0.value { true } else { false } }
      colors.addAsset(
        name, set,
        follows: isReference || dark.contains { one in !others.contains { $0.value == one.value } })
    }
  }

  /// Adds what other files and their folders tell.
  package mutating func merge(_ other: ProjectFacts) {
    folders.mac.formUnion(other.folders.mac)
    folders.touch.formUnion(other.folders.touch)
    appearances.merge(other.appearances)
    releases.merge(other.releases)
    colors.merge(other.colors)
    pictures.merge(other.pictures)
    surfaces.merge(other.surfaces)
  }

  private static let extended: Set<String> = ["Color", "UIColor", "NSColor", "ShapeStyle", "SwiftUI.Color"]

  /// Adds the members of extensions of colours, and the constants of other types that are colours.
  private mutating func addColors(of tree: SourceTree, _ reader: ColorReader) {
    for id in tree.all {
      guard case .property(let property) = tree[id].kind, let type = tree.type(around: id)?.type,
        let code = property.value ?? property.accessors
      else { continue }
      let value = Self.value(of: reader.cases(code))
      if type.keyword == .extension, Self.extended.contains(type.name) {
        colors.add(property.name, value ?? .named(property.name))
      } else if let value, property.modifiers.contains("static") {
        colors.add(ProjectColors.member(property.name, of: type.name), value)
      }
    }
  }

  /// Returns the colour that a definition always has, opaque; nil for others.
  private static func value(of cases: [ColorCase]) -> ColorValue? {
    guard let first = cases.first, cases.allSatisfy({ $0.value == first.value && $0.alphas == 1...1 }) else {
      return nil
    }
    switch first.value {
    case .named, .workedOut, .unknown: return nil
    default: return first.value
    }
  }

  /// Returns a Boolean value indicating whether a source may extend a type of colours, or state a colour as a constant of a type.
  private static func mayDefineColors(_ source: [UInt8]) -> Bool {
    colorWords.finds(in: source) && definitionWords.finds(in: source)
  }

  private static let colorWords = WordSearch(["color", "hapestyl"])
  private static let definitionWords = WordSearch(["xtension", "atic let", "atic var"])

  /// Returns a Boolean value indicating whether a file is for macOS: in the nearest folder whose files tell, they import AppKit and never
  /// UIKit.
  func isForMac(_ path: String) -> Bool {
    for folder in Self.folders(of: path) {
      if folders.touch.contains(folder) { return false }
      if folders.mac.contains(folder) { return true }
    }
    return false
  }

  /// Returns the folders that a path is in, inner ones first, without the folder that is audited.
  private static func folders(of path: String) -> [String] {
    var parts = path.split(separator: "/").dropLast(), found: [String] = []
    while !parts.isEmpty {
      found.append(parts.joined(separator: "/"))
      parts.removeLast()
    }
    return found
  }
}
