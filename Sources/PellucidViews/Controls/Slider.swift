// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// A control that chooses a value between two ends.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let part: Double
  private let ticks: Int?
  private let minimum: ValueLabel, maximum: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, _ minimum: ValueLabel, _ maximum: ValueLabel
  ) {
    part = bounds.part(of: value.wrappedValue)
    let count = step.map { Double(bounds.upperBound - bounds.lowerBound) / Double($0) + 1 }
    // The component takes as many ticks as are told apart.
    ticks = count.flatMap { $0 >= 2 && $0 <= 100 ? Int($0.rounded()) : nil }
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  public var body: some View {
    let (part, ticks) = (part, ticks)
    HStack {
      minimum
      ComponentView(stretches: .horizontal) { environment in
        let traits = environment.traits
        let showsTicks = traits.look != .ios18 || traits.platform == .macOS || traits.platform == .watchOS
        let slider = Component(.slider).with(.value, .number(part))
          .with(.size, word: environment.controlSize.word).with(.tint, color: environment.controlTint)
        guard let ticks, showsTicks else { return slider }
        return slider.with(.ticks, .number(Double(ticks)))
      }
      maximum
    }
  }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  /// Returns the part of the range below a value, 0…1; 0 for values that are not finite.
  func part(of value: Bound) -> Double {
    let length = Double(upperBound) - Double(lowerBound)
    let part = (Double(value) - Double(lowerBound)) / length
    return part.isFinite ? Swift.min(Swift.max(part, 0), 1) : 0
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, minimumValueLabel(), maximumValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, EmptyView(), EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), EmptyView(), EmptyView())
  }
}

/// A control that changes a value by steps.
public struct Stepper<Label: View>: View {
  private let label: Label
  /// The part of the range below the value; nil for a stepper without a range.
  private let part: Double?

  public var body: some View {
    let part = part
    LabelledControl(label: label) {
      ComponentView { environment in
        Component(.stepper).with(.size, word: environment.controlSize.word).with(.value, .number(part ?? 0.5))
      }
    }
  }
}

extension Stepper {
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), part: nil)
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let value = value.wrappedValue
    self.init(
      label: label(), part: value <= bounds.lowerBound ? 0 : value >= bounds.upperBound ? 1 : 0.5)
  }

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), part: onIncrement == nil ? 1 : onDecrement == nil ? 0 : 0.5)
  }
}

extension Stepper where Label == Text {
  public init<S: SystemTitle, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title: title), part: nil)
  }

  public init<S: SystemTitle, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title: title) })
  }

  public init<S: SystemTitle>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title: title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

/// A control with its label before it, as far from each other as there is room.
struct LabelledControl<Label: View, Control: View>: View {
  let label: Label
  @ViewBuilder let control: () -> Control

  var body: some View {
    ChosenView { environment in
      guard environment.labelsVisibility != .hidden else { return AnyView(control()) }
      let isWide = environment.collection != nil || environment.traits.platform != .macOS
      return AnyView(
        HStack {
          TitleLines(label: AnyView(label))
          if isWide { Spacer() }
          control()
        })
    }
  }
}
