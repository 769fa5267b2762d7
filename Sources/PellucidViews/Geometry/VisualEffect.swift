// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// A change of a view's picture that may depend on the view's size and place.
public protocol VisualEffect: Sendable {
  var systemEffect: SystemVisualEffect { get }
}

/// The changes of a picture, in their order.
public struct SystemVisualEffect: Sendable {
  enum Step: Sendable {
    case opacity(Double)
    case offset(CGSize)
    /// Factors of width and height about a point of the view.
    case scale(CGSize, UnitPoint)
    /// A turn clockwise about a point of the view.
    case rotation(degrees: Double, UnitPoint)
    case rotation3D(Rotation3D)
    /// A transformation from the upper left corner.
    case transform(CGAffineTransform)
    case effect(LayerEffect)
  }

  var steps: [Step] = []

  func adding(_ step: Step) -> AnyVisualEffect {
    var effect = self
    effect.steps.append(step)
    return AnyVisualEffect(systemEffect: effect)
  }

  /// Returns the changes on the way to others of the same kinds, at a share of 0…1.
  func mixed(with other: SystemVisualEffect, _ share: Double) -> SystemVisualEffect {
    guard share > 0 else { return self }
    guard share < 1, steps.count == other.steps.count else { return other }
    return SystemVisualEffect(steps: zip(steps, other.steps).map { $0.mixed(with: $1, share) })
  }
}

extension SystemVisualEffect.Step {
  /// Returns the change on the way to another one, which takes its place at once where it is of another kind.
  fileprivate func mixed(with other: Self, _ share: Double) -> Self {
    func number(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
    func size(_ one: CGSize, _ other: CGSize) -> CGSize {
      CGSize(width: number(one.width, other.width), height: number(one.height, other.height))
    }
    switch (self, other) {
    case (.opacity(let one), .opacity(let other)): return .opacity(number(one, other))
    case (.offset(let one), .offset(let other)): return .offset(size(one, other))
    case (.scale(let one, _), .scale(let other, let anchor)): return .scale(size(one, other), anchor)
    case (.rotation(let one, _), .rotation(let other, let anchor)):
      return .rotation(degrees: number(one, other), anchor)
    case (.rotation3D(let one), .rotation3D(var turn)):
      turn.angle = .degrees(number(one.angle.degrees, turn.angle.degrees))
      return .rotation3D(turn)
    case (.transform(let one), .transform(let other)):
      return .transform(
        CGAffineTransform(
          a: number(one.a, other.a), b: number(one.b, other.b), c: number(one.c, other.c),
          d: number(one.d, other.d), tx: number(one.tx, other.tx), ty: number(one.ty, other.ty)))
    case (.effect(let one), .effect(let other)): return .effect(one.mixed(with: other, share))
    default: return other
    }
  }

  /// Changes the layer that has the picture; an offset moves the picture instead.
  fileprivate func change(_ layer: inout Layer) {
    // Layers turn about their centre.
    func center(_ anchor: UnitPoint) -> Point {
      Point(
        x: layer.frame.width * (Double(anchor.x).finite - 0.5),
        y: layer.frame.height * (Double(anchor.y).finite - 0.5))
    }
    switch self {
    case .opacity(let opacity): layer.opacity = opacity
    case .scale(let scale, let anchor):
      let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
      layer.transform = transform.system.about(center(anchor))
    case .rotation(let degrees, let anchor):
      layer.transform = Transform.rotation(degrees: degrees).about(center(anchor))
    case .rotation3D(let turn): layer.project { turn.projection(in: $0) }
    case .transform(let transform): layer.project { _ in ProjectionTransform(transform) }
    case .effect(let effect): layer.add(effect)
    case .offset: break
    }
  }
}

extension LayerEffect {
  /// Returns the effect on the way to another one of the same kind.
  fileprivate func mixed(with other: LayerEffect, _ share: Double) -> LayerEffect {
    func number(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
    switch (self, other) {
    case (.blur(let one, _), .blur(let other, let isOpaque)):
      return .blur(sigma: number(one, other), isOpaque: isOpaque)
    case (.saturation(let one), .saturation(let other)): return .saturation(number(one, other))
    case (.grayscale(let one), .grayscale(let other)): return .grayscale(number(one, other))
    case (.hueRotation(let one), .hueRotation(let other)): return .hueRotation(number(one, other))
    case (.brightness(let one), .brightness(let other)): return .brightness(number(one, other))
    case (.contrast(let one), .contrast(let other)): return .contrast(number(one, other))
    default: return other
    }
  }
}

/// A picture as it is.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var systemEffect: SystemVisualEffect { SystemVisualEffect() }
}

/// A picture with changes.
public struct AnyVisualEffect: VisualEffect {
  public let systemEffect: SystemVisualEffect
}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect {
    systemEffect.adding(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
  }
  public func offset(_ offset: CGSize) -> some VisualEffect { systemEffect.adding(.offset(offset)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    let size = CGSize(width: x.isFinite ? x : 1, height: y.isFinite ? y : 1)
    return systemEffect.adding(.scale(size, anchor))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    systemEffect.adding(.rotation(degrees: angle.degrees.finite, anchor))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    systemEffect.adding(
      .rotation3D(
        Rotation3D(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }
  /// Transforms the picture from its upper left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    systemEffect.adding(.transform(transform))
  }
  /// Blurs the picture.
  ///
  /// - Parameter radius: The standard deviation of the blur, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    systemEffect.adding(.effect(.blur(sigma: Double(radius), isOpaque: opaque)))
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    systemEffect.adding(.effect(.brightness(amount)))
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    systemEffect.adding(.effect(.contrast(amount)))
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    systemEffect.adding(.effect(.saturation(amount)))
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    systemEffect.adding(.effect(.grayscale(amount)))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    systemEffect.adding(.effect(.hueRotation(angle.degrees)))
  }
}

/// A view whose picture is changed by its size and place.
final class VisualEffectNode: ModifierNode {
  /// Returns the changes for the size and the place of the view, which is drawn in a list at a point.
  private let effect: (LayoutNode, LayerList, CGPoint) -> SystemVisualEffect

  init(_ child: LayoutNode, _ effect: @escaping (LayoutNode, LayerList, CGPoint) -> SystemVisualEffect) {
    self.effect = effect
    super.init(child)
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    draw(&list, at: origin, effect(self, list, origin).steps[...])
  }

  private func draw(_ list: inout LayerList, at origin: CGPoint, _ steps: ArraySlice<SystemVisualEffect.Step>)
  {
    guard let step = steps.last else { return drawChildren(&list, at: origin) }
    if case .offset(let offset) = step {
      let moved = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
      return draw(&list, at: moved, steps.dropLast())
    }
    list.append(in: CGRect(origin: origin, size: frame.size)) { draw(&$0, at: $1, steps.dropLast()) }
    list.changeLast { step.change(&$0) }
  }
}

extension View {
  /// Changes the picture of the view by its size and place, which stay as they are.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    NodeView(content: self) {
      VisualEffectNode($0) { node, _, _ in effect(EmptyVisualEffect(), GeometryProxy(node)).systemEffect }
    }
  }
}
