// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The functions have the names of their declarations in `pellucid.h`.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CPellucid
import Pellucid
import PellucidJudge

@c @implementation
public func pellucid_material_bound(
  _ material: UnsafePointer<CChar>!, _ foreground: UnsafePointer<CChar>!,
  _ traits: UnsafePointer<pellucid_traits>!,
  _ required: Double, _ bound: UnsafeMutablePointer<pellucid_bound>!
) -> pellucid_status {
  status { () throws(Failure) in
    let inquiry = try BoundInquiry(foreground, traits, required, bound)
    let choice = MaterialContent.Choice(spelling: try text(material, "material"))
    inquiry.answer.pointee = try inquiry.outcome { (foreground, traits, goal) throws(PairError) in
      let pair = MaterialPair(try PairForeground(foreground, on: traits.platform), on: choice, traits)
      let table = try PairTable([pair], goal, isRequired: true) { count, result in (0..<count).map(result) }
      return table.rows[0].outcome
    }
  }
}

@c @implementation
public func pellucid_glass_bound(
  _ glass: UnsafePointer<pellucid_glass>!, _ foreground: UnsafePointer<CChar>!,
  _ traits: UnsafePointer<pellucid_traits>!,
  _ required: Double, _ bound: UnsafeMutablePointer<pellucid_bound>!
) -> pellucid_status {
  status { () throws(Failure) in
    let inquiry = try BoundInquiry(foreground, traits, required, bound)
    let glass = try given(glass, "glass").pointee
    let (content, size) = (try GlassContent(glass), try Size(glass))
    inquiry.answer.pointee = try inquiry.outcome { (foreground, traits, goal) throws(PairError) in
      try GlassPair(
        PairForeground(foreground, on: traits.platform), on: content, size, traits, GlassSettings(), goal
      ).worst.outcome
    }
  }
}

extension GlassContent {
  fileprivate init(_ glass: pellucid_glass) throws(Failure) {
    let (variant, control) = (try text(glass.variant, "variant"), try optionalText(glass.control, "control"))
    let variants = Vocabularies.glass.names.filter { $0 != GlassVariant.identity.name }
    guard variants.contains(variant), let value = Vocabularies.glass.value(named: variant) else {
      throw .unknown(variant, "variant", among: variants)
    }
    self.init(value)
    if let control { self.control = try Self.control(named: control) }
    adapts = glass.adapts == 0 ? nil : glass.adapts > 0
    dimming =
      if glass.dimming < 0 {
        .none
      } else if glass.dimming == 0 {
        .automatic
      } else {
        .amount(try number(glass.dimming, in: 0...1, "dimming"))
      }
  }

  /// Returns a control whose glass has a bound.
  fileprivate static func control(named name: String) throws(Failure) -> GlassControl {
    let controls = GlassControl.allCases.filter { !$0.isLens }
    guard let control = controls.first(where: { $0.name == name }) else {
      throw .unknown(name, "control", among: controls.map { $0.name })
    }
    return control
  }
}

extension Size {
  /// Creates the size of a piece of glass, whose control is known.
  fileprivate init(_ glass: pellucid_glass) throws(Failure) {
    if glass.width == 0, glass.height == 0 {
      guard let control = try optionalText(glass.control, "control") else {
        self = GlassControl.none.usualSize
        return
      }
      self = try GlassContent.control(named: control).usualSize
      return
    }
    let lengths = 0.5...8192.0
    self.init(
      width: try number(glass.width, in: lengths, "width"),
      height: try number(glass.height, in: lengths, "height"))
  }
}

/// The arguments that inquiries into materials and glass share.
private struct BoundInquiry {
  let foreground: String
  let traits: Traits
  let goal: ContrastGoal
  let answer: UnsafeMutablePointer<pellucid_bound>

  init(
    _ foreground: UnsafePointer<CChar>?, _ words: UnsafePointer<pellucid_traits>?, _ required: Double,
    _ answer: UnsafeMutablePointer<pellucid_bound>?
  ) throws(Failure) {
    self.foreground = try text(foreground, "foreground")
    var traits = Traits()
    if let words { try traits.apply(words.pointee) }
    self.traits = traits
    goal = ContrastGoal(try number(required, in: 1...21, "required"))
    self.answer = try given(answer, "bound")
  }

  /// Returns the outcome of a pair.
  func outcome(
    _ pair: (String, Traits, ContrastGoal) throws(PairError) -> PairOutcome
  ) throws(Failure) -> pellucid_bound {
    do throws(PairError) { return pellucid_bound(try pair(foreground, traits, goal)) } catch {
      throw Failure(error)
    }
  }
}

extension pellucid_bound {
  fileprivate init(_ outcome: PairOutcome) {
    self.init()
    verdict =
      switch outcome.verdict {
      case .holds: PELLUCID_HOLDS
      case .fails: PELLUCID_FAILS
      case .sampled, .review: PELLUCID_REVIEW
      }
    guard let proven = outcome.lowest else { return }
    (lowest, found) = (proven.bound, proven.witness.contrast)
    guard let part = proven.witness.parts.max(by: { $0.weight < $1.weight }) else { return }
    let values = part.backdrop.codeValues
    (red, green, blue, share) = (values[0], values[1], values[2], part.weight)
  }
}

extension Failure {
  fileprivate init(_ error: PairError) {
    switch error {
    case .material(_, _, let error):
      self.init(PELLUCID_ARGUMENT, error.sentence(in: .english, at: "material"))
    case .unknownForeground(let name, _, let nearest):
      let advice = nearest.map { "did you mean \"\($0.shown)\"? " } ?? ""
      self.init(
        "unknown foreground \"\(name.shown)\"", at: "foreground",
        advice + "pass a level, #RRGGBB, or the name of a colour")
    case .foregroundColor(let text, let error):
      self.init("not a colour", at: "foreground " + text.shown, English.advice(of: error))
    case .foregroundWithMatrix(let name):
      self.init(
        "\"\(name.shown)\" is drawn with a matrix of its own", at: "foreground",
        "on glass pass a level, a colour's name or #RRGGBB")
    case .unknownTint(let name, let platform):
      self = .unknown(name, "tint", among: SemanticColors.names(on: platform))
    }
  }
}
