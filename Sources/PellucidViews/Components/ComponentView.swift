// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A view that is a component of the engine.
struct ComponentView: SystemView {
  /// Returns the component under the settings of the views around.
  let make: @MainActor (EnvironmentValues) -> Component
  var stretches: Axis.Set = []
  var views: [ComponentLabel] = []

  init(
    stretches: Axis.Set = [], views: [ComponentLabel] = [],
    _ make: @escaping @MainActor (EnvironmentValues) -> Component
  ) {
    (self.stretches, self.views, self.make) = (stretches, views, make)
  }

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let environment = scope.environment, room = ComponentRoom(environment)
    var component = view.make(environment).inEnvironment(environment)
    let (placed, labels) = ComponentLabel.placed(view.views, in: component, environment)
    component = placed
    let lists = labels.enumerated().map { index, label in
      let inner = scope.child(.place(index))
      inner.environment.take(room.ink(of: component.showing(only: index)))
      return AnyView.systemNodes(of: label, in: inner)
    }
    return ViewList([
      ComponentNode(component, room, views: lists.flatMap(\.nodes), stretches: view.stretches)
    ])
  }
}

/// A label of a component: its words, where it is nothing else, and its views.
struct ComponentLabel {
  let property: ComponentProperty
  /// The words of a label that is a text alone; nil for other labels.
  let title: String?
  let view: AnyView

  /// - Parameter content: The label, whose views stand beside each other.
  @MainActor init(_ property: ComponentProperty, title: String? = nil, _ content: some View) {
    (self.property, self.title) = (property, title)
    view = AnyView(HStack { content })
  }

  /// Returns a component with its labels, and the views that its texts then stand for, in their order.
  @MainActor static func placed(
    _ labels: [ComponentLabel], in component: Component, _ environment: EnvironmentValues
  ) -> (Component, [AnyView]) {
    var component = component, views: [AnyView] = []
    for label in labels {
      if let title = label.title, environment.leavesInk {
        component = component.with(label.property, text: title)
      } else {
        component = component.with(label.property, text: AttachedViews.text(views.count))
        views.append(label.view)
      }
    }
    return (component, views)
  }
}

extension Component {
  /// Returns the component with the first of its views in the place of another one, and none in the others.
  func showing(only index: Int) -> Component {
    var copy = self
    for (property, value) in properties {
      guard case .text(let name) = value, let found = AttachedViews.index(of: name.text) else { continue }
      copy.properties[property] = .text(ExactName(found == index ? AttachedViews.text(0) : " "))
    }
    return copy
  }
}
