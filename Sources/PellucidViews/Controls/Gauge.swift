// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// A view of a value between two ends.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
  SystemView
{
  private let part: Double
  private let label: Label
  private let current: CurrentValueLabel?
  private let minimum: BoundsLabel?, maximum: BoundsLabel?

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let configuration = GaugeStyleConfiguration(
      value: view.part, label: .init(view: AnyView(view.label)),
      currentValueLabel: view.current.map { .init(view: AnyView($0)) },
      minimumValueLabel: view.minimum.map { .init(view: AnyView($0)) },
      maximumValueLabel: view.maximum.map { .init(view: AnyView($0)) })
    let body =
      scope.environment.gaugeStyle?.make(configuration)
      ?? AnyView(ComponentGauge(configuration: configuration, look: .linear))
    return AnyView.systemNodes(of: body, in: scope.child(.body))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(part: bounds.part(of: value), label: label(), current: nil, minimum: nil, maximum: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      part: bounds.part(of: value), label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      part: bounds.part(of: value), label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

/// The parts of a gauge that its style gets.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public struct Label: StylePart { let view: AnyView }
  /// The label of the value.
  public struct CurrentValueLabel: StylePart { let view: AnyView }
  /// The label at the start.
  public struct MinimumValueLabel: StylePart { let view: AnyView }
  /// The label at the end.
  public struct MaximumValueLabel: StylePart { let view: AnyView }

  /// The part of the range below the value, 0…1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// A look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge that the engine draws.
struct ComponentGauge: View {
  let configuration: GaugeStyleConfiguration
  let look: ComponentWord

  var body: some View {
    let (value, look) = (configuration.value, look)
    ComponentView(stretches: look == .linear ? .horizontal : [], views: labels) { environment in
      Component(.gauge).with(.value, .number(value)).with(.style, word: look)
        .with(.tint, color: environment.controlTint)
    }
  }

  private var labels: [ComponentLabel] {
    var labels: [ComponentLabel] = []
    // An arc with labels at its ends has no room for its own, and a ring shows its value alone.
    if look == .linear || look == .circular && configuration.minimumValueLabel == nil {
      labels.append(ComponentLabel(.title, configuration.label))
    }
    if let label = configuration.currentValueLabel { labels.append(ComponentLabel(.detail, label)) }
    guard look != .ring else { return labels }
    if let label = configuration.minimumValueLabel { labels.append(ComponentLabel(.minimumTitle, label)) }
    if let label = configuration.maximumValueLabel { labels.append(ComponentLabel(.maximumTitle, label)) }
    return labels
  }
}

/// The look that the platform gives gauges: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ComponentGauge(configuration: configuration, look: .linear)
  }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ComponentGauge(configuration: configuration, look: .linear)
  }
}

/// An open arc with a marker.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ComponentGauge(configuration: configuration, look: .circular)
  }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ComponentGauge(configuration: configuration, look: .ring)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { Self() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { Self() }
}

extension EnvironmentValues {
  private enum GaugeKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<GaugeStyleConfiguration>? { nil }
  }

  /// The look of gauges; nil for that of the platform.
  var gaugeStyle: AnyControlStyle<GaugeStyleConfiguration>? {
    get { self[GaugeKey.self] }
    set { self[GaugeKey.self] = newValue }
  }
}

extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(\.gaugeStyle, style) { $0.makeBody(configuration: $1) }
  }
}
