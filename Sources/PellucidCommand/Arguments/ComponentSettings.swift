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
    let bytes = Array(try object().utf8)
    let content: ComponentContent
    do throws(SceneReadingError) { content = try SceneReader().component(kind, bytes: bytes) } catch {
      throw problem(error)
    }
    let library = SymbolLibrary(folders: [symbols].compactMap(\.self))
    if let (_, name) = content.component.unknownSymbol(in: library) {
      throw .unknown(
        .symbol, name, at: flag(with: name),
        .listed(name, among: library.entries.map(\.name), by: "pellucid symbols"))
    }
    return content
  }

  /// Rejects a component that cannot exist under traits.
  func check(_ component: Component, _ traits: Traits) throws(UsageProblem) {
    do throws(PlacedComponentError) { try ComponentRow.check(component, traits) } catch {
      throw problem(SceneError.component(place: error.keyPath, error.error))
    }
  }

  /// Returns the problem of a component that cannot be drawn, with the setting in place of the error's own place: the key path
  /// in the component, or the name of its kind.
  func problem(_ error: SceneError) -> UsageProblem {
    switch error {
    case .component(_, .unavailable(let kind, let platform)):
      .impossible(.component(place: "NAME", .unavailable(kind, platform)))
    case .component(let keyPath, .empty(let kind, let property)) where keyPath == property.rawValue:
      .with(
        .impossible(.component(place: flag(at: keyPath), .empty(kind, property))),
        example: example(of: property) ?? "")
    case .component(let keyPath, let fact): .impossible(.component(place: flag(of: fact, at: keyPath), fact))
    case .color(_, .unknownColor(let name, let nearest)):
      .impossible(.color(place: flag(with: name), .unknownColor(name: name, nearest: nearest)))
    case .color(_, .notOnPlatform(let name, let platform, let nearest)):
      .impossible(
        .color(place: flag(with: name), .notOnPlatform(name: name, platform: platform, nearest: nearest)))
    default: .impossible(error)
    }
  }

  /// Returns the problem of a value that cannot be read, with an example where parts of the component are not written as JSON.
  ///
  /// - Parameter key: The key of the setting, for an error about the value as a whole.
  private func problem(_ error: SceneReadingError, in key: String? = nil) -> UsageProblem {
    let keyPath = key ?? error.keyPath
    let problem: UsageProblem = .setting(error, at: flag(at: keyPath))
    switch error {
    case .syntax, .wrongKind:
      guard let property = ComponentProperty(named: String(keyPath.prefix { $0 != "." && $0 != "[" })),
        let example = example(of: property)
      else { return problem }
      return .with(problem, example: example)
    default: return problem
    }
  }

  /// Returns the setting of a property whose value is parts of the component, as a shell reads it; nil for other values.
  private func example(of property: ComponentProperty) -> String? {
    form(of: property.rawValue)?.partsExample.map { "--set '\(property.rawValue)=\($0)'" }
  }

  // MARK: Places

  /// Returns the setting of the state that an error is about, or else the setting at its key path.
  private func flag(of fact: ComponentError, at keyPath: String) -> String {
    switch fact {
    case .unknownState(_, let state, _, _) where keyPath == "state": flag(with: state.rawValue)
    case .conflictingStates(_, _, let state) where keyPath == "state": flag(with: state.rawValue)
    default: flag(at: keyPath)
    }
  }

  /// Returns the setting that a key path begins at, as it was written, with the path where it leads further; `--set` where no
  /// setting has the key.
  private func flag(at keyPath: String) -> String {
    let key = String(keyPath.prefix { $0 != "." && $0 != "[" })
    let found = settings.filter { $0.key == key }
    // Several settings of the state are one list.
    let index = key == "state" ? Int(keyPath.dropFirst("state[".count).dropLast()) : nil
    guard let setting = index.flatMap({ found.indices.contains($0) ? found[$0] : nil }) ?? found.last else {
      return "--set"
    }
    return text(of: setting) + (keyPath == key || key == "state" ? "" : ", " + keyPath)
  }

  /// Returns the last setting whose value has a name.
  private func flag(with name: String) -> String {
    settings.last { $0.value.contains(name) }.map(text) ?? "--set"
  }

  private func text(of setting: (key: String, value: String)) -> String {
    "--set \(setting.key)=\(VisibleText.name(setting.value))"
  }

  // MARK: Reading

  private func form(of key: String) -> PropertyForm? {
    kind.flatMap { kind in ComponentProperty(named: key).flatMap { ComponentRow.row(of: kind).form(of: $0) } }
  }

  /// Rejects the value of a setting that is a number without being JSON.
  private func refuse(
    _ setting: (key: String, value: String), _ allowed: SceneReadingError.AllowedNumber
  ) throws(UsageProblem) {
    guard let number = Double(setting.value) else { return }
    let place = SceneReadingError.Place(setting.key, at: TextPosition(line: 1, column: 1))
    throw .setting(.outOfRange(place, found: number, allowed: allowed), at: flag(at: setting.key))
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
      case .components?, .component?: throw problem(SceneReadingError(error), in: setting.key)
      // "NaN" and "inf", which are numbers but not in JSON.
      case .number(let range)?:
        try refuse(setting, .within(range))
        return JSONText.quoted(setting.value)
      case .whole(let range)?:
        try refuse(setting, .wholeWithin(Double(range.lowerBound)...Double(range.upperBound)))
        return JSONText.quoted(setting.value)
      default: return JSONText.quoted(setting.value)
      }
    }
  }
}

extension PropertyForm {
  /// Parts of a component as JSON, with no more than they need; nil for other values.
  fileprivate var partsExample: String? {
    switch self {
    case .components(let kinds, _): kinds.first.map { "[" + ComponentRow.row(of: $0).example + "]" }
    case .component(let kinds): kinds.first.map { ComponentRow.row(of: $0).example(isNamed: kinds.count > 1) }
    default: nil
    }
  }
}

extension ComponentRow {
  fileprivate var example: String { example(isNamed: false) }

  /// Returns a component of the kind as JSON, with what it needs, or else with its first text.
  ///
  /// - Parameter isNamed: A Boolean value that is true where the object states its kind.
  fileprivate func example(isNamed: Bool) -> String {
    func isText(_ property: ComponentProperty) -> Bool { form(of: property)?.textBytes != nil }
    let first = properties.first { $0.form.textBytes != nil }.map { [$0.property] } ?? []
    let needed = needs.compactMap { $0.first(where: isText) ?? $0.first }
    let members = (needed.isEmpty ? first : needed).map { property in
      let parts = form(of: property)?.partsExample
      return "\"\(property.rawValue)\": "
        + (parts ?? (form(of: property) == .symbol ? "\"star\"" : "\"Home\""))
    }
    let name = isNamed ? ["\"component\": \"\(kind.name)\""] : []
    return "{" + (name + members).joined(separator: ", ") + "}"
  }
}

extension Component {
  /// Returns the first unknown symbol of the component and its parts, with its key path.
  func unknownSymbol(in library: SymbolLibrary) -> (keyPath: String, name: String)? {
    var found: (String, String)?
    _ = keyPath { (keyPath, row, value) in
      guard row.form == .symbol, case .text(let name) = value, !name.text.isEmpty, !library.knows(name.text)
      else {
        return false
      }
      found = (keyPath, name.text)
      return true
    }
    return found
  }
}

extension SceneReadingError {
  /// The key path of the value that the error is about; empty for the whole text.
  fileprivate var keyPath: String {
    switch self {
    case .tooManyBytes, .syntax: ""
    case .duplicateKey(let place), .unknownKey(let place, _, _), .foreignKey(let place, _, _),
      .foreignValue(let place, _, _), .missingKey(let place, _),
      .wrongKind(let place, _, _),
      .outOfRange(let place, _, _), .unknownValue(let place, _, _, _), .badColor(let place, _, _),
      .unclearLayer(let place, _, _), .excludingKeys(let place, _), .tooMany(let place, _, _),
      .ownAppearance(let place, _):
      place.keyPath
    }
  }
}
