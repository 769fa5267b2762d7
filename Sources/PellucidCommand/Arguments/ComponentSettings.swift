// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The properties and states of a component that `--set` names.
struct ComponentSettings {
  private let kind: ComponentKind?
  private let settings: [(key: String, value: String)]

  init(kind: ComponentKind?, _ settings: [(key: String, value: String)]) {
    (self.kind, self.settings) = (kind, settings)
  }

  /// Returns the component. Throws for a setting that cannot be read, and for an unknown symbol.
  ///
  /// - Parameter symbols: The folder of the caller's templates.
  func content(symbols: String?) throws(UsageProblem) -> ComponentContent {
    for setting in settings { try checkSymbol(setting, symbols) }
    let bytes = Array(try object().utf8)
    do throws(SceneReadingError) { return try SceneReader().component(kind, bytes: bytes) } catch {
      throw .setting(error, at: flag(at: error.keyPath))
    }
  }

  /// Returns the problem of a component that cannot be drawn.
  ///
  /// - Parameter keyPath: The place in the component, or the name of its kind.
  func problem(_ error: ComponentError, at keyPath: String) -> UsageProblem {
    if case .unavailable = error { return .component(error, at: "NAME") }
    return .component(error, at: flag(at: keyPath))
  }

  /// Returns the setting that a key path begins at, as it was written, with the path where it leads further; `--set` where no
  /// setting has the key.
  private func flag(at keyPath: String) -> String {
    let key = String(keyPath.prefix { $0 != "." && $0 != "[" })
    var found = settings.filter { $0.key == key }
    var inner = keyPath == key ? "" : ", " + keyPath
    // Several settings of the state are one list.
    if key == "state" {
      let index = Int(keyPath.dropFirst("state[".count).dropLast()) ?? found.count - 1
      found = found.indices.contains(index) ? [found[index]] : found
      inner = ""
    }
    guard let setting = found.last else { return "--set" }
    return "--set \(setting.key)=\(VisibleText.name(setting.value))" + inner
  }

  private func checkSymbol(_ setting: (key: String, value: String), _ folder: String?) throws(UsageProblem) {
    let length = setting.value.utf8.count, library = SymbolLibrary(folders: [folder].compactMap(\.self))
    guard form(of: setting.key) == .symbol, (1...PropertyForm.symbolBytes).contains(length),
      !library.knows(setting.value)
    else { return }
    throw .unknown(
      .symbol, setting.value, at: flag(at: setting.key),
      .listed(setting.value, among: library.entries.map(\.name), by: "pellucid symbols"))
  }

  private func form(of key: String) -> PropertyForm? {
    kind.flatMap { kind in ComponentProperty(named: key).flatMap { ComponentRow.row(of: kind).form(of: $0) } }
  }

  /// The component as a JSON object.
  private func object() throws(UsageProblem) -> String {
    let states = settings.filter { $0.key == "state" }.map { JSONText.quoted($0.value) }
    var members = states.isEmpty ? [] : ["\"state\": [" + states.joined(separator: ", ") + "]"]
    for setting in settings where setting.key != "state" {
      members.append(JSONText.quoted(setting.key) + ": " + (try json(of: setting)))
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// Returns the value of a setting: for a property whose value is a text, the text, and else the JSON that it is. A list that
  /// is not JSON is an error; what else is not JSON is a text.
  private func json(of setting: (key: String, value: String)) throws(UsageProblem) -> String {
    let form = form(of: setting.key)
    guard form?.textBytes == nil else { return JSONText.quoted(setting.value) }
    do throws(JSONError) {
      _ = try JSONDocument(parsing: Array(setting.value.utf8), limits: SceneLimits().json)
      return setting.value
    } catch {
      switch form {
      case .components?, .component?: throw .setting(SceneReadingError(error), at: flag(at: setting.key))
      default: return JSONText.quoted(setting.value)
      }
    }
  }
}

extension SceneReadingError {
  /// The key path of the value that the error is about; empty for the whole text.
  fileprivate var keyPath: String {
    switch self {
    case .tooManyBytes, .syntax: ""
    case .duplicateKey(let place), .unknownKey(let place, _, _), .missingKey(let place, _),
      .wrongKind(let place, _, _),
      .outOfRange(let place, _, _), .unknownValue(let place, _, _, _), .badColor(let place, _, _),
      .unclearLayer(let place, _, _), .excludingKeys(let place, _), .tooMany(let place, _, _),
      .ownAppearance(let place, _):
      place.keyPath
    }
  }
}
