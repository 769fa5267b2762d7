// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidExport

/// `pellucid export`: the colours and materials of a platform, or the colour sets of a catalog, for other systems.
struct ExportVerb: Verb {
  /// The form of the result.
  private enum Format: String, CaseIterable { case css, tokens, swift, uikit, catalog }

  private var format = Format.css
  private var path: String?
  private var output: String?
  private var traits = TraitFlags()

  static var form: Form<ExportVerb> {
    let words = ValueForm<Format>.words(Format.allCases.map(\.rawValue)) { Format(rawValue: $0) }
    return Form(
      "export", "Writes colours and materials for web pages, design tools and Swift.",
      details:
        "css is a style sheet whose custom properties follow the settings of the person, with a class for each material; the "
        + "filter of a material is the nearest that browsers have, and its distance is stated. tokens is a resolver document of the "
        + "Design Tokens format, version 2025.10, with a modifier for each setting or, with the PATH of a catalog, its colour sets "
        + "with a modifier for each selector of their variants. catalog is the inverse: it writes the colour sets of the tokens at "
        + "PATH into a new catalog. swift is a source for SwiftUI, and uikit one for UIKit or, for macos, AppKit, whose colours "
        + "follow the settings. The platform is ios unless named.",
      operands: [.required(\.format, words), .optional(\.path, .folder("PATH"))],
      examples: [
        Example("A style sheet of iOS:", "export css"),
        Example("The colours of an app, for a design tool:", "export tokens App/Assets.xcassets"),
        Example("A catalog of the tokens:", "export catalog app.resolver.json -o Brand.xcassets"),
      ]
    ) {
      Section(
        .settings,
        .option("--platform", \.traits.platform, .words(Vocabularies.platform), "system whose numbers apply"),
        .option("--look", \.traits.look, .words(Vocabularies.look), "published generation of the numbers"),
        .option("--accent", \.traits.accent, .words(Vocabularies.accent), "accent colour of the settings"))
      Section(
        .output,
        .option(
          "--output", short: "-o", \.output, .folder("NAME.xcassets"),
          "catalog that is written; it must not exist"))
    }
  }

  func check() throws(UsageProblem) {
    if format == .catalog {
      if path == nil || output == nil { throw .missingOption(oneOf: ["PATH -o NAME.xcassets"]) }
    } else {
      if output != nil { throw .needs("--output", oneOf: ["catalog"]) }
      if path != nil, format != .tokens { throw .needs("PATH", oneOf: ["tokens", "catalog"]) }
    }
    guard path != nil else { return }
    let flags = [
      ("--platform", traits.platform != nil), ("--look", traits.look != nil),
      ("--accent", traits.accent != nil),
    ]
    if let flag = flags.first(where: { $0.1 }) { throw .excluding(flag.0, "PATH") }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    if let path {
      if let output {
        try CatalogExchange(tokens: path).write(to: output)
      } else {
        let exchange = try CatalogExchange(catalog: path)
        try terminal.print(exchange.json(description: Self.written).text)
      }
      return .success
    }
    let design = ExportedDesign(traits.traits)
    switch format {
    case .css: try terminal.print(StyleSheet(design).text(title: [name, origin]))
    case .swift: try print(.swiftUI, of: design, terminal)
    case .uikit: try print(.uiKit, of: design, terminal)
    case .tokens, .catalog:
      try terminal.print(TokenDocument(design).json(name: name, description: origin).text)
    }
    return .success
  }

  private func print(
    _ framework: SwiftColors.Framework, of design: ExportedDesign, _ terminal: Terminal
  ) throws(CommandError) {
    guard let source = SwiftColors(design, for: framework) else {
      throw .usage(.excluding("uikit", "--platform watchos"))
    }
    try terminal.print(source.text(title: [name, origin]))
  }

  /// The platform, look and accent, as flags name them.
  private var name: String {
    let traits = traits.traits
    return [
      Vocabularies.platform.name(of: traits.platform), Vocabularies.look.name(of: traits.look),
      Vocabularies.accent.name(of: traits.accent),
    ].joined(separator: " ")
  }

  private static var written: String { "Written by pellucid \(Release.version)." }

  private var origin: String {
    Self.written + " Sources: pellucid colors --details, pellucid materials --details."
  }
}
