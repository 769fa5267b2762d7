// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON
import PellucidLegibility
import PellucidScene

extension Language {
  /// Returns the sentence that states what is wrong.
  package func message(of fact: Fact) -> String { fact.sentence(in: self) }

  /// Returns the advice that settles a finding; nil where none is known.
  package func advice(for finding: Finding) -> String? {
    let repairs = finding.remedies.compactMap { remedy -> String? in
      guard case .repair(let repair, let edits) = remedy else { return nil }
      return text(of: repair, as: edits, besides: finding.place.keyPath)
    }
    if !repairs.isEmpty { return repairs.prefix(2).joined(separator: choose("; or ", " 또는 ")) }
    var steps = finding.remedies.compactMap { sentence(of: $0) }
    // The advice of a fact about an asset is kept beside the variants to add; other remedies replace the fact's
    // advice.
    let keepsAdvice = if case .asset = finding.fact { true } else { steps.isEmpty }
    if keepsAdvice, let advice = finding.fact.advice(in: self) { steps.append(advice) }
    return steps.isEmpty ? nil : steps.joined(separator: "; ")
  }

  /// Returns what is wrong, where, and what to do, on one line.
  package func line(of finding: Finding) -> String {
    let place = choose(English.text(finding.place), Korean.text(finding.place))
    let parts = [message(of: finding.fact), place, advice(for: finding) ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// Returns the sentence for the first two repairs, which change the design least; nil if there are none.
  package func text(of repairs: [Repair]) -> String? {
    guard !repairs.isEmpty else { return nil }
    return choose(
      repairs.prefix(2).map { English.text($0) }.joined(separator: "; or "),
      repairs.prefix(2).map { Korean.text($0) }.joined(separator: " 또는 "))
  }

  /// Returns the sentence for a repair, as the JSON to write where it is one.
  ///
  /// - Parameter own: The key path of the layer that need not be named.
  private func text(of repair: Repair, as edits: [LayerEdit], besides own: String?) -> String {
    guard !edits.isEmpty else { return choose(English.text(repair), Korean.text(repair)) }
    let ratio = Figures.ratio(repair.bound.lowest)
    return text(of: edits, besides: own) + choose(" (at least \(ratio), proven)", "(\(ratio) 이상, 증명됨)")
  }

  /// Returns edits as the JSON to write, such as `"material": "regular" in place of "thin" on bar`; equal ones of several layers
  /// are one.
  ///
  /// - Parameter own: The key path of the layer that need not be named; nil for none.
  package func text(of edits: [LayerEdit], besides own: String?) -> String {
    var groups: [[LayerEdit]] = []
    for edit in edits {
      let place = groups.firstIndex { $0[0].key == edit.key && $0[0].value == edit.value } ?? groups.count
      if place == groups.count { groups.append([]) }
      groups[place].append(edit)
    }
    return groups.map { text(ofEqual: $0, besides: own) }.joined(separator: choose(" and ", " + "))
  }

  /// The greatest number of layers with equal edits that are named and not counted.
  package static var mostNamedLayers: Int { 3 }

  private func text(ofEqual edits: [LayerEdit], besides own: String?) -> String {
    let isNamed = own.map { NameMatch.same($0, edits[0].layer.path) } ?? false
    var known: [String] = []
    for edit in edits {
      guard let old = edit.old.map({ JSONText.quoted($0) }), !known.contains(old) else { continue }
      known.append(old)
    }
    let old = known.isEmpty ? nil : known.joined(separator: choose(" or ", " 또는 "))
    let member = edits[0].member
    if edits.count == 1, isNamed {
      return choose(
        member + (old.map { " in place of " + $0 } ?? ""), member + (old.map { "(\($0) 대신)" } ?? ""))
    }
    let few = edits.map({ $0.layer.name.shown }).joined(separator: ", ")
    let (layers, korean) =
      edits.count > Self.mostNamedLayers ? ("\(edits.count) layers", "레이어 \(edits.count)개") : (few, few)
    let container = edits[0].container.flatMap { container in
      edits.allSatisfy { $0.container == container } ? container.name.shown : nil
    }
    return choose(
      member + (old.map { " in place of " + $0 } ?? "") + " on " + layers
        + (container.map { ", which share the glass container " + $0 } ?? ""),
      korean + (container.map { "(글래스 컨테이너 \($0)에 함께 있음)" } ?? "") + "에 " + member
        + (old.map { "(\($0) 대신)" } ?? ""))
  }

  /// Returns the sentence for a remedy; nil for repairs, which are listed together.
  private func sentence(of remedy: Remedy) -> String? {
    switch remedy {
    case .repair, .shared: nil
    case .unmended(let obstacle): choose(English.text(obstacle), Korean.text(obstacle))
    case .dimming(let opacity): choose(English.text(dimming: opacity), Korean.text(dimming: opacity))
    case .variant(let suggestion):
      choose(English.sentence(of: suggestion), Korean.sentence(of: suggestion))
    case .unreachable(let variant): choose(English.sentence(of: variant), Korean.sentence(of: variant))
    case .source(_, let shown): choose("write \(shown)", "\(shown)(으)로 바꾸세요")
    case .insufficientStyle(let style): choose(English.text(style), Korean.text(style))
    }
  }

  /// Returns the name of a variant of an asset with all its selectors.
  package func fullName(of selectors: Selectors) -> String {
    ([name(of: selectors)] + selectors.furtherNames).joined(separator: ", ")
  }

  /// Returns the value of an entry of a colour set.
  package func text(of value: ColorSet.Value) -> String {
    switch value {
    case .color(let color) where color.space != .srgb: "\(color.hexText) from \(color.space.rawValue)"
    case .color(let color): color.hexText
    case .reference(let reference): reference.text.shown
    case .empty: choose("empty", "비어 있음")
    case .unreadable: choose("unreadable", "읽을 수 없음")
    }
  }

  /// Returns the file of an entry of a set of files.
  package func text(of entry: FileSet.Entry) -> String { text(ofFile: entry.file, isFound: entry.isFound) }

  /// Returns the name of a file of an asset; nil for an entry without a file.
  func text(ofFile name: String?, isFound: Bool) -> String {
    guard let name else { return choose("empty", "비어 있음") }
    return isFound ? name.shown : name.shown + choose(" (missing)", " (파일 없음)")
  }

  /// Returns the name of a variant of an asset, such as "dark, high contrast".
  package func name(of selectors: Selectors) -> String {
    choose(English.name(of: selectors), Korean.name(of: selectors))
  }

  /// Returns the name of a figure's quantity.
  package func name(of quantity: Figure.Quantity) -> String {
    choose(English.name(of: quantity), Korean.name(of: quantity))
  }

  /// Returns the name of the part that a swatch plays in its finding.
  package func name(of part: Swatch.Part) -> String {
    choose(English.name(of: part), Korean.name(of: part))
  }

  /// Returns the unit that follows the number of a quantity; empty for quantities without a unit.
  package func unit(of quantity: Figure.Quantity) -> String {
    choose(English.unit(of: quantity), Korean.unit(of: quantity))
  }

  /// Returns the number of a figure with its unit. A ratio is rounded down, so that the text never overstates it.
  package func text(of figure: Figure) -> String {
    if figure.quantity.isRatio { return Figures.ratio(figure.value) }
    let unit = unit(of: figure.quantity)
    return Figures.text(figure.value) + (unit.isEmpty ? "" : " " + unit)
  }
}
