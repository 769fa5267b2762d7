// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// A document of HTML around a body.
struct HTMLDocument {
  var title: String
  var language: Language
  var style: InlineText
  /// The script at the end of the body; nil for none.
  var script: InlineText?

  /// The element by which a page of this program is recognized.
  static let generator = #"<meta name="generator" content="Pellucid">"#

  /// Returns the document. Its policy allows pictures beside it or inside it, its own style and its own script.
  func text(_ body: HTML) -> String {
    let policy =
      "default-src 'none'; img-src 'self' data:; style-src 'sha256-\(style.digest)'; "
      + (script.map { "script-src 'sha256-\($0.digest)'; " } ?? "")
      + "base-uri 'none'; form-action 'none'"
    let end: HTML? = script.map { "\n<script>\($0.markup)</script>" }
    let page: HTML = """
      <!doctype html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      \(HTML(markup: Self.generator))
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>\(style.markup)</style>
      </head>
      <body>
      \(body)\(end)
      </body>
      </html>
      """
    return page.text
  }
}

/// A style sheet or a script inside a page, with the digest by which the policy of the page allows it.
struct InlineText: Sendable {
  let markup: HTML
  /// The SHA-256 digest of the text between the tags, in Base64.
  let digest: String

  init(_ text: String) {
    let text = "\n" + text + "\n"
    (markup, digest) = (HTML(markup: text), Base64.text(SHA256.digest(of: text.utf8)))
  }
}
