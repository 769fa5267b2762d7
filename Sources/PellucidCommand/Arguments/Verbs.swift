// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The verbs of the program, in the order of its help.
enum Verbs {
  /// The verbs by their first words, in the order of the help.
  static var families: [Family] {
    [
      Family(Command(InitVerb.self)), Family(Command(RenderVerb.self)), Family(Command(PreviewsVerb.self)),
      Family(Command(AuditVerb.self)), Family(Command(ComponentVerb.self)),
      Family(Command(MaterialVerb.self)),
      Family(Command(GlassVerb.self)),
      Family(
        "legibility", "Proves the lowest contrast over every possible backdrop.",
        [
          Command(SceneLegibility.self), Command(GlassLegibility.self), Command(MaterialLegibility.self),
          Command(TableLegibility.self),
        ]),
      Family(Command(FormatVerb.self)), Family(Command(SchemaVerb.self)),
      Family(Command(SnapshotVerb.self), Command(SnapshotMergeVerb.self)),
      Family(Command(TestReportVerb.self)), Family(Command(DiffVerb.self)),
      Family(Command(ExplainVerb.self)),
      Family(Command(ComponentsVerb.self)), Family(Command(MaterialsVerb.self)),
      Family(Command(VibrancyVerb.self)),
      Family(Command(ColorsVerb.self)), Family(Command(SymbolsVerb.self)), Family(Command(ExportVerb.self)),
      Family(
        "catalog", "Reads, judges, shows and changes Apple's asset catalogs.",
        [
          Command(CatalogListVerb.self), Command(CatalogResolveVerb.self), Command(CatalogLintVerb.self),
          Command(CatalogShowVerb.self), Command(CatalogSetVariantVerb.self),
        ]),
      Family(Command(LSPVerb.self)), Family(Command(MCPVerb.self)),
      Family(Command(AppearanceVerb.self)), Family(Command(CompletionVerb.self)),
      Family(Command(ManVerb.self)),
    ]
  }
}
