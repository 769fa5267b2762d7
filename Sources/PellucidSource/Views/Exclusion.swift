// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The parts of files that show nothing to people who use the app: previews, tests and code for debugging.
extension SourceTree {
  /// Returns a Boolean value indicating whether a node stands in a preview or in code for debugging.
  func isExcluded(_ id: NodeID) -> Bool { exclusions[id.index] }

  /// Returns for each node whether it stands in a preview or in code for debugging.
  func foundExclusions() -> [Bool] {
    var found = [Bool](repeating: false, count: nodes.count)
    // Outer nodes come after inner ones.
    for index in nodes.indices.reversed() {
      guard let parent = nodes[index].parent else { continue }
      found[index] = found[parent.index] || excludes(parent, NodeID(index: index))
    }
    return found
  }

  /// Returns a Boolean value indicating whether a node makes a preview or code for debugging of a node directly in it.
  private func excludes(_ outer: NodeID, _ inner: NodeID) -> Bool {
    switch self[outer].kind {
    case .macro(let name, _): return name == "Preview"
    case .type(let type):
      return Self.isPreviewName(type.name) || type.name.hasPrefix("Debug")
        || type.inherited.contains { $0.hasSuffix("PreviewProvider") || $0.hasSuffix("XCTestCase") }
    case .clauses(let clauses):
      return clauses.first { $0.body == inner }.map { Self.isDebug($0.condition) } ?? false
    case .cases(_, let cases):
      // `@unknown default` is for cases that no system has yet.
      guard let one = cases.first(where: { $0.block == inner }), one.patterns.isEmpty else { return false }
      return isUnknownDefault(one.block)
    case .property(let property): return Self.isPreviewName(property.name)
    case .function(let function): return function.name == "prepareForInterfaceBuilder"
    default: return false
    }
  }

  private static func isPreviewName(_ name: String) -> Bool {
    name.hasSuffix("_Previews") || name.hasSuffix("_Preview") || name.hasSuffix("Previews")
      || name.hasPrefix("preview")
  }

  private static func isDebug(_ condition: String) -> Bool {
    condition == "DEBUG" || condition.hasPrefix("DEBUG ") || condition.contains("&& DEBUG")
  }

  private func isUnknownDefault(_ block: NodeID) -> Bool {
    String(decoding: source[self[block].range].prefix(8), as: UTF8.self).hasPrefix("@unknown")
  }

  /// The systems for which a node is compiled, as far as the conditions around it tell: those that it is for,
  /// and those that it is not for.
  func systems(of id: NodeID) -> (only: Set<String>, without: Set<String>) {
    var only: Set<String> = [], without: Set<String> = []
    var inner = id
    for ancestor in ancestors(of: id) {
      let clauses: [Clause] =
        switch self[ancestor].kind {
        case .clauses(let clauses), .continuations(_, let clauses): clauses
        default: []
        }
      if let index = clauses.firstIndex(where: { $0.body == inner }) {
        let condition = clauses[index].condition
        if condition.isEmpty {
          // Code after `#else` is for none of the systems before it.
          for clause in clauses[..<index] where !clause.condition.contains("!") {
            without.formUnion(Self.systems(in: clause.condition))
          }
        } else if condition.contains("!os") {
          without.formUnion(Self.systems(in: condition))
        } else {
          only.formUnion(Self.systems(in: condition))
        }
      }
      inner = ancestor
    }
    return (only, without)
  }

  private static func systems(in condition: String) -> Set<String> {
    let all = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
    var found = Set(all.filter { condition.contains("os(\($0))") })
    if condition.contains("canImport(UIKit)") { found.insert("iOS") }
    if condition.contains("canImport(AppKit)") { found.insert("macOS") }
    return found
  }
}
