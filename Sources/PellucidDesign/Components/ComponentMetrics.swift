// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// One number of a component on a platform, in the looks of its table.
package struct Metric: Hashable, Sendable {
  package var kind: ComponentKind
  package var name: MetricName
  /// The control size that the number holds for; nil for every size.
  package var size: ControlSize?
  package var value: Double
  package var provenance: Provenance

  init(
    _ kind: ComponentKind, _ name: MetricName, size: ControlSize? = nil, _ value: Double,
    _ provenance: Provenance
  ) {
    (self.kind, self.name, self.size) = (kind, name, size)
    (self.value, self.provenance) = (value, provenance)
  }

  /// The key by which the number is looked up.
  var key: Key { Key(kind: kind, name: name, size: size) }

  /// The key without the control size.
  fileprivate var anySize: Key { Key(kind: kind, name: name, size: nil) }

  /// The number as one of another platform than that of its source.
  fileprivate var borrowed: Metric {
    var metric = self
    metric.provenance = Provenance(
      provenance.sources, .chosen, reason: "No source has the number on this platform: that of iOS.")
    return metric
  }

  struct Key: Hashable, Sendable {
    var kind: ComponentKind
    var name: MetricName
    var size: ControlSize?
  }
}

/// The numbers of all components on a platform in a look.
///
/// A number that the platform's own table does not have comes from the nearest look that has it, and then from iOS.
package struct ComponentMetrics: Sendable {
  private var metrics: [Metric.Key: Metric] = [:]

  /// Collects the numbers of tables. The first table that has a number, in any control size, wins.
  ///
  /// - Parameter others: The tables of another platform. Their numbers are ours on this one, whatever they are there.
  init(_ tables: [[Metric]], borrowing others: [[Metric]] = []) {
    var known: Set<Metric.Key> = []
    for table in tables { add(table, except: &known) }
    for table in others {
      add(table.map { $0.borrowed }, except: &known)
    }
  }

  private mutating func add(_ table: [Metric], except known: inout Set<Metric.Key>) {
    let new = table.filter { !known.contains($0.anySize) }
    for metric in new where metrics[metric.key] == nil { metrics[metric.key] = metric }
    known.formUnion(new.map { $0.anySize })
  }

  /// Returns the numbers for traits.
  package static func metrics(for traits: Traits) -> ComponentMetrics {
    ComponentTable.metrics(on: traits.platform, look: traits.look)
  }

  /// Returns a number; NaN where no table has it, which resolving the scene rejects.
  package func value(_ kind: ComponentKind, _ name: MetricName, _ size: ControlSize = .regular) -> Double {
    metric(kind, name, size)?.value ?? .nan
  }

  /// Returns a number with its provenance; nil where no table has it.
  package func metric(_ kind: ComponentKind, _ name: MetricName, _ size: ControlSize = .regular) -> Metric? {
    metrics[Metric.Key(kind: kind, name: name, size: size)]
      ?? metrics[Metric.Key(kind: kind, name: name, size: nil)]
  }

  /// Returns all numbers of a component, by name and size.
  package func all(of kind: ComponentKind) -> [Metric] {
    metrics.values.filter { $0.kind == kind }.sorted { $0.order < $1.order }
  }
}

extension Metric {
  /// The place of the number in lists.
  fileprivate var order: (Int, Int) {
    (
      MetricName.allCases.firstIndex(of: name) ?? 0,
      size.flatMap { ControlSize.allCases.firstIndex(of: $0) } ?? -1
    )
  }
}
