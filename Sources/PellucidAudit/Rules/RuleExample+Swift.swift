// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Rule {
  /// A piece of Swift code that breaks the rule, and the same repaired; nil for rules that the audit of sources does not check.
  ///
  /// The code is a file, the content of a view's body, or an entry of a property list.
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
      bad: "struct Root: View { @AppStorage(\"dark\") var isDark = false; "
        + "var body: some View { Home().preferredColorScheme(isDark ? .dark : .light) } }",
      good: "struct Root: View { var body: some View { Home() } }"),
    .singleAppearanceSetting: RuleExample(
      bad: "<key>UIUserInterfaceStyle</key><string>Light</string>",
      good: "<key>UIUserInterfaceStyle</key><string>Automatic</string>"),
    .frozenColor: RuleExample(
      bad: "final class Card: UIView { func setUp() { layer.borderColor = UIColor.separator.cgColor } }",
      good: "final class Card: UIView { func setUp() { "
        + "registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Self, _) in "
        + "view.layer.borderColor = UIColor.separator.cgColor } } }"),
    .colorOnMaterial: RuleExample(
      bad:
        "Label(\"Share\", systemImage: \"square.and.arrow.up\").foregroundStyle(.gray).background(.regularMaterial)",
      good:
        "Label(\"Share\", systemImage: \"square.and.arrow.up\").foregroundStyle(.primary).background(.regularMaterial)"
    ),
    .quaternaryOnThin: RuleExample(
      bad: "Text(count).foregroundStyle(.quaternary).background(.ultraThinMaterial)",
      good: "Text(count).foregroundStyle(.primary).background(.regularMaterial)"),
    .materialByLook: RuleExample(
      bad: "final class Side: NSView { func setUp() { effectView.material = .dark } }",
      good: "final class Side: NSView { func setUp() { effectView.material = .sidebar } }"),
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
      bad: "Form { Toggle(\"Sound\", isOn: $sound) }.overlay { toolbar.glassEffect(.clear) }",
      good: "Form { Toggle(\"Sound\", isOn: $sound) }.overlay { toolbar.glassEffect(.regular) }"),
    .clearForTextHeavy: RuleExample(
      bad: "AlertCard().glassEffect(.clear)", good: "AlertCard().glassEffect(.regular)"),
    .fillUnderGlass: RuleExample(
      bad: "Button(\"Buy\") {}.background(.orange).glassEffect()",
      good: "Button(\"Buy\") {}.glassEffect(.regular.tint(.orange))"),
    .ownMaterialIgnoresSettings: RuleExample(
      bad: "controls.background(Color.black.opacity(0.6))", good: "controls.background(.regularMaterial)"),
    .ownBackgroundInElevated: RuleExample(
      bad: "page.sheet(isPresented: $isOpen) { Form { options }.background(Color(\"Canvas\")) }",
      good: "page.sheet(isPresented: $isOpen) { Form { options } }"),
    .handDrawnText: RuleExample(
      bad:
        "final class Badge: NSView { override func draw(_ rect: NSRect) { (title as NSString).draw(at: point) } }",
      good: "final class Badge: NSView { let label = NSTextField(labelWithString: title) }"),
    .fullColorGlyphOnMaterial: RuleExample(
      bad: "Image(\"share-blue\").background(.thinMaterial)",
      good: "Image(systemName: \"square.and.arrow.up\").background(.thinMaterial)"),
    .componentAgainstTint: RuleExample(
      bad: "row.background(isSelected ? Color(nsColor: .controlAccentColor).opacity(0.6) : .clear)",
      good: "row.background(isSelected ? Color(nsColor: .controlAccentColor) : .clear)"),
    .schemeBranchWhereNone: RuleExample(
      bad: "#if os(visionOS)\nText(name).foregroundStyle(colorScheme == .dark ? .white : .black)\n#endif",
      good: "#if os(visionOS)\nText(name).foregroundStyle(.primary)\n#endif"),
    .opaqueWindowVision: RuleExample(
      bad:
        "#if os(visionOS)\nWindowGroup { Color.black.ignoresSafeArea() }\n#endif",
      good: "#if os(visionOS)\nWindowGroup { ContentView() }\n#endif"),
    .watchModalBackgroundRemoved: RuleExample(
      bad: "#if os(watchOS)\npage.sheet(isPresented: $isOpen) { "
        + "Details().containerBackground(.black, for: .navigation) }\n#endif",
      good: "#if os(watchOS)\npage.sheet(isPresented: $isOpen) { Details() }\n#endif"),
    .televisionMaterialSchemeMismatch: RuleExample(
      bad: "#if os(tvOS)\nmenu.background(.thickMaterial).preferredColorScheme(.light)\n#endif",
      good: "#if os(tvOS)\nmenu.background(.thinMaterial).preferredColorScheme(.light)\n#endif"),
    .forcedAppearance: RuleExample(
      bad: "Settings().preferredColorScheme(.dark)", good: "Settings()"),
  ]
}
