// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Rule {
  /// A piece of Swift code that breaks the rule, and the same repaired; nil for rules that the audit of sources does not check.
  package var swiftExample: RuleExample? { RuleExample.swift[self] }
}

extension RuleExample {
  fileprivate static let swift: [Rule: RuleExample] = [
    .hardCodedColor: RuleExample(
      bad: "Text(name).foregroundStyle(Color(red: 0.2, green: 0.2, blue: 0.2))",
      good: "Text(name).foregroundStyle(.primary)"),
    .fixedOnAdaptive: RuleExample(
      bad: "Text(name).foregroundStyle(.black).background(Color(.systemBackground))",
      good: "Text(name).foregroundStyle(.primary).background(Color(.systemBackground))"),
    .appAppearanceSwitch: RuleExample(
      bad: "@AppStorage(\"dark\") var isDark = false; … .preferredColorScheme(isDark ? .dark : .light)",
      good: "No override: the system's setting decides."),
    .singleAppearanceSetting: RuleExample(
      bad: "<key>UIUserInterfaceStyle</key><string>Light</string>", good: "No key UIUserInterfaceStyle."),
    .frozenColor: RuleExample(
      bad: "init() { …; layer.borderColor = UIColor.separator.cgColor }",
      good: "registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Self, _) in "
        + "view.layer.borderColor = UIColor.separator.cgColor }"),
    .colorOnMaterial: RuleExample(
      bad:
        "Label(\"Share\", systemImage: \"square.and.arrow.up\").foregroundStyle(.gray).background(.thinMaterial)",
      good:
        "Label(\"Share\", systemImage: \"square.and.arrow.up\").foregroundStyle(.secondary).background(.thinMaterial)"
    ),
    .quaternaryOnThin: RuleExample(
      bad: "Text(count).foregroundStyle(.quaternary).background(.ultraThinMaterial)",
      good: "Text(count).foregroundStyle(.secondary).background(.ultraThinMaterial)"),
    .materialByLook: RuleExample(bad: "effectView.material = .dark", good: "effectView.material = .sidebar"),
    .glassInContent: RuleExample(
      bad: "List(items) { item in Row(item).glassEffect() }", good: "List(items) { item in Row(item) }"),
    .tooMuchGlass: RuleExample(
      bad: "ForEach(0..<9) { Chip($0).glassEffect() }",
      good: "ForEach(0..<9) { Chip($0).background(.fill, in: .capsule) }"),
    .glassOnGlass: RuleExample(
      bad: "VStack { Button(\"Go\") {}.glassEffect() }.glassEffect()",
      good: "VStack { Button(\"Go\") {}.buttonStyle(.bordered) }.glassEffect()"),
    .glassNeighboursUnshared: RuleExample(
      bad: "HStack { back.glassEffect(); next.glassEffect() }",
      good: "GlassEffectContainer { HStack { back.glassEffect(); next.glassEffect() } }"),
    .clearWithoutRichBackdrop: RuleExample(
      bad: "Form { … }.overlay { toolbar.glassEffect(.clear) }",
      good: "Form { … }.overlay { toolbar.glassEffect(.regular) }"),
    .clearForTextHeavy: RuleExample(
      bad: "AlertCard().glassEffect(.clear)", good: "AlertCard().glassEffect(.regular)"),
    .fillUnderGlass: RuleExample(
      bad: "Button(\"Buy\") {}.background(.orange).glassEffect()",
      good: "Button(\"Buy\") {}.glassEffect(.regular.tint(.orange))"),
    .ownMaterialIgnoresSettings: RuleExample(
      bad: "controls.background(Color.black.opacity(0.6))", good: "controls.background(.regularMaterial)"),
    .ownBackgroundInElevated: RuleExample(
      bad: ".sheet(isPresented: $isOpen) { Form { … }.background(Color(\"Canvas\")) }",
      good: ".sheet(isPresented: $isOpen) { Form { … } }"),
    .handDrawnText: RuleExample(bad: "(title as NSString).draw(at: point)", good: "Text(title)"),
    .fullColorGlyphOnMaterial: RuleExample(
      bad: "Image(\"share-blue\").background(.thinMaterial)",
      good: "Image(systemName: \"square.and.arrow.up\").background(.thinMaterial)"),
    .componentAgainstTint: RuleExample(
      bad: "row.background(isSelected ? Color.accentColor.opacity(0.6) : .clear)",
      good: "row.background(isSelected ? Color.accentColor : .clear)"),
    .schemeBranchWhereNone: RuleExample(
      bad: "#if os(visionOS) … colorScheme == .dark ? .white : .black …",
      good: "#if os(visionOS) … .primary …"),
    .opaqueWindowVision: RuleExample(
      bad: "WindowGroup { Color.black.ignoresSafeArea() }", good: "WindowGroup { ContentView() }"),
    .watchModalBackgroundRemoved: RuleExample(
      bad: ".sheet(isPresented: $isOpen) { Details().containerBackground(.black, for: .navigation) }",
      good: ".sheet(isPresented: $isOpen) { Details() }"),
    .televisionMaterialSchemeMismatch: RuleExample(
      bad: "menu.background(.thickMaterial).preferredColorScheme(.light)",
      good: "menu.background(.thinMaterial).preferredColorScheme(.light)"),
    .forcedAppearance: RuleExample(
      bad: "Settings().preferredColorScheme(.dark)", good: "Settings()"),
  ]
}
