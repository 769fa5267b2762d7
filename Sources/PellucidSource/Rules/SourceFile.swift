// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge

/// A Swift source with what the rules ask about it.
struct SourceFile {
  let path: String
  let tree: SourceTree
  let names: FileNames
  let colors: ColorReader
  let grounds: GroundSearch
  let types: TypeContents
  let effectViews: EffectViews
  let systems: FileSystems
  let project: ProjectFacts
  /// The appearances of the app that the file is a part of.
  let appearances: [Appearance]

  init(path: String, _ source: [UInt8], project: ProjectFacts) {
    self.init(path: path, SourceTree(parsing: source), project: project)
  }

  init(path: String, _ tree: SourceTree, project: ProjectFacts) {
    (self.path, self.tree) = (path, tree)
    names = FileNames(of: tree)
    colors = ColorReader(tree: tree, names: names, project: project.colors)
    (self.project, appearances) = (project, project.appearances(of: path))
    grounds = GroundSearch(
      tree: tree, names: names, colors: colors, settings: project.settings, project: project.surfaces)
    (types, effectViews) = (TypeContents(of: tree), EffectViews(of: tree, names))
    systems = FileSystems(of: path, tree, project)
  }

  /// The team's statements about its sources.
  var settings: SourceSettings { project.settings }

  /// Returns a finding at the beginning of a node.
  func finding(_ fact: SourceFact, at node: NodeID) -> Finding {
    finding(fact, atByte: tree[node].range.lowerBound)
  }

  func finding(_ fact: SourceFact, atByte offset: Int) -> Finding {
    var place = Place(file: path, line: tree.lines.line(of: offset), column: tree.lines.column(of: offset))
    place.identity = tree.code(ofLine: tree.lines.line(of: offset))
    return Finding(fact, at: place)
  }

  func finding(_ fault: SuppressionFault, atByte offset: Int) -> Finding {
    Finding(
      .suppression(fault),
      at: Place(file: path, line: tree.lines.line(of: offset), column: tree.lines.column(of: offset))
    )
  }

  /// The calls of modifiers in the file, without those in previews.
  func modifiers(_ named: Set<String>) -> [(modifier: Modifier, base: NodeID?)] {
    tree.all.compactMap { id in
      guard case .call(let callee, let arguments) = tree[id].kind,
        case .member(let base, let name) = tree[callee].kind,
        named.contains(name), base.map({ !tree.isType($0) }) ?? true, !tree.isExcluded(id)
      else { return nil }
      return (Modifier(name: name, arguments: arguments, call: id), base)
    }
  }

  /// Returns a Boolean value indicating whether code at a node runs only where there is one appearance: on
  /// the watch and on visionOS.
  func hasOneAppearance(at node: NodeID) -> Bool {
    if systems.isOneAppearance { return true }
    let only = tree.systems(of: node).only
    return !only.isEmpty && only.isSubset(of: ["watchOS", "visionOS"])
  }

  /// The conditions around a node, up to the declaration that it stands in.
  func conditions(around node: NodeID) -> [SourceCondition] {
    var found: [SourceCondition] = [], inner = node
    for ancestor in tree.ancestors(of: node) {
      switch tree[ancestor].kind {
      case .branch(let conditions, let then, let otherwise) where inner == then || inner == otherwise:
        let text = conditions.map { tree.text(of: $0) }.joined(separator: ", ")
        found.append(SourceCondition(text: text, holds: inner == then))
      case .cases(let subject, let cases):
        if let one = cases.first(where: { $0.block == inner }) {
          found.append(SourceCondition(subject: tree.text(of: subject), patterns: one.patterns))
        }
      case .choice(let condition, let first, let second) where inner == first || inner == second:
        found.append(SourceCondition(text: tree.text(of: condition), holds: inner == first))
      case .type: return found
      default: break
      }
      inner = ancestor
    }
    return found
  }
}

/// The systems that a file is for, as far as its path and its imports tell.
struct FileSystems {
  let isWatch: Bool, isVision: Bool, isMac: Bool, isTV: Bool
  /// A Boolean value that is true where the file names colours or views of AppKit.
  let namesAppKit: Bool

  var isOneAppearance: Bool { isWatch || isVision }

  init(of path: String, _ tree: SourceTree, _ project: ProjectFacts) {
    let parts = path.split(separator: "/").map(String.init)
    let name = parts.last ?? ""
    func names(_ word: String) -> Bool {
      parts.contains { $0 == word || $0.hasSuffix("-" + word) || $0.hasSuffix("_" + word) }
        || name.contains(word + ".")
    }
    namesAppKit = tree.all.contains { id in
      switch tree[id].kind {
      case .name(let name): name == "NSColor"
      case .call(_, let arguments): arguments.contains { $0.label == "nsColor" }
      case .type(let type): type.inherited.contains { $0.hasPrefix("NSView") }
      default: false
      }
    }
    let imports = ImportedModules(of: tree.source).names, isTouch = imports.contains("UIKit")
    let isOfWatch = parts.dropLast().contains { folder in
      folder.split(separator: " ").contains { $0.hasPrefix("Watch") || $0 == "watchOS" }
    }
    isWatch = isOfWatch || names("watchOS") || imports.contains("WatchKit") && !isTouch
    isVision = names("visionOS") || names("VisionOS")
    isTV = names("tvOS")
    isMac =
      (imports.contains("AppKit") || imports.contains("Cocoa")) && !isTouch
      || names("macOS") || names("Mac") || !isTouch && project.isForMac(path)
  }
}

extension Finding {
  /// Creates a finding about a source or an interface file, which is a note to be reviewed where something outside of the file decides.
  init(_ fact: SourceFact, at place: Place) {
    self.init(
      .source(fact), severity: fact.isReview ? .note : nil, at: place,
      verdict: fact.isReview ? .review : nil)
  }
}
