// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A button in one of the engine's looks.
struct ComponentButton: SystemView {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: ButtonLook

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let environment = scope.environment, room = ComponentRoom(environment)
    let component = view.component(environment)
    let inner = scope.child(.part("label"))
    inner.environment.buttonStyle = nil
    let isBare = environment.isComponentPart || view.look == .plain
    let sample = component.with(.title, text: AttachedViews.text(0))
    let ink = isBare ? nil : room.ink(of: sample)
    inner.environment.take(ink)
    let label = HStack { view.configuration.label }
    let list = HStack<PrimitiveButtonStyleConfiguration.Label>.systemNodes(of: label, in: inner)
    let node: LayoutNode
    let hasBody = view.hasBody(room.traits.platform)
    if hasBody, !environment.isComponentPart {
      let isPlain = view.configuration.title != nil && environment.leavesInk
      let shape = environment.buttonBorderShape
      if isPlain, shape.isAutomatic {
        node = ComponentNode(
          component.with(.title, text: view.configuration.title), room, stretches: environment.buttonStretches
        )
      } else {
        node = ShapedButtonNode(sample, room, list.nodes, shape, stretches: environment.buttonStretches)
      }
    } else {
      let isInactive = !environment.isEnabled
      let label = LayoutContainerNode(ZStackLayout(), list.nodes).inactive(isInactive)
      node = environment.isComponentPart ? label : label.stretched(environment.buttonStretches)
    }
    let part = ButtonPart(
      component: component.with(.title, text: view.configuration.title), labels: list.nodes)
    return ViewList([PartNode(node, part)])
  }

  private func component(_ environment: EnvironmentValues) -> Component {
    Component(.button).with(.style, word: look.word).with(.size, word: environment.controlSize.word)
      .with(.role, word: configuration.role?.word).with(.tint, color: environment.controlTint)
      .inEnvironment(environment)
  }

  /// Returns a Boolean value that is false for buttons that are as large as their label.
  private func hasBody(_ platform: Platform) -> Bool {
    switch look {
    case .plain, .borderless: false
    case .automatic: platform != .iOS
    default: true
    }
  }
}

extension LayoutNode {
  /// Returns a node that draws the view as one that cannot be used.
  func inactive(_ isInactive: Bool) -> LayoutNode {
    isInactive ? LayerNode(self, change: { $0.isInactive = true }) : self
  }
}

/// The shape of the bodies of buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }
  private let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  var isAutomatic: Bool { kind == .automatic }
  var isCircle: Bool { kind == .circle }

  /// Returns the shape of a body; nil for the component's own.
  fileprivate func shape(_ usual: CGFloat) -> PellucidGeometry.Shape? {
    switch kind {
    case .automatic: nil
    case .capsule: .capsule
    case .circle: .circle
    case .rounded(let radius): .roundedRectangle(Double(max(0, radius ?? usual)))
    }
  }
}

/// A button whose body has a stated shape.
private final class ShapedButtonNode: ComponentNode {
  private let shape: ButtonBorderShape

  init(
    _ component: Component, _ room: ComponentRoom, _ views: [LayoutNode], _ shape: ButtonBorderShape,
    stretches: Axis.Set
  ) {
    self.shape = shape
    super.init(component, room, views: views, stretches: stretches)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = super.measure(proposal)
    guard shape.isCircle else { return size }
    let side = max(children.first?.size(.unspecified).width ?? 0, size.height)
    return CGSize(width: side, height: side)
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    super.draw(&list, at: origin)
    guard let shape = shape.shape(room.metric(.button, .radius, component.controlSize)) else { return }
    list.changeLast { $0.content.children = $0.content.children.map { $0.shaped(shape) } }
  }
}

extension Layer {
  /// Returns the layer of a body in another shape.
  fileprivate func shaped(_ shape: PellucidGeometry.Shape) -> Layer {
    var layer = self
    switch content {
    case .fill(_, let style): layer.content = .fill(shape: shape, style)
    case .glass(var glass):
      glass.shape = shape
      layer.content = .glass(glass)
    case .material(var material):
      material.shape = shape
      layer.content = .material(material)
    default: break
    }
    return layer
  }
}

extension EnvironmentValues {
  private enum ShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[ShapeKey.self] }
    set { self[ShapeKey.self] = newValue }
  }
}

extension View {
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
