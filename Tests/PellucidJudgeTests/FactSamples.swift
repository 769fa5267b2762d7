// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidScene
import PellucidTestSupport

@testable import PellucidJudge

/// A type with a sample of each of its cases.
///
/// The samples form a chain: a new case does not compile until it has a place in it.
protocol Sampled {
  /// Returns the sample of the case after that of `other`; the first sample for nil, nil after the last.
  static func sample(after other: Self?) -> Self?
}

extension Sampled {
  static var samples: [Self] {
    var all: [Self] = []
    while let next = sample(after: all.last) { all.append(next) }
    return all
  }
}

private var subject: ForegroundSubject {
  ForegroundSubject(.text(foreign("Title")), asset: foreign("asset:Ink"))
}
private let sheetPurpose = MaterialPurpose(.floating, of: .role(.sheet))
private let lowest = ProvenContrast(
  bound: 2, witness: PairTests.witness([GamutColor(white: 0)]), hidesBackdrop: false)

extension Fact: Sampled {
  static func sample(after other: Fact?) -> Fact? {
    switch other {
    case nil: .contrast(.fallsShort(Shortfall.samples[0]))
    case .contrast: .pair(.undecidedOnGlass(over: .every))
    case .pair: .settings(.undecided(subject, combinations: 2, of: 8, .progressiveBlur))
    case .settings: .surface(.runsTogether(step: 1.1))
    case .surface:
      .scroll(
        ScrollFact(
          subject: subject, bar: foreign("bar"), lowest: 2, document: foreign("long.png"), offset: 12,
          required: 4.5))
    case .scroll: .blending(.withinWindow(sheetPurpose))
    case .blending: .asset(.whiteGlow)
    case .asset: .catalogFile(.keyTwice)
    case .catalogFile: .snapshot(.stale)
    case .snapshot: .assetEntry(.noVariants)
    case .assetEntry: .vibrancy(.fullColorIcon(material: foreign("thin")))
    case .vibrancy: .materialUse(.look(material: foreign("thin"), .sidebar, fit: "sidebar"))
    case .materialUse: .televisionMaterial(.hidesShadow(material: foreign("thickDark")))
    case .televisionMaterial: .window(.opaque)
    case .window: .tinting(.opaqueNeutral)
    case .tinting: .glass(.onGlass)
    case .glass: .scenePicture(.sameFile)
    case .scenePicture: .recognized(.bezel, .tinting(.opaqueNeutral))
    case .recognized: .missingGlyphs(["\u{1F600}"])
    case .missingGlyphs: .text(TextFact(foreign("Hello"), .truncated))
    case .text: .source(.storedAppearance)
    case .source: .suppression(.noReason)
    case .suppression: .remark(.emptyScrollEdge)
    case .remark: nil
    }
  }

  /// One sample of every case of every family, and of further facts whose sentence depends on their figures.
  static var everyKind: [Fact] {
    let families: [[Fact]] = [
      samples, (ContrastFact.samples + Shortfall.samples.map(ContrastFact.fallsShort)).map(Fact.contrast),
      PairFact.samples.map(Fact.pair),
      SettingsFact.samples.map(Fact.settings), SurfaceFact.samples.map(Fact.surface),
      BlendingFact.samples.map(Fact.blending), (AssetFact.samples + AssetFact.further).map(Fact.asset),
      (CatalogFileFact.samples + CatalogFileFact.further).map(Fact.catalogFile),
      (SnapshotFact.samples + SnapshotFact.further).map(Fact.snapshot),
      (AssetRemark.samples + AssetRemark.further).map(Fact.assetEntry),
      VibrancyFact.samples.map(Fact.vibrancy),
      MaterialUseFact.samples.map(Fact.materialUse),
      TelevisionMaterialFact.samples.map(Fact.televisionMaterial), WindowFact.samples.map(Fact.window),
      TintingFact.samples.map(Fact.tinting), GlassFact.samples.map(Fact.glass),
      ScenePictureFact.samples.map(Fact.scenePicture), (Remark.samples + Remark.further).map(Fact.remark),
      Verdict.Reason.samples.map { .contrast(.undecided(subject, $0)) },
      [.empty, .clipped, .overlaps(foreign("World"))].map { .text(TextFact(foreign("Hello"), $0)) },
      Recognized.allCases.map { .recognized($0, .glass(.inContent)) },
    ]
    return families.flatMap(\.self)
  }
}

extension ContrastFact: Sampled {
  static func sample(after other: ContrastFact?) -> ContrastFact? {
    switch other {
    case nil: .fallsShort(Shortfall.samples[0])
    case .fallsShort: .sampledOnly(subject, lowest: 5, required: 4.5)
    case .sampledOnly: .undecided(subject, .layer(foreign("photo"), .drawnOver))
    case .undecided: nil
    }
  }
}

private let anySubject = subject

extension Shortfall {
  /// A shortfall of each kind: on pixels, over backdrops, with other settings, and all at once.
  static var samples: [Shortfall] {
    let drawn = Drawn(lowest: 2, isOnFixedColor: false)
    let worst = Worst(
      lowest: 1.5, ground: .material(layer: foreign("card"), recipe: foreign("thin")),
      backdrop: .colors([EncodedColor(white: 0), EncodedColor(white: 1)]),
      variant: foreign("dark-increased-standard"))
    let whatever = Worst(lowest: 1.5, ground: .glass(layer: foreign("bar"), over: .dark), backdrop: .any)
    let measured = Worst(lowest: 1.5, ground: .unknown, variant: "light-increased-reduced")
    let fixed = Drawn(lowest: 2, isOnFixedColor: true, variant: "light-increased-reduced")
    let several = Combinations(failing: 3, judged: 8)
    var elsewhere = Shortfall(
      subject: anySubject, needs: .required(4.5), worst: worst, combinations: several, isOwn: false)
    elsewhere.drawnElsewhere = fixed
    return [
      elsewhere,
      Shortfall(subject: anySubject, needs: .recommended(7), drawn: drawn, isOwn: true),
      Shortfall(subject: anySubject, needs: .required(4.5), worst: whatever, isOwn: true),
      Shortfall(subject: anySubject, needs: .required(4.5), drawn: drawn, worst: worst, isOwn: true),
      Shortfall(
        subject: anySubject, needs: .required(3), worst: measured,
        combinations: Combinations(failing: 1, judged: 8), isOwn: false),
      Shortfall(
        subject: anySubject, needs: .required(4.5), drawn: drawn, worst: worst, combinations: several,
        isOwn: false
      ),
      Shortfall(
        subject: anySubject, needs: .required(4.5), drawn: fixed, combinations: several, isOwn: false),
    ]
  }
}

extension PairFact: Sampled {
  static func sample(after other: PairFact?) -> PairFact? {
    switch other {
    case nil: .tooLow(lowest, required: 4.5)
    case .tooLow:
      .undecided(.foreground(.unseen), over: .listed([foreign("a.png")], colors: .anything), lowest)
    case .undecided: .tooLowOnGlass(lowest, required: 4.5)
    case .tooLowOnGlass: .undecidedOnGlass(over: .luminance(atLeast: 0.2, atMost: nil))
    case .undecidedOnGlass: nil
    }
  }
}

extension SettingsFact: Sampled {
  static func sample(after other: SettingsFact?) -> SettingsFact? {
    switch other {
    case nil:
      .loweredByContrast(
        subject, standard: 5, increased: 4, variant: foreign("dark-standard"), isProven: true)
    case .loweredByContrast: .undecided(subject, combinations: 2, of: 8, .translucentBackdrop)
    case .undecided: nil
    }
  }
}

extension SurfaceFact: Sampled {
  static func sample(after other: SurfaceFact?) -> SurfaceFact? {
    switch other {
    case nil: .showsDifferences(variation: 0.3, .material)
    case .showsDifferences(_, .material): .showsDifferences(variation: 0.3, .glass)
    case .showsDifferences(_, .glass): .showsDifferences(variation: 0.3, .fill)
    case .showsDifferences(_, .fill): .runsTogether(step: 1.1)
    case .runsTogether: nil
    }
  }
}

extension BlendingFact: Sampled {
  static func sample(after other: BlendingFact?) -> BlendingFact? {
    switch other {
    case nil: .withinWindow(sheetPurpose)
    case .withinWindow: .behindWindow(MaterialPurpose(.open, of: .role(.sheet)), hides: foreign("photo"))
    case .behindWindow: nil
    }
  }
}

extension SnapshotFact: Sampled {
  static func sample(after other: SnapshotFact?) -> SnapshotFact? {
    switch other {
    case nil: .noReference(folder: foreign("refs"))
    case .noReference: .unreadableReference(reason: foreign("0"))
    case .unreadableReference:
      .differs(count: 1, of: 9, tolerance: "exact", at: SnapshotFact.Pixel(x: 1, y: 2), picture: nil)
    case .differs:
      .otherSize(
        drawn: SnapshotFact.Size(width: 1, height: 2), recorded: SnapshotFact.Size(width: 2, height: 2),
        picture: nil)
    case .otherSize: .stale
    case .stale: .notDrawn(reason: nil)
    case .notDrawn: .ofTest(.missing)
    case .ofTest: nil
    }
  }

  fileprivate static var further: [SnapshotFact] {
    TestSnapshotFact.samples.dropFirst().map { .ofTest($0) } + [
      .differs(
        count: 1, of: 9, tolerance: "exact", at: SnapshotFact.Pixel(x: 1, y: 2), picture: foreign("a.png"))
    ]
  }
}

extension TestSnapshotFact: Sampled {
  static func sample(after other: TestSnapshotFact?) -> TestSnapshotFact? {
    switch other {
    case nil: .missing
    case .missing: .otherPixels(count: 1, of: 9, picture: foreign("a.png"))
    case .otherPixels: .otherSize(picture: foreign("b.png"))
    case .otherSize: .otherLines(2, actual: foreign("c.json"))
    case .otherLines: .notDrawn
    case .notDrawn: .lost(actual: foreign("d.png"))
    case .lost: .orphan
    case .orphan: nil
    }
  }
}

extension AssetRemark: Sampled {
  static func sample(after other: AssetRemark?) -> AssetRemark? {
    switch other {
    case nil: .color(Selectors(), .empty)
    case .color: .file(Selectors(), name: nil, isFound: false)
    case .file: .layers([foreign("a")])
    case .layers: .noVariants
    case .noVariants: .unreadable
    case .unreadable: nil
    }
  }
}

extension AssetRemark {
  /// Remarks with every selector that is a text, and with long lists.
  fileprivate static var further: [AssetRemark] {
    var selectors = Selectors()
    (selectors.idiom, selectors.subtype) = (Idiom(rawValue: foreign("tv")), foreign("retina4"))
    (selectors.locale, selectors.further) = (foreign("ko"), ["role": foreign("icon")])
    return [
      .color(selectors, .reference(ColorReference(platform: "ios", name: foreign("labelColor")))),
      .file(selectors, name: foreign("a.png"), isFound: true),
      .file(Selectors(), name: foreign("a.png"), isFound: false),
      .layers((0..<1000).map { foreign("\($0)") }),
    ]
  }
}

extension AssetFact: Sampled {
  static func sample(after other: AssetFact?) -> AssetFact? {
    switch other {
    case nil: .missingDark(role: .text, worksInBoth: false)
    case .missingDark: .stepsWithoutDark(names: [foreign("blue20")], count: 3)
    case .stepsWithoutDark: .missingIncreased(role: .text, ground: nil)
    case .missingIncreased:
      .pairContrast(on: foreign("Card"), source: .declared(keyPath: foreign("pairs[0]")), isRequired: true)
    case .pairContrast: .pairUndecided(on: foreign("Card"), missing: foreign("Ink"))
    case .pairUndecided: .pairUnknown(name: foreign("Ink"), nearest: foreign("Inks"), isInScene: true)
    case .pairUnknown: .pairsCut(limit: 20)
    case .pairsCut: .levelsCut(limit: 20)
    case .levelsCut: .contrastLowered(on: foreign("Card"), source: .named(.strong))
    case .contrastLowered: .plainInversion
    case .plainInversion: .darkBrighter(.background)
    case .darkBrighter: .darkDimmer(.text)
    case .darkDimmer: .elevatedNotAbove(base: foreign("Page"))
    case .elevatedNotAbove: .identicalColors
    case .identicalColors: .identicalFiles(foreign("a.png"), foreign("a.png"))
    case .identicalFiles: .lostOnDark
    case .lostOnDark: .lostOnLight
    case .lostOnLight: .whiteGlow
    case .whiteGlow: .ofSequence(.whiteGlow, count: 9)
    case .ofSequence: .undecidedPictures(reason: .form(foreign("HEIC")), names: [foreign("a")], count: 1)
    case .undecidedPictures: .noDarkIcon
    case .noDarkIcon: .noTintedIcon
    case .noTintedIcon: .darkBesideSizes(4)
    case .darkBesideSizes: nil
    }
  }

  fileprivate static var further: [AssetFact] {
    [
      .missingDark(role: .largeText, worksInBoth: true), .missingDark(role: nil, worksInBoth: false),
      .missingIncreased(role: .text, ground: foreign("Card")),
      .pairContrast(on: foreign(""), source: .scene(foreign("a.json")), isRequired: false),
      .pairUnknown(name: foreign("Ink"), nearest: nil, isInScene: false),
      .contrastLowered(on: foreign("Card"), source: .named(.likely)),
      .identicalFiles(foreign("a.png"), foreign("b.png")),
      .undecidedPictures(reason: .unreadable, names: [foreign("a")], count: 2),
      .undecidedPictures(reason: .tooSlow, names: [foreign("a")], count: 2),
      .undecidedPictures(
        reason: .toolMissing(foreign("draw"), package: "tools"), names: [foreign("a")], count: 2),
    ]
  }
}

extension CatalogFileFact: Sampled {
  static func sample(after other: CatalogFileFact?) -> CatalogFileFact? {
    switch other {
    case nil: .notJSON(found: .value, expected: .object)
    case .notJSON: .keyTwice
    case .keyTwice: .tooMany(what: .values, limit: 9)
    case .tooMany: .trailingComma
    case .trailingComma: .unreadableFile(.notAFile)
    case .unreadableFile: .missingContents
    case .missingContents: .wrongKind(found: .number, expected: .array)
    case .wrongKind: .missingKey("idiom", assumed: nil)
    case .missingKey: .unknownWord(found: foreign("x"), nearest: foreign("y"), allowed: ["y"])
    case .unknownWord: .unknownReference(foreign("x"), on: .macOS, nearest: nil)
    case .unknownReference: .badComponent(found: foreign("x"))
    case .badComponent: .outOfRange(found: foreign("2"), allowed: "0…1")
    case .outOfRange: .alphaWithoutPoint(found: foreign("1"), taken: foreign("1.0"))
    case .alphaWithoutPoint: .mixedNotations
    case .mixedNotations: .otherVersion(found: foreign("2"))
    case .otherVersion: .sameVariant(first: foreign("colors[0]"))
    case .sameVariant: .noAnyAppearance
    case .noAnyAppearance: .schemeBeatsContrast(.dark)
    case .schemeBeatsContrast: .missingFile(foreign("a"))
    case .missingFile: .missingLayer(foreign("a"))
    case .missingLayer: .fileOutside(foreign("a"))
    case .fileOutside: .unassignedFile(foreign("a"))
    case .unassignedFile: .linkNotFollowed
    case .linkNotFollowed: .linkedContents
    case .linkedContents: .tooManyEntries(limit: 9)
    case .tooManyEntries: .tooManyFolders(limit: 9)
    case .tooManyFolders: .unknownKind(foreign("x"))
    case .unknownKind: .sameName(name: foreign("a"), first: foreign("b"))
    case .sameName: .nameNotText
    case .nameNotText: nil
    }
  }

  fileprivate static var further: [CatalogFileFact] {
    [
      .missingKey("idiom", assumed: .value), .unreadableFile(.system(foreign("0"))),
      .notJSON(found: .text(foreign("0")), expected: .first(foreign("0"))),
      .wrongKind(found: .elementLike(foreign("0")), expected: .reason(foreign("0"))),
    ]
  }
}

extension VibrancyFact: Sampled {
  static func sample(after other: VibrancyFact?) -> VibrancyFact? {
    switch other {
    case nil: .quaternaryOnThin(material: foreign("thin"))
    case .quaternaryOnThin: .plainInk(.customColor, material: foreign("thin"))
    case .plainInk:
      .plainFill(.color(name: foreign("systemGray")), material: foreign("thin"))
    case .plainFill: .fullColorIcon(material: foreign("thin"))
    case .fullColorIcon: .tertiaryOnActive(.quaternaryLabel)
    case .tertiaryOnActive: nil
    }
  }
}

extension MaterialUseFact: Sampled {
  static func sample(after other: MaterialUseFact?) -> MaterialUseFact? {
    switch other {
    case nil: .otherPurpose(material: foreign("hudWindow"), .menu, fit: "menu")
    case .otherPurpose: .look(material: foreign("thin"), .sidebar, fit: "sidebar")
    case .look: .contentMaterial(material: foreign("thin"), .toolbar, bars: true)
    case .contentMaterial(_, _, bars: true): .contentMaterial(material: foreign("thin"), .menu, bars: false)
    case .contentMaterial: nil
    }
  }
}

extension TelevisionMaterialFact: Sampled {
  static func sample(after other: TelevisionMaterialFact?) -> TelevisionMaterialFact? {
    switch other {
    case nil: .hidesShadow(material: foreign("thickDark"))
    case .hidesShadow: .forcesDark(material: foreign("thinDark"))
    case .forcesDark: .forcesLight(material: foreign("thickLight"))
    case .forcesLight: .drawnDark(material: foreign("thin"))
    case .drawnDark: .drawnLight(material: foreign("thick"))
    case .drawnLight: .coversScreen(material: foreign("regular"))
    case .coversScreen: .coversPart(material: foreign("ultraThin"))
    case .coversPart: nil
    }
  }
}

extension WindowFact: Sampled {
  static func sample(after other: WindowFact?) -> WindowFact? {
    switch other {
    case nil: .opaque
    case .opaque: .partlyOpaque(share: 0.77)
    case .partlyOpaque: .elevatedCustomBackground
    case .elevatedCustomBackground: .modalWithoutMaterial
    case .modalWithoutMaterial: .modalNamesMaterial(foreign("none"))
    case .modalNamesMaterial: .modalMaterialReplaced
    case .modalMaterialReplaced: .modalMaterialHidden
    case .modalMaterialHidden: nil
    }
  }
}

extension TintingFact: Sampled {
  static func sample(after other: TintingFact?) -> TintingFact? {
    switch other {
    case nil: .opaqueNeutral
    case .opaqueNeutral: .translucentColor(opacity: 0.5)
    case .translucentColor: nil
    }
  }
}

extension GlassFact: Sampled {
  static func sample(after other: GlassFact?) -> GlassFact? {
    switch other {
    case nil: .onGlass
    case .onGlass: .inContent
    case .inContent: .onContentMaterial(foreign("thin"))
    case .onContentMaterial: .onFloatingMaterial(foreign("sheet"))
    case .onFloatingMaterial: .materialOnGlass(foreign("thin"))
    case .materialOnGlass: .overGlass(of: foreign("bar"))
    case .overGlass: .tooMany(count: 9, most: 5)
    case .tooMany: .besideGlass(of: foreign("bar"))
    case .besideGlass: .textBehindClear
    case .textBehindClear: .plainBehindClear
    case .plainBehindClear: .nearlyPlainBehindClear
    case .nearlyPlainBehindClear: .clearControl(.toolbar)
    case .clearControl: .muchTextOnClear
    case .muchTextOnClear: .opaqueFill
    case .opaqueFill: .mixedVariants(.clear, beside: .regular, of: foreign("bar"))
    case .mixedVariants: .secondTint(first: foreign("done"))
    case .secondTint: .secondFocus(first: foreign("play"))
    case .secondFocus: .brightBehindClear(dimmed: 0, enough: 0.35)
    case .brightBehindClear: .tooBrightBehindClear(dimmed: 0.35, enough: 0.65)
    case .tooBrightBehindClear: nil
    }
  }
}

extension ScenePictureFact: Sampled {
  static func sample(after other: ScenePictureFact?) -> ScenePictureFact? {
    switch other {
    case nil: .sameFile
    case .sameFile: .lostEdge(median: 1.2, share: 0.3, required: 3, isOutlined: false, appearance: .dark)
    case .lostEdge: .whiteGround(borderShare: 0.9, hasBoth: true)
    case .whiteGround: .whiteFill(share: 0.4, softened: 0.9)
    case .whiteFill: nil
    }
  }
}

extension Remark: Sampled {
  static func sample(after other: Remark?) -> Remark? {
    switch other {
    case nil: .catalog(.severalVariants, asset: foreign("Ink"))
    case .catalog: .style(.quaternaryOnVision)
    case .style: .material(.unmodifiable(.blending))
    case .material: .glass(.unusedFocus)
    case .glass: .picture(.unevenWhite)
    case .picture: .symbol(.oneWeight(name: foreign("star")))
    case .symbol: .setting(.oneTextSize(.macOS))
    case .setting: .tinting(.unusedComponent)
    case .tinting: .emptyScrollEdge
    case .emptyScrollEdge: .ignoresNothing(.textContrast)
    case .ignoresNothing: .matchesNoFile(path: foreign("Scenes/*"))
    case .matchesNoFile: nil
    }
  }

  fileprivate static var further: [Remark] {
    let families: [[Remark]] = [
      AssetNote.samples.map { .catalog($0, asset: foreign("Ink")) }, StyleRemark.samples.map(Remark.style),
      ColorNote.samples.map { .style(.color(name: foreign("label"), $0)) },
      MaterialNote.samples.map { .material(.note($0)) }, GlassRemark.samples.map(Remark.glass),
      GlassNote.samples.map { .glass(.note($0)) }, PictureRemark.samples.map(Remark.picture),
      SymbolRemark.samples.map(Remark.symbol), SettingRemark.samples.map(Remark.setting),
      TintingRemark.samples.map(Remark.tinting),
    ]
    return families.flatMap(\.self)
  }
}

extension AssetNote: Sampled {
  static func sample(after other: AssetNote?) -> AssetNote? {
    switch other {
    case nil: .clear
    case .clear: .systemAccent
    case .systemAccent: .notDrawn
    case .notDrawn: .noSystemColor(foreign("labelColor"))
    case .noSystemColor: .severalAssets(2, path: foreign("a.colorset"))
    case .severalAssets: .unreadable(path: foreign("a.colorset"))
    case .unreadable: .severalVariants
    case .severalVariants: nil
    }
  }
}

extension StyleRemark: Sampled {
  static func sample(after other: StyleRemark?) -> StyleRemark? {
    switch other {
    case nil: .color(name: foreign("label"), .alwaysDark)
    case .color: .quaternaryOnVision
    case .quaternaryOnVision: .televisionFill(.fill, .dark)
    case .televisionFill: .onSeveral(foreign("thin"), share: 0.6, besides: nil)
    case .onSeveral: nil
    }
  }
}

extension ColorNote: Sampled {
  static func sample(after other: ColorNote?) -> ColorNote? {
    switch other {
    case nil: .unemphasized
    case .unemphasized: .inactiveAccent
    case .inactiveAccent: .noAppearances
    case .noAppearances: .alwaysDark
    case .alwaysDark: .levelIsNotUsed
    case .levelIsNotUsed: .contrastIsNotPublished
    case .contrastIsNotPublished: .otherGeneration
    case .otherGeneration: .accentIsTint
    case .accentIsTint: .vibrancyIsNotUsed
    case .vibrancyIsNotUsed: .noVibrantVersion
    case .noVibrantVersion: .olderVibrantHue
    case .olderVibrantHue: nil
    }
  }
}

extension MaterialNote: Sampled {
  static func sample(after other: MaterialNote?) -> MaterialNote? {
    switch other {
    case nil: .sharedRecipeOnMac
    case .sharedRecipeOnMac: .unpublishedSpatialTier
    case .unpublishedSpatialTier: .unpublishedOnWatch
    case .unpublishedOnWatch: .drawnByAppKit
    case .drawnByAppKit: .notMeasuredHere
    case .notMeasuredHere: .noAppearances(.luminanceBehind)
    case .noAppearances(.luminanceBehind): .noAppearances(.name)
    case .noAppearances(.name): .noAppearances(.settings)
    case .noAppearances(.settings): .alwaysDark
    case .alwaysDark: .fixedAppearance
    case .fixedAppearance: .desktopTinted
    case .desktopTinted: .noBackdrop
    case .noBackdrop: .contrastReducesTransparency
    case .contrastReducesTransparency: .contrastIsNotUsed
    case .contrastIsNotUsed: .inactiveIsNotUsed
    case .inactiveIsNotUsed: .inactiveIsForAppKit
    case .inactiveIsForAppKit: .levelIsNotUsed
    case .levelIsNotUsed: .accentIsNotUsed
    case .accentIsNotUsed: .desktopTintIsNotUsed
    case .desktopTintIsNotUsed: .oneGeneration
    case .oneGeneration: .chosenForRole(.tier(.thin))
    case .chosenForRole: .glassOfRole(.menu)
    case .glassOfRole: nil
    }
  }
}

extension GlassRemark: Sampled {
  static func sample(after other: GlassRemark?) -> GlassRemark? {
    switch other {
    case nil: .note(.alwaysDark)
    case .note: .unusedFocus
    case .unusedFocus: .cannotTurn(.platform)
    case .cannotTurn(.platform): .cannotTurn(.variant)
    case .cannotTurn(.variant): .turned(.dark)
    case .turned(.dark): .turned(.light)
    case .turned(.light): .layerShadow
    case .layerShadow: .containerShadow
    case .containerShadow: .unusedDimming
    case .unusedDimming: .dimming(.dimmedContent)
    case .dimming(.dimmedContent): .dimming(.darkContent)
    case .dimming(.darkContent): .dimming(.brightContent)
    case .dimming(.brightContent): .dimming(.brightContentDimmedTooLittle)
    case .dimming(.brightContentDimmedTooLittle): .unusedUnion
    case .unusedUnion: .leftOut(first: foreign("bar"))
    case .leftOut: .reachesOut
    case .reachesOut: nil
    }
  }
}

extension GlassNote: Sampled {
  static func sample(after other: GlassNote?) -> GlassNote? {
    switch other {
    case nil: .controlIsNotUsed
    case .controlIsNotUsed: .preferredLookMovesBlur
    case .preferredLookMovesBlur: .preferredLookIsNotUsed
    case .preferredLookIsNotUsed: .noGlassIn18
    case .noGlassIn18: .inactiveIsNotUsed
    case .inactiveIsNotUsed: .levelIsNotUsed
    case .levelIsNotUsed: .alwaysDark
    case .alwaysDark: nil
    }
  }
}

extension PictureRemark: Sampled {
  static func sample(after other: PictureRemark?) -> PictureRemark? {
    switch other {
    case nil: .softenedAsAsked(to: 0.85)
    case .softenedAsAsked: .softened(borderShare: 0.9, to: 0.85)
    case .softened: .whiteInside(borderShare: 0.1)
    case .whiteInside: .unevenWhite
    case .unevenWhite: .servesBoth(here: 4, there: 3.5, other: .dark)
    case .servesBoth: .servesOne(.light, there: 1.5, other: .dark)
    case .servesOne: .lightServesDark
    case .lightServesDark: nil
    }
  }
}

extension SymbolRemark: Sampled {
  static func sample(after other: SymbolRemark?) -> SymbolRemark? {
    switch other {
    case nil: .oneWeight(name: foreign("star"))
    case .oneWeight: .noBoldWeight(name: foreign("star"))
    case .noBoldWeight: .missingForm(name: foreign("star"), isFilled: true)
    case .missingForm: .mark(name: foreign("apple.logo"))
    case .mark: nil
    }
  }
}

extension SettingRemark: Sampled {
  static func sample(after other: SettingRemark?) -> SettingRemark? {
    switch other {
    case nil: .oneTextSize(.macOS)
    case .oneTextSize: .nearestTextSize(.accessibility5, shown: .accessibility3, .watchOS)
    case .nearestTextSize: .noSmartInvert(.watchOS)
    case .noSmartInvert: .noRoom(.iOS)
    case .noRoom: nil
    }
  }
}

extension TintingRemark: Sampled {
  static func sample(after other: TintingRemark?) -> TintingRemark? {
    switch other {
    case nil: .unusedComponent
    case .unusedComponent: .unseenComponent
    case .unseenComponent: .takesTint(share: 0.15)
    case .takesTint: .flatBackground(color: foreign("#ffffff"), role: .sheet)
    case .flatBackground: nil
    }
  }
}

extension LegibilityError: Sampled {
  static func sample(after other: LegibilityError?) -> LegibilityError? {
    switch other {
    case nil: .unboundedBlend(.multiply)
    case .unboundedBlend: .mappedOtherColor
    case .mappedOtherColor: .changedBelowGlass
    case .changedBelowGlass: .notFinite
    case .notFinite: .emptyBackdrop
    case .emptyBackdrop: nil
    }
  }
}

extension Verdict.Reason {
  /// One sample of every case but `tooClose`, whose bound only a search can construct.
  fileprivate static var samples: [Verdict.Reason] {
    LegibilityError.samples.map { .unbounded($0) } + ForegroundObstacle.allCases.map { .foreground($0) }
      + LayerObstacle.allCases.map { .layer(foreign("photo"), $0) } + [
        .progressiveBlur, .translucentBackdrop, .leavesSurface, .inconsistent(measured: 2, bound: 3),
        .unstatedBackdrop(measured: 2, bound: 3),
      ]
  }
}
