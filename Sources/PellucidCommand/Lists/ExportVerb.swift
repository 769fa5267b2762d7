// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidExport

/// `pellucid export`: the colours and materials of a platform for other systems.
struct ExportVerb: Verb {
  /// The form of the result.
  private enum Format: String, CaseIterable { case css, tokens, swift, uikit }

  private var format = Format.css
  private var traits = TraitFlags()

  static var form: Form<ExportVerb> {
    let words = ValueForm<Format>.words(Format.allCases.map(\.rawValue)) { Format(rawValue: $0) }
    return Form(
      "export", "Writes colours and materials for web pages, design tools and Swift.",
      details:
        "css is a style sheet whose custom properties follow the settings of the person, with a class for each material; the "
        + "filter of a material is the nearest that browsers have, and its distance is stated. tokens is a resolver document of the "
        + "Design Tokens format, version 2025.10, with a modifier for each setting. swift is a source for SwiftUI, and uikit one for "
        + "UIKit or, for macos, AppKit, whose colours follow the settings. The platform is ios unless named.",
      operands: [.required(\.format, words)],
      examples: [
        Example("A style sheet of iOS:", "export css"),
        Example("The tokens of macOS:", "export tokens --platform macos"),
        Example("Colours of iOS for an app:", "export swift"),
      ]
    ) {
      Section(
        .settings,
        .option("--platform", \.traits.platform, .words(Vocabularies.platform), "system whose numbers apply"),
        .option("--look", \.traits.look, .words(Vocabularies.look), "published generation of the numbers"),
        .option("--accent", \.traits.accent, .words(Vocabularies.accent), "accent colour of the settings"))
    }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let design = ExportedDesign(traits.traits)
    switch format {
    case .css: try terminal.print(StyleSheet(design).text(title: [name, origin]))
    case .swift: try print(.swiftUI, of: design, terminal)
    case .uikit: try print(.uiKit, of: design, terminal)
    case .tokens: try terminal.print(TokenDocument(design).json(name: name, description: origin).text)
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

  private var origin: String {
    "Written by pellucid \(Release.version). Sources: pellucid colors --details, pellucid materials --details."
  }
}
