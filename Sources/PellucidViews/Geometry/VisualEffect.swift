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
    /// A transformation about a point of the view.
    case transform(Transform, UnitPoint)
  }

  var steps: [Step] = []

  func adding(_ step: Step) -> AnyVisualEffect {
    var effect = self
    effect.steps.append(step)
    return AnyVisualEffect(systemEffect: effect)
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
    let (x, y) = (x.isFinite ? Double(x) : 1, y.isFinite ? Double(y) : 1)
    return systemEffect.adding(.transform(Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0), anchor))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    systemEffect.adding(.transform(.rotation(degrees: angle.degrees.isFinite ? angle.degrees : 0), anchor))
  }
}

/// A view whose picture is changed by its size and place.
private final class VisualEffectNode: ModifierNode {
  private let effect: (GeometryProxy) -> SystemVisualEffect

  init(_ child: LayoutNode, _ effect: @escaping (GeometryProxy) -> SystemVisualEffect) {
    self.effect = effect
    super.init(child)
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    draw(&list, at: origin, effect(GeometryProxy(self)).steps[...])
  }

  private func draw(_ list: inout LayerList, at origin: CGPoint, _ steps: ArraySlice<SystemVisualEffect.Step>)
  {
    guard let step = steps.last else { return drawChildren(&list, at: origin) }
    if case .offset(let offset) = step {
      let moved = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
      return draw(&list, at: moved, steps.dropLast())
    }
    list.append(in: CGRect(origin: origin, size: frame.size)) { draw(&$0, at: $1, steps.dropLast()) }
    list.changeLast { layer in
      switch step {
      case .opacity(let opacity): layer.opacity = opacity
      case .transform(let transform, let anchor):
        // Layers turn about their centre.
        let (x, y) = (layer.frame.width * (anchor.x - 0.5), layer.frame.height * (anchor.y - 0.5))
        layer.transform = transform.about(Point(x: x, y: y))
      case .offset: break
      }
    }
  }
}

extension View {
  /// Changes the picture of the view by its size and place, which stay as they are.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    NodeView(content: self) { VisualEffectNode($0) { effect(EmptyVisualEffect(), $0).systemEffect } }
  }
}
