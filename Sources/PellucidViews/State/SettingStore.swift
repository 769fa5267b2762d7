// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The settings that views keep by name: in memory, as long as the root lives.
final class SettingStore {
  private final class Entry {
    var value: Any
    var readers: [Reader] = []
    init(_ value: Any) { self.value = value }
  }

  private struct Reader { weak var scope: ViewScope? }

  private var entries: [String: Entry] = [:]

  /// Returns the value of a name, and tells a view when it changes.
  func value<Value>(_ key: String, _ initial: Value, for scope: ViewScope) -> Value {
    guard let entry = entries[key] else {
      let entry = Entry(initial)
      entry.readers = [Reader(scope: scope)]
      entries[key] = entry
      return initial
    }
    entry.readers.removeAll { $0.scope == nil || $0.scope === scope }
    entry.readers.append(Reader(scope: scope))
    return entry.value as? Value ?? initial
  }

  func read<Value>(_ key: String, _ initial: Value) -> Value { entries[key]?.value as? Value ?? initial }

  func set<Value>(_ key: String, _ value: Value, _ transaction: Transaction?) {
    guard let entry = entries[key] else {
      entries[key] = Entry(value)
      return
    }
    entry.value = value
    for reader in entry.readers { reader.scope?.invalidate(transaction) }
  }
}
