// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The judgement of one scene, without its pictures.
struct SceneJudgement {
  var run: Report.Run
  var findings: [Finding]
  /// Everything that is known, where JSON is printed.
  var members: [JSONText.Member] = []
  /// The scene on a page with pictures, where one is written.
  var section: ReportPage.Section?
}

/// The edits of a scene's document after which as few of its texts as possible fall short.
///
/// The scene is judged again after the edits, since a repair is proven by itself, and not together with others.
struct SceneFix {
  private let path: String
  private let original: [UInt8]
  /// The text of the document with the edits.
  private var bytes: [UInt8]
  /// The cures that were made, in order.
  private var cures: [Cure] = []
  /// The judgement of the edited scene.
  private(set) var judgement: SceneJudgement

  /// The greatest number of judgements of one scene. Chosen: one round settles all of most scenes.
  private static let mostRounds = 12

  /// Finds the edits.
  ///
  /// - Parameters:
  ///   - bytes: The text of the document that was judged.
  ///   - failing: Returns the findings of a judgement that fail the run.
  ///   - judge: Judges the scene of an edited text.
  init(
    _ path: String, _ bytes: [UInt8], _ judgement: SceneJudgement,
    failing: (SceneJudgement) -> [Finding], judge: ([UInt8]) throws(CommandError) -> SceneJudgement
  ) throws(CommandError) {
    (self.path, original, self.bytes, self.judgement) = (path, bytes, bytes, judgement)
    var refused: Set<[LayerEdit]> = []
    for _ in 0..<Self.mostRounds {
      let left = failing(self.judgement)
      let cures = Cure.together(in: left, except: refused)
      guard let first = cures.first else { return }
      if try make(cures, insteadOf: left, failing, judge) { continue }
      if cures.count > 1, try make([first], insteadOf: left, failing, judge) { continue }
      refused.formUnion(first.repairs)
    }
  }

  /// Makes cures if fewer texts fall short with them and none does that held before, and returns whether they were made.
  private mutating func make(
    _ cures: [Cure], insteadOf left: [Finding], _ failing: (SceneJudgement) -> [Finding],
    _ judge: ([UInt8]) throws(CommandError) -> SceneJudgement
  ) throws(CommandError) -> Bool {
    let edited = EditedDocument(bytes, making: cures.flatMap(\.edits))
    guard edited.unmade.isEmpty else { return false }
    let judgement: SceneJudgement
    do throws(CommandError) { judgement = try judge(edited.bytes) } catch {
      guard error.isAboutScene else { throw error }
      return false
    }
    let now = failing(judgement)
    let known = Set(left.map { $0.layer ?? "" })
    guard now.count < left.count, now.allSatisfy({ known.contains($0.layer ?? "") }) else { return false }
    (bytes, self.judgement) = (edited.bytes, judgement)
    self.cures += cures
    return true
  }

  /// Writes the edited document in one step, unless the file has changed since it was read, and prints the cures.
  func write(_ terminal: Terminal) throws(CommandError) {
    guard bytes != original else { return }
    do {
      try WholeFile.update(path, maximumBytes: SceneLimits().bytes) { old in
        guard old == original else { throw FileWritingError.changed(path: path) }
        return bytes
      }
    } catch {
      guard let error = error as? FileWritingError else { throw CommandError(error, in: path) }
      throw CommandError(.cannotWrite, RunProblem.unwritten(.file, error))
    }
    tell(isWritten: true, terminal)
  }

  /// Prints the edits as a difference that `git apply` reads.
  func show(_ terminal: Terminal) throws(CommandError) {
    let difference = UnifiedDifference(
      from: String(decoding: original, as: UTF8.self), to: String(decoding: bytes, as: UTF8.self))
    let text = difference.text(of: path)
    if !text.isEmpty { try terminal.print(String(text.dropLast())) }
    tell(isWritten: false, terminal)
  }

  private func tell(isWritten: Bool, _ terminal: Terminal) {
    for cure in cures {
      terminal.tell(RunNote.cure(cure, isWritten: isWritten).sentence(in: terminal.language))
    }
  }

  /// Prints a note about texts of components that still fall short, which have no text of their own in the document.
  func noteComponents(_ left: [Finding], _ terminal: Terminal) {
    let names = left.filter(\.isOfComponent).compactMap(\.layer)
    if !names.isEmpty { terminal.note(RunNote.uneditedComponents(names, file: path)) }
  }
}
