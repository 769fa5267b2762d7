// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The times of `pellucid previews --watch` over a package of 50 files with two previews each: from a change of one file to the pictures,
/// and of all previews in eight variants.
struct PreviewTimes {
  let program: String

  /// The promised times, in seconds: from a change of one file to its pictures, and of 100 previews in eight variants without the build.
  private static let promised = (change: 5.0, matrix: 60.0)
  private static let files = 50
  /// The number of changes that are timed.
  private static let changes = 5

  enum Failure: Error { case ended }

  /// Times the previews on two threads.
  ///
  /// - Returns: A Boolean value indicating whether the promises are kept.
  func time() throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pellucid-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = folder.appending(path: "Shop")
    try Self.write(to: package)
    let one = try PreviewWatch(program: program, package: package, pictures: folder.appending(path: "one"))
    defer { one.close() }
    let variant = try one.secondsToPictures(after: {})
    let change = try Timing(
      (1...Self.changes).map { number in
        try one.secondsToPictures { try Self.writeCard(7, title: "Week 7.\(number)", to: package) }
      }
    ).median
    let eight = try PreviewWatch(
      program: program, package: package, pictures: folder.appending(path: "eight"),
      ["--matrix"])
    defer { eight.close() }
    // Both runs build the package first, so that the time of seven variants is between them.
    let matrix = try (eight.secondsToPictures(after: {}) - variant) * 8 / 7
    line(
      "previews/one-of-50-files-changes", 1000 * change,
      Promise.atMost(Self.promised.change).note(change, "s"))
    line(
      "previews/100-in-8-variants", 1000 * matrix, Promise.atMost(Self.promised.matrix).note(matrix, "s"))
    return change <= Self.promised.change && matrix <= Self.promised.matrix
  }

  // MARK: The package

  private static func write(to package: URL) throws {
    let sources = package.appending(path: "Sources/Shop")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Shop")])
      """
    try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))
    for number in 0..<files { try writeCard(number, title: "Week \(number)", to: package) }
  }

  private static func writeCard(_ number: Int, title: String, to package: URL) throws {
    let text = card.replacing("NUMBER", with: "\(number)").replacing("TITLE", with: title)
    try Data(text.utf8).write(to: package.appending(path: "Sources/Shop/Card\(number).swift"))
  }

  /// A screen with a list, controls, a bar and a material, which is previewed twice.
  private static let card = """
    import SwiftUI

    struct CardNUMBER: View {
      let tint: Color
      @State private var isOn = true
      @State private var amount = 0.4

      var body: some View {
        NavigationStack {
          List {
            Section("TITLE") {
              ForEach(0..<4) { index in
                HStack {
                  Image(systemName: "star.fill").foregroundStyle(.orange)
                  VStack(alignment: .leading) {
                    Text("Order \\(index)").font(.headline)
                    Text("Shipped on day \\(index + 1)").font(.subheadline).foregroundStyle(.secondary)
                  }
                  Spacer()
                  Text("NUMBER.\\(index)0").monospacedDigit()
                }
              }
            }
            Section {
              Toggle("Notify me", isOn: $isOn)
              Slider(value: $amount)
              Button("Buy") {}.buttonStyle(.borderedProminent)
            }
          }
          .navigationTitle("Card NUMBER")
          .toolbar { Button("Edit", systemImage: "pencil") {} }
          .safeAreaInset(edge: .bottom) {
            Text("Total NUMBER").padding().background(.thinMaterial, in: Capsule())
          }
        }
        .tint(tint)
      }
    }

    #Preview("Card NUMBER") { CardNUMBER(tint: .blue) }
    #Preview("Green NUMBER") { CardNUMBER(tint: .green) }

    """
}

/// A run of `pellucid previews --watch`.
private final class PreviewWatch {
  private let process = Process()
  private let errors = Pipe()

  init(program: String, package: URL, pictures: URL, _ arguments: [String] = []) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      ["previews", package.path, "-o", pictures.path, "--watch", "--language", "en"] + arguments
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  /// Returns the seconds from a change to the line that tells of its pictures.
  func secondsToPictures(after change: () throws -> Void) throws -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try change()
    var text = ""
    while !text.contains("Ctrl-C") {
      let part = errors.fileHandleForReading.availableData
      guard !part.isEmpty else { throw PreviewTimes.Failure.ended }
      text += String(decoding: part, as: UTF8.self)
    }
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  func close() {
    process.interrupt()
    process.waitUntilExit()
  }
}
