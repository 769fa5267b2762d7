// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The time from a change in an editor to the diagnostics that follow from it.
struct EditorChanges {
  let program: String

  /// The promised time of 95 of 100 changes, in milliseconds.
  private static let promised = 100.0
  /// The changes that are timed. Chosen: ten lie beyond the 95th percentile.
  private static let count = 200

  /// Times characters that are typed into a source of 1,000 lines, and changes of a colour that the source uses.
  ///
  /// - Returns: A Boolean value indicating whether the promise is kept.
  func time() throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pellucid-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.write(to: folder)
    let (source, colors) = (folder.appending(path: "Cards.swift"), folder.appending(path: "Colors.swift"))
    let client = try EditorClient(program: program, folder: folder)
    defer { client.close() }
    try client.open(source)
    let typed = try Self.typing(in: source, client)
    try client.open(colors)
    let recolored = try Self.timing { number in
      // A colour that every card has as its ground follows the appearance, and then does not.
      let (old, new) = number % 2 == 0 ? ("label", "clear") : ("clear", "label")
      try client.replace(
        Self.colorStart..<(Self.colorStart + old.count), ofLine: 2, of: colors, with: new, waitingFor: source)
    }
    let promise = Promise.atMost(Self.promised)
    line(
      "editor/character-in-1000-lines", typed.median,
      promise.note(typed.ninetyFifth, "ms in 95 of 100 changes"))
    line(
      "editor/colour-of-1000-lines", recolored.median,
      String(format: "%.2f ms in 95 of 100 changes", recolored.ninetyFifth))
    return typed.ninetyFifth <= Self.promised
  }

  /// Times the characters of a modifier, which are typed one after another in the middle of a source and taken away again.
  private static func typing(in source: URL, _ client: EditorClient) throws -> Timing {
    let typed = Array(".padding(.horizontal, 8)"), line = lines / 2 / card.count * card.count + 5
    let start = card[5].count
    return try timing { number in
      let step = number % (2 * typed.count)
      if step < typed.count {
        let place = start + step
        try client.replace(
          place..<place, ofLine: line, of: source, with: String(typed[step]), waitingFor: source)
      } else {
        let place = start + 2 * typed.count - 1 - step
        try client.replace(place..<(place + 1), ofLine: line, of: source, with: "", waitingFor: source)
      }
    }
  }

  private static func timing(_ change: (Int) throws -> Void) throws -> Timing {
    var times: [Double] = []
    for number in 0..<count {
      let start = DispatchTime.now().uptimeNanoseconds
      try change(number)
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
    return Timing(times)
  }

  // MARK: The project

  private static let lines = 1_000
  /// The column of the colour's value.
  private static let colorStart = "  static let panel = Color(uiColor: .".count
  /// The lines of one view, some of which break rules.
  private static let card = """
    struct Card: View {
      @Environment(\\.colorScheme) private var scheme
      let title: String, isNew: Bool
      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text(title).font(.headline)
          if isNew {
            Text("New").foregroundStyle(.white).padding(4).background(Color.red, in: Capsule())
          }
          HStack {
            Image(systemName: "star").foregroundStyle(scheme == .dark ? Color.yellow : .orange)
            Text("Price").foregroundStyle(Color(red: 0.4, green: 0.4, blue: 0.45))
          }
          Button("Buy") { buy(title, count: 1) }.buttonStyle(.glass)
        }
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
        .background(Color.panel)
      }

      private func buy(_ title: String, count: Int) {
        for index in 0..<count { print("\\(title): \\(index)") }
      }
    }

    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  /// Writes a project: the source of 1,000 lines, the colours that it uses, and 500 small sources around them.
  private static func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let cards = (0..<(lines / card.count)).flatMap { number in
      card.map { $0.replacing("Card:", with: "Card\(number):") }
    }
    try write(cards, to: folder.appending(path: "Cards.swift"))
    try write(
      ["import SwiftUI", "extension Color {", "  static let panel = Color(uiColor: .label)", "}"],
      to: folder.appending(path: "Colors.swift"))
    for number in 0..<500 {
      let small = ["import UIKit", "extension UIColor {", "  static let tone\(number) = UIColor.label", "}"]
      try write(small, to: folder.appending(path: "Tone\(number).swift"))
    }
  }

  private static func write(_ lines: [String], to file: URL) throws {
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
  }
}
