// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The flags that decide which findings fail, beside or in place of a configuration.
struct GateFlags: Sendable {
  /// The name of the configuration that is searched for beside a scene and in the folders above it.
  static let fileName = ".pellucid.json"
  /// The path of the configuration; nil to search for the usual file.
  private var configuration: String?
  private var preset: GateConfiguration.Preset?
  private var severities: [GateConfiguration.Entry] = []

  static var section: Section<GateFlags> {
    Section(
      .judging,
      .option(
        "--config", \.configuration, .input("FILE", ["json"]),
        "severities, ignored findings and backdrops; unless given \(fileName) beside the scene or above it"),
      .option(
        "--preset", \.preset,
        .words(GateConfiguration.Preset.allCases.map(\.rawValue)) { GateConfiguration.Preset(rawValue: $0) },
        "what fails: less contrast over any backdrop, over wallpapers, or as drawn"),
      .list(
        "--severity", \.severities, .severity,
        "the severity of a rule's findings: error, warning or note; may be repeated"))
  }

  /// The section of verbs whose findings are about no contrast alone: without presets.
  static var ruleSection: Section<GateFlags> {
    Section(.judging, all: section.flags.filter { $0.description.name != "--preset" })
  }

  /// The first given flag, for errors; nil if none is given.
  var firstGiven: String? {
    if configuration != nil { return "--config" }
    if preset != nil { return "--preset" }
    return severities.isEmpty ? nil : "--severity"
  }

  /// Returns the path that `--config` names, or that of the nearest configuration to a folder; nil where there is none.
  func path(nearest folder: String) -> String? {
    configuration ?? Folders.nearest(Self.fileName, to: folder)
  }

  /// Reads the configuration at a path, if there is one. Throws if the file cannot be read or is no configuration.
  func decisions(at path: String?) throws(CommandError) -> GateDecisions {
    guard let path else { return try decisions(at: nil, text: nil) }
    let bytes: [UInt8]
    do { bytes = try FileReading.bytes(of: path, maximumBytes: GateConfiguration.limits.bytes) } catch {
      throw CommandError(.badInput, RunProblem.unreadableConfiguration(error))
    }
    return try decisions(at: path, text: bytes)
  }

  /// Returns the decisions of a configuration with a text, or of the flags alone. Throws if the text is no configuration.
  func decisions(at path: String?, text: [UInt8]?) throws(CommandError) -> GateDecisions {
    guard let path, let text else {
      return GateDecisions(GateConfiguration(), preset: preset, severities: severities, path: nil)
    }
    do {
      var decisions = GateDecisions(
        try GateConfiguration(parsing: text), preset: preset, severities: severities, path: path)
      decisions.text = text
      return decisions
    } catch {
      throw CommandError(.badInput, RunProblem.refusedConfiguration(error, path: path))
    }
  }
}

/// The decisions of a configuration and of flags about a run.
struct GateDecisions {
  let gate: Gate
  /// The backdrops behind scenes that state none, with absolute paths.
  let backdrops: StatedScope
  /// The team's statements about its sources.
  let sources: SourceSettings
  private let excluded: [PathPattern]
  /// The path of the configuration; nil for none.
  let path: String?
  /// The text of the configuration; nil for none.
  fileprivate(set) var text: [UInt8]?
  /// The folder of the configuration.
  private let folder: String
  /// A Boolean value indicating whether contrast has to hold as drawn only.
  let holdsAsDrawn: Bool

  init(
    _ configuration: GateConfiguration, preset: GateConfiguration.Preset?,
    severities: [GateConfiguration.Entry], path: String?
  ) {
    var configuration = configuration
    configuration.preset = preset ?? configuration.preset
    sources = configuration.sources
    holdsAsDrawn = configuration.preset == .drawn
    let folder = path.map { Paths.folder(of: $0) } ?? "."
    (self.path, self.folder, excluded) = (path, folder, configuration.excluded)
    gate = Gate(configuration, severities: severities, file: path) { Folders.relative($0, to: folder) }
    backdrops =
      if let stated = configuration.backdrops {
        StatedScope(Self.absolute(stated, in: folder), by: .configuration)
      } else if configuration.preset == .wallpapers {
        StatedScope(WallpaperTable.backdrops, by: .preset)
      } else {
        StatedScope(nil, by: .none)
      }
  }

  /// Returns a Boolean value indicating whether a file of a folder is left out.
  func exclude(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    let relative = Folders.relative(path, to: folder)
    return excluded.contains { $0.matches(relative) }
  }

  /// Returns a statement whose relative paths start at a folder.
  private static func absolute(_ backdrops: PossibleBackdrops, in folder: String) -> PossibleBackdrops {
    guard case .listed(let items) = backdrops else { return backdrops }
    return .listed(
      items.map { item in
        guard case .picture(let path) = item, !Paths.isAbsolute(path.text) else { return item }
        return .picture(ExactName(FileReading.absolute(Paths.joined(folder, path.text))))
      })
  }
}

extension ValueForm<GateConfiguration.Entry> {
  /// The form of a rule and the severity of its findings, with `=` between.
  fileprivate static var severity: ValueForm {
    let rules = Rule.allCases.map(\.id)
    return .notation("RULE=LEVEL", words: rules.map { $0 + "=" }) { (text, place) throws(UsageProblem) in
      let parts = NameMatch.parts(of: text, at: "=")
      guard parts.count == 2 else { throw .malformed(.severity, at: place) }
      guard let rule = Rule(rawValue: parts[0]) else {
        throw .unknown(.rule, parts[0], at: place, .listed(parts[0], among: rules, by: "pellucid explain"))
      }
      guard let severity = Severity(rawValue: parts[1]) else {
        throw .unknown(.value, parts[1], at: place, .these(Severity.allCases.map(\.rawValue)))
      }
      return GateConfiguration.Entry(rule, severity)
    }
  }
}
