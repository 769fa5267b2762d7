// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// Sentences about previews of sources.
extension English {
  static func text(of error: PreviewError) -> String {
    switch error {
    case .noViews(let folder):
      ErrorParts.joined(
        "the views are not installed", folder, "install the program anew, with all of its files")
    case .noCompiler:
      ErrorParts.joined(
        "previews need the Swift compiler", "swiftc", "install Swift 6.3, and add its folder to PATH")
    case .otherCompiler(let version):
      ErrorParts.joined(
        "the views are read by another version of Swift only", version,
        "install Swift 6.3, and put its folder first in PATH")
    case .noSources(let path):
      ErrorParts.joined("no Swift sources", path, "name a package, Swift files, or a folder with Swift files")
    case .refused(let path, let messages):
      ErrorParts.joined("the sources do not compile", path, firstFault(of: messages).shown)
    case .noPreviews(let path):
      ErrorParts.joined("no previews", path, "write one: #Preview { ContentView() }")
    case .unrun(let program, let fault):
      ErrorParts.joined(
        "a program cannot be run", program, "\(text(of: fault)); make room or raise the limit")
    case .late(let program, let seconds):
      ErrorParts.joined(
        "a program was stopped", program, "it took more than \(Int(seconds)) s; preview fewer files at once")
    case .unwritten(let error): "cannot write the build: \(error)"
    }
  }

  static func text(of failure: PreviewFailure) -> String {
    switch failure {
    case .ended(let message, let stack):
      "the view ended its program (\(message.shown))"
        + (stack.isEmpty ? "" : ": " + stack.map(\.shownPath).joined(separator: ", "))
    case .late(let seconds):
      "the view was not made within \(Int(seconds)) s: look for a body or a layout that never ends"
    case .refused(let reason): "the view cannot be drawn: \(reason.shown)"
    }
  }

  /// Returns the first line about an error of a compiler's messages.
  private static func firstFault(of messages: String) -> String {
    let lines = messages.split(separator: "\n")
    return String(lines.first { $0.contains("error:") } ?? lines.first ?? "unknown reason")
  }
}
