// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The parts of files that show nothing to people who use the app: previews, tests and code for debugging.
extension SourceTree {
  /// Returns a Boolean value indicating whether a node stands in a preview or in code for debugging.
  func isExcluded(_ id: NodeID) -> Bool {
    var inner = id
    for ancestor in ancestors(of: id) {
      switch self[ancestor].kind {
      case .macro(let name, _) where name == "Preview": return true
      case .type(let type):
        if type.inherited.contains(where: { $0.hasSuffix("PreviewProvider") || $0.hasSuffix("XCTestCase") }) {
          return true
        }
        if Self.isPreviewName(type.name) || type.name.hasPrefix("Debug") { return true }
      case .clauses(let clauses):
        if let clause = clauses.first(where: { $0.body == inner }), Self.isDebug(clause.condition) {
          return true
        }
      case .cases(_, let cases):
        // `@unknown default` is for cases that no system has yet.
        if let one = cases.first(where: { $0.block == inner }), one.patterns.isEmpty,
          isUnknownDefault(one.block)
        {
          return true
        }
      case .property(let property) where Self.isPreviewName(property.name): return true
      case .function(let function) where function.name == "prepareForInterfaceBuilder": return true
      default: break
      }
      inner = ancestor
    }
    return false
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
