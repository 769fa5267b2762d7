// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A colour that a source states by its value, in sRGB.
package struct ColorLiteral: Hashable, Sendable {
  /// The bytes of the expression.
  package var range: Range<Int>
  package var color: EncodedColor
}

extension SourceAudit {
  /// Returns the colour that a source states at a byte by its value in sRGB, with a known opacity; nil for none. The expression is the
  /// outermost one that is such a colour.
  package func color(at offset: Int, in source: ParsedSource, path: String) -> ColorLiteral? {
    let file = SourceFile(path: path, SourceTree(of: source), project: project)
    let nodes = file.tree.all.filter { file.tree[$0].range.contains(offset) && file.mayBeColor($0) }
    return nodes.compactMap { file.literal($0) }.max { $0.range.count < $1.range.count }
  }
}

extension SourceFile {
  /// Returns a Boolean value indicating whether a node has the form of a colour: a call, or a member of a type of colours or of none.
  fileprivate func mayBeColor(_ id: NodeID) -> Bool {
    switch tree[id].kind {
    case .call: true
    case .member(nil, let name): name == "white" || name == "black"
    case .member(let base?, let name):
      (name == "white" || name == "black") && ColorNames.types.contains(tree.text(of: base))
    default: false
    }
  }

  /// Returns the colour that an expression is by itself; nil where it has none or several, or names one.
  fileprivate func literal(_ id: NodeID) -> ColorLiteral? {
    let cases = colors.cases(id)
    guard cases.count == 1, let one = cases.first, one.definition == nil, one.conditions.isEmpty, !one.isStop,
      case .fixed(let fixed) = one.value, let parts = fixed.components, parts.count == 3,
      let alphas = one.alphas, alphas.lowerBound == alphas.upperBound, !isInOtherSpace(fixed.text)
    else { return nil }
    let values = parts.map { Float($0) }
    let color = EncodedColor(
      red: values[0], green: values[1], blue: values[2], alpha: Float(alphas.upperBound))
    return ColorLiteral(range: tree[id].range, color: color)
  }

  /// Returns a Boolean value indicating whether a colour has the components of another space than sRGB.
  private func isInOtherSpace(_ text: String) -> Bool {
    ["P3", "inear", "calibrated", "device", "genericGamma"].contains { text.contains($0) }
  }
}
