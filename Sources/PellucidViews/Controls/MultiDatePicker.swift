// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A control that chooses several days.
///
/// - Note: The month is that of the first chosen day, and the one of today where none is chosen.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let days: Set<DateComponents>

  private init(_ label: Label, _ days: Binding<Set<DateComponents>>) {
    (self.label, self.days) = (label, days.wrappedValue)
  }

  public var body: some View { MonthView(days: days) }
}

extension MultiDatePicker {
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection)
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection)
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection)
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection)
  }
}

extension MultiDatePicker where Label == Text {
  public init<S: SystemTitle>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(Text(title: title), selection)
  }

  public init<S: SystemTitle>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(Text(title: title), selection)
  }

  public init<S: SystemTitle>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(title: title), selection)
  }

  public init<S: SystemTitle>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(title: title), selection)
  }
}

/// The days of a month, some of which are chosen.
private struct MonthView: SystemView {
  let days: Set<DateComponents>

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let environment = scope.environment, calendar = environment.gregorian
    let dates = view.days.compactMap { calendar.date(from: $0) }.sorted()
    let shown = dates.first ?? Date()
    let chosen = dates.filter { calendar.isDate($0, equalTo: shown, toGranularity: .month) }
    let isNarrow = environment.traits.platform == .macOS
    var month = DateParts(shown, in: environment).month(narrow: isNarrow)
    month.properties[.day] = nil
    let days = chosen.map { calendar.component(.day, from: $0) }
    return ViewList([
      MonthNode(month.inEnvironment(environment), Set(days).sorted(), ComponentRoom(environment))
    ])
  }
}

/// The component of a month, whose chosen days are drawn as it draws one of them.
private final class MonthNode: ComponentNode {
  private let days: [Int]

  init(_ month: Component, _ days: [Int], _ room: ComponentRoom) {
    self.days = days
    super.init(month, room, stretches: .horizontal)
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    guard let days = chosenLayers else { return super.draw(&list, at: origin) }
    let frame = list.rect(CGRect(origin: origin, size: self.frame.size))
    list.append(Layer(frame: frame, content: .group(days)))
  }

  /// The layers of the month with its chosen days; nil where no day is chosen.
  private var chosenLayers: [Layer]? {
    guard !days.isEmpty, let plain = layers(component) else { return nil }
    var result = plain
    for day in days.reversed() {
      guard let one = layers(component.with(.day, .number(Double(day)))) else { continue }
      // A chosen day has a disc in addition, and all other layers are those of the month.
      let start = zip(plain, one).prefix { $0 == $1 }.count, more = one.count - plain.count
      guard start < plain.count, more >= 0 else { continue }
      result.replaceSubrange(start...start, with: one[start...(start + more)])
    }
    return result
  }

  private func layers(_ component: Component) -> [Layer]? {
    let size = Size(width: Double(frame.width), height: Double(frame.height))
    let placement = ComponentPlacement(Rect(x: 0, y: 0, width: size.width, height: size.height))
    return room.lower(component, placement, in: size)?.component.layers
  }
}
