// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidAudit
@testable import PellucidHost
@testable import PellucidPlan

/// Tests of the sentences of every public error, in each language.
@Suite struct ErrorSentenceTests {
  @Test(
    "Every public error has a sentence with its figures in each language",
    arguments: PublicErrors.allCases)
  func everyError(_ error: PublicErrors) {
    #expect(!error.samples.isEmpty)
    for sample in error.samples { check(sample) }
  }

  @Test("The description of an error is its English sentence", arguments: PublicErrors.allCases)
  func descriptions(_ error: PublicErrors) throws {
    #expect("\(try #require(error.samples.first))" == error.sentence)
  }

  @Test("Missing parts of the desktop have a sentence in each language")
  func desktop() {
    let key = PortalKey("org.x", "y")
    check(DesktopState.Problem(key: key, found: "s", expected: "u"))
    let portals: [DesktopState.Portal] =
      BusFault.samples.map { .noBus($0) } + [.missing, .silent, .away, .busLost]
    for portal in portals {
      let state = DesktopState(portal: portal)
      check(state.warning(in: .english), state.warning(in: .korean), facts: [])
    }
    let problems: [LightSensorProblem] =
      BusFault.samples.flatMap { [.noBus($0), .refused($0)] }
      + [.noService, .noSensor, .otherUnit("vendor"), .notUnderstood, .silent]
    for problem in problems { check(problem) }
  }

  private func check(_ sample: any Described) {
    check(sample.sentence(in: .english), sample.sentence(in: .korean), facts: Self.facts(in: sample))
  }

  private func check(_ english: String?, _ korean: String?, facts: [String]) {
    for sentence in [english ?? "", korean ?? ""] {
      #expect(!sentence.isEmpty && !sentence.contains("\n"))
      for fact in facts { #expect(sentence.contains(fact), "\(sentence) lacks \(fact)") }
    }
    #expect(
      !KoreanSentence.hasHangul(english ?? "") && KoreanSentence.hasHangul(korean ?? ""),
      "\(english ?? "") | \(korean ?? "")")
    #expect(KoreanSentence.englishWords(in: korean ?? "").isEmpty, "\(korean ?? "")")
  }

  /// Returns the texts and numbers that a value holds, at any depth.
  private static func facts(in value: Any) -> [String] {
    switch value {
    case let text as String: text.isEmpty ? [] : [text]
    case let number as Int: [String(number)]
    case let number as Double: [number == number.rounded() ? String(Int(number)) : String(number)]
    case is MemoryError, is WorkError, is ColorParsingError: []
    default: Mirror(reflecting: value).children.flatMap { facts(in: $0.value) }
    }
  }

  @Test("Errors print positions from 1, and sizes in pixels and gigabytes")
  func figures() {
    let color = ColorParsingError(.invalidDigit, position: 3, found: "x", allowed: .hexadecimalDigit)
    #expect(color.description == "not a colour: at byte 4 stands \"x\", allowed is 0–9 or a–f")
    #expect(color.sentence(in: .korean).contains("4번째"))
    for language in Language.allCases {
      for figure in ["7680 × 4320", "5.00 GB", "0.01 GB", "4.30 GB"] {
        #expect(PublicErrors.memory(.blur).sentence(in: language).contains(figure))
      }
    }
  }
}

extension PublicErrors {
  fileprivate static func memory(_ step: PlanMemory.Step) -> MemoryError {
    let surface = PixelRect(minX: 0, minY: 0, maxX: 7680, maxY: 4320)
    let need = PlanMemory(bytes: 5_000_000_000, step: step, depth: 3, surface: surface)
    return MemoryError(need: need, resourceBytes: 10_000_000, limit: MemoryError.defaultLimit)
  }

  fileprivate static func work(_ step: PlanWork.Step) -> WorkError {
    var work = PlanWork()
    work.add(41.2e9, to: step)
    return WorkError(work: work, limit: WorkError.defaultLimit)
  }

  private static let position = TextPosition(line: 41, column: 17)
  private static let place = SceneReadingError.Place("windows[0].frame", at: position)

  /// One error of each case.
  fileprivate var samples: [any Described] {
    switch self {
    case .assetNameError, .colorNameError, .colorParsingError, .glassError, .materialError, .sceneError,
      .legibilityError, .symbolRefusal, .usageProblem:
      names
    case .sceneReadingError, .sceneWritingError, .sceneFileError, .lintConfigurationError, .baselineError,
      .catalogEditError, .catalogPathError, .fileReadingError, .fileWritingError:
      files
    case .imageReadingError, .memoryError, .pellucidError, .pixelLayoutError, .pngWritingError,
      .renderingError,
      .resourceError, .symbolError, .textError, .workError:
      drawing
    }
  }

  /// The English sentence of the first sample.
  fileprivate var sentence: String {
    let position = "line 41, column 17"
    return switch self {
    case .assetNameError:
      "no catalog to look up \"asset:Ink\" in: name one with --assets PATH, or in the document's assets"
    case .baselineError: "not a baseline"
    case .catalogEditError:
      "colour set cannot be changed: key given twice at Contents.json: colors[0] (\(position)); correct it first"
    case .catalogPathError:
      "no such folder: a/b: check the path, which is relative to the current folder"
    case .colorNameError: "unknown colour \"lable\": did you mean \"label\"? pellucid colors lists them"
    case .colorParsingError:
      "not a colour: at byte 4 stands \"x\", allowed is #RRGGBB, rgb(…), hsl(…), oklab(…), oklch(…) or color(…)"
    case .fileReadingError:
      "a/b: there is no such file; check the path, which is relative to the current folder"
    case .fileWritingError: "a/b: its folder does not exist; create the folder or choose another path"
    case .glassError: "unknown glass \"regullar\": did you mean \"regular\"?"
    case .imageReadingError: "a.png: there is no such file; check the path"
    case .legibilityError:
      "no bound: the blend mode multiply has no bound: mix it in another mode, such as normal"
    case .lintConfigurationError: "not JSON, found 'x': pairs[0] (\(position)): write ':' here"
    case .materialError: "unknown material \"thn\": did you mean \"thin\"? pellucid materials lists them"
    case .workError:
      "drawing takes 42 s of one processor or more, most of it for groups and clipped layers, and 10 s are allowed: "
        + "choose a smaller size or scale, or fewer or smaller groups"
    case .memoryError:
      "layer 3 inside each other, of 7680 × 4320 pixels, takes 5.00 GB beside pictures and texts of 0.01 GB, "
        + "4.30 GB are allowed: choose a smaller size or scale, smaller pictures, or fewer layers inside each other"
    case .pellucidError: "there is no symbol strr; did you mean star?"
    case .pixelLayoutError:
      "unusable layout of pixels: 41 × 17 pixels, 100 bytes a row: width and height are at least 1, and a row takes "
        + "at least four bytes a pixel"
    case .pngWritingError: "a PNG cannot have 0 × 17 pixels; choose 1 to 2147483647 a side"
    case .renderingError:
      "cannot load the fonts: a.ttf is neither a font file with outlines nor a folder of such files; check the path"
    case .resourceError:
      "cannot read the picture: desktop[0].image: a.png: this is not a PNG, JPEG, WebP, SVG or PDF picture; "
        + "convert it to one of these"
    case .sceneError:
      "unknown material \"thn\": desktop[0]: did you mean \"thin\"? pellucid materials lists them"
    case .sceneFileError:
      "a.json: there is no such file; check the path, which is relative to the current folder"
    case .sceneReadingError: "scene document too large: more than 4096 bytes: split it or leave layers out"
    case .sceneWritingError: "key given twice: windows[0].frame (\(position)): keep one of them"
    case .symbolError: "there is no symbol strr; did you mean star?"
    case .symbolRefusal: "it ends inside an element"
    case .textError: "the font family Inter was not found; install it with: apt install fonts-inter"
    case .usageProblem: "one argument too many: c: write pellucid diff --help for usage"
    }
  }

  private var names: [any Described] {
    switch self {
    case .assetNameError:
      let kinds: [SceneAssets.Kind] = [.color, .image, .symbol]
      return [AssetNameError.noCatalogs(name: "Ink"), AssetNameError.missingPrefix(name: "Ink")]
        + kinds.map { AssetNameError.unknown($0, name: "Inkk", nearest: "Ink") }
        + kinds.map { AssetNameError.unknown($0, name: "Inkk", nearest: nil) }
    case .colorNameError:
      return [
        ColorNameError.unknownColor(name: "lable", nearest: "label"),
        ColorNameError.unknownColor(name: "xyz", nearest: nil),
        ColorNameError.notOnPlatform(name: "systemGray6", platform: .macOS, nearest: "systemGray"),
      ]
    case .colorParsingError:
      return ["x", ""].flatMap { found in
        ColorParsingError.Allowed.samples.map {
          ColorParsingError(.invalidDigit, position: 3, found: found, allowed: $0)
        }
      }
    case .glassError:
      return [
        GlassError.unknownVariant(name: "regullar", nearest: "regular"),
        GlassError.unknownVariant(name: "xyz", nearest: nil),
        GlassError.unknownControl(name: "bar", nearest: "sidebar"),
        GlassError.unknownScrollEdge(name: "hardd", nearest: "hard"),
      ]
    case .materialError:
      return [
        MaterialError.unknownMaterial(name: "thn", nearest: "thin"),
        MaterialError.unknownMaterial(name: "xyz", nearest: nil),
        MaterialError.notOnPlatform(name: "hud", platform: .tvOS, available: ["thin", "thick"]),
        MaterialError.unknownRole(name: "shet", nearest: "sheet"),
        MaterialError.unknownRole(name: "xyz", nearest: nil),
      ]
    case .sceneError:
      let quantities: [SceneError.Quantity] = [
        .size, .scale, .time, .frame, .opacity, .shadow, .transform, .fill, .spacing, .progress,
      ]
      return [
        SceneError.material(place: "desktop[0]", .unknownMaterial(name: "thn", nearest: "thin")),
        SceneError.color(place: "desktop[0]", .unknownColor(name: "lable", nearest: "label")),
        SceneError.asset(place: "desktop[0]", .missingPrefix(name: "Ink")),
        SceneError.nestedTooDeep(place: "desktop[0]", limit: 32),
        SceneError.tooMuchGlass(place: "desktop[0]", pieces: 900, spacing: 12.5),
      ] + quantities.map { SceneError.unusableNumber(place: "desktop[0]", $0) }
    case .symbolRefusal: return SymbolRefusal.samples
    case .usageProblem: return [UsageProblem.surplusArgument("c", verb: "diff")]
    default:
      return [
        LegibilityError.unboundedBlend(.multiply), LegibilityError.mappedOtherColor,
        LegibilityError.changedBelowGlass, LegibilityError.notFinite, LegibilityError.emptyBackdrop,
      ]
    }
  }

  private var files: [any Described] {
    let (place, position) = (Self.place, Self.position)
    switch self {
    case .sceneReadingError:
      return Self.readingErrors
    case .sceneWritingError:
      return [
        SceneWritingError.refused(.duplicateKey(place)), SceneWritingError.inexpressible(keyPath: "time"),
      ]
    case .sceneFileError:
      return [
        SceneFileError.unreadable(.notFound(path: "a.json")), SceneFileError.refused(.duplicateKey(place)),
      ]
    case .lintConfigurationError:
      let facts: [LintConfigurationError.Fact] = [
        .notJSON(found: .text("'x'"), expected: .text("':'")), .keyTwice, .tooMany(what: .values, limit: 9),
        .unknownKey(nearest: "pairs", allowed: ["pairs", "roles"]), .missingKey("version"),
        .wrongKind(found: .null, expected: .null),
        .unknownValue(found: "txt", nearest: "text", allowed: ["text", "fill"]), .otherVersion,
        .badColor(found: "#12"), .unknownReference(found: "REF:ios:x", nearest: "REF:ios:y"),
      ]
      return facts.map { LintConfigurationError(fact: $0, keyPath: "pairs[0]", position: position) }
    case .baselineError: return [BaselineError.notABaseline, BaselineError.otherVersion(7)]
    case .catalogEditError:
      let finding = PlacedFileFact(.keyTwice, in: "Contents.json", keyPath: "colors[0]", at: position)
      let ambiguous = PlacedFileFact(.sameVariant(first: "colors[0]"), in: "", keyPath: "colors[2]")
      return [
        CatalogEditError.unreadable([finding]), CatalogEditError.unreadable([]),
        CatalogEditError.ambiguous(ambiguous), CatalogEditError.nothingToWrite,
      ]
    case .catalogPathError:
      return [
        CatalogPathError.notFound(path: "a/b"), CatalogPathError.notFolder(path: "a/b"),
        CatalogPathError.unreadable(path: "a/b", .system("refused")),
        CatalogPathError.unreadable(path: "a/b", .missing),
        CatalogPathError.unreadable(path: "a/b", .notAFile),
        CatalogPathError.unreadable(path: "a/b", .tooManyBytes(limit: 17)),
        CatalogPathError.noCatalog(path: "a/b"),
        CatalogPathError.linkedCatalog(link: "a/b.xcassets", target: "/c/d"),
      ]
    case .fileReadingError:
      return [
        FileReadingError.notFound(path: "a/b"),
        FileReadingError.unreadable(path: "a/b", reason: "refused"),
        FileReadingError.tooManyBytes(path: "a/b", limit: 4096),
      ] + FileKind.samples.map { FileReadingError.notAFile(path: "a/b", $0) }
    default:
      return [
        FileWritingError.folderNotFound(path: "a/b"), FileWritingError.isFolder(path: "a/b"),
        FileWritingError.unwritable(path: "a/b", reason: "refused"), FileWritingError.noReader(path: "a/b"),
        FileWritingError.isInput(path: "a/b"), FileWritingError.notAReport(path: "a/b"),
        FileWritingError.changed(path: "a/b"), FileWritingError.busy(path: "a/b", seconds: 41),
      ] + FileKind.samples.map { FileWritingError.notAFile(path: "a/b", $0) }
    }
  }

  private static var readingErrors: [SceneReadingError] {
    [
      .tooManyBytes(limit: 4096), .syntax(at: position, found: .text("'x'"), expected: .text("':'")),
      .duplicateKey(place),
      .unknownKey(place, nearest: "size", allowed: ["size", "scale"]), .missingKey(place, key: "size"),
      .wrongKind(place, found: .null, expected: .null),
      .unknownValue(place, found: "drak", nearest: "dark", allowed: ["light", "dark"]),
      .unclearLayer(place, found: ["fill", "text"], allowed: []),
      .unclearLayer(place, found: [], allowed: ["fill", "text"]),
      .tooMany(place, what: .values, limit: 9), .ownAppearance(place, found: .text("\"darkMode\"")),
    ] + SceneReadingError.AllowedNumber.samples.map { .outOfRange(place, found: 2.5, allowed: $0) }
      + ["x", ""].map { found in
        let fault = ColorParsingError(.invalidDigit, position: 3, found: found, allowed: .hexadecimalDigit)
        return .badColor(place, found: "#12", fault)
      }
  }

  private var drawing: [any Described] {
    switch self {
    case .imageReadingError: return Self.imageErrors
    case .workError: return PlanWork.Step.allCases.map(Self.work)
    case .memoryError:
      let steps: [PlanMemory.Step] = [.layer, .shadow, .blur, .turnedImage, .contrast]
      return steps.map(Self.memory)
    case .pellucidError:
      return [PellucidError(.resource, SymbolError.unknown(name: "strr", nearest: "star"))]
    case .pixelLayoutError:
      let layout = PixelLayout(width: 41, height: 17, bytesPerRow: 100)
      let bounds = PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 17)
      return [
        PixelLayoutError.unusable(layout), PixelLayoutError.tooFewBytes(found: 99, layout),
        PixelLayoutError.otherSize(bounds, layout),
      ]
    case .pngWritingError:
      return [
        PNGWritingError.unsupportedSize(width: 0, height: 17),
        PNGWritingError.wrongRowLength(y: 3, found: 41, expected: 44),
      ] + PNGWritingError.Fault.samples.map { PNGWritingError.failed($0) }
    case .renderingError:
      return [
        RenderingError.fonts(.fontUnreadable(path: "a.ttf")),
        RenderingError.symbols(.folderUnreadable(path: "a/b")),
        RenderingError.resource(.masksTooLarge(bytes: 41, limit: 17)),
        RenderingError.memory(Self.memory(.layer)), RenderingError.work(Self.work(.glass)),
      ]
    case .resourceError:
      return [
        ResourceError.image(place: "desktop[0].image", path: "a.png", .unknownFormat),
        ResourceError.text(place: "desktop[0].text", .tooLong(bytes: 41, limit: 17)),
        ResourceError.symbol(place: "desktop[0].symbol", .unknown(name: "strr", nearest: "star")),
        ResourceError.masksTooLarge(bytes: 41, limit: 17),
      ]
    case .symbolError:
      let errors: [SymbolError] = [
        .unknown(name: "strr", nearest: "star"), .unknown(name: "strr", nearest: nil),
        .themeMissing(name: "star", package: "icons"), .templatesMissing(name: "star", folder: "a/b"),
        .unreadable(path: "a.svg"), .notAFile(path: "a.svg", .socket), .folderUnreadable(path: "a/b"),
        .fileTooLarge(path: "a.svg", limit: 17),
        .malformed(path: "a.svg", reason: "XML error"), .malformed(path: "a.svg", reason: nil),
        .geometryOutOfRange,
        .maskTooLarge(width: 41, height: 42, pixelLimit: 17),
        .tooComplex(path: "a.svg", width: 41, height: 42), .outOfMemory,
      ]
      return errors + SymbolRefusal.samples.map { SymbolError.refused(path: "a.svg", $0) }
    default:
      let parts: [TextError.Geometry] = [.frame, .transform, .scale, .width]
      let errors: [TextError] = [
        .fontsMissing(family: "Inter", package: "fonts-inter"),
        .familyMissing(name: "Intre", nearest: "Inter"),
        .familyMissing(name: "x", nearest: nil), .fontUnreadable(path: "a.ttf"),
        .tooLong(bytes: 41, limit: 17),
        .sizeOutOfRange(points: 0.25, allowed: 0.5...4096), .weightOutOfRange(weight: 41, allowed: 1...1000),
        .maskTooLarge(width: 41, height: 42, pixelLimit: 17),
      ]
      return errors + parts.map { TextError.geometryOutOfRange($0) }
    }
  }

  private static var imageErrors: [ImageReadingError] {
    [
      .notFound(path: "a.png"), .unreadable(path: "a.png", reason: "refused"),
      .notAFile(path: "a.png", .pipe), .tooManyBytes(limit: 17),
      .unknownFormat, .truncated(.webp), .tooLarge(width: 41, height: 42, limit: .dimension(17)),
      .tooLarge(width: 41, height: 42, limit: .pixels(17)),
      .tooLarge(width: 41, height: 42, limit: .total(17)),
      .unsupportedFormat(.heic), .toolMissing(.pdf, tool: "pdftocairo", package: "poppler-utils"),
      .toolTimedOut(.pdf, tool: "pdftocairo", seconds: 20), .outOfMemory,
    ] + PictureFault.samples.map { .corrupt(.jpeg, $0) }
      + SymbolRefusal.samples.map { .corrupt(.svg, .symbol($0)) }
      + ProgramFault.samples.map { .corrupt(.pdf, .program($0)) }
      + ProgramFault.samples.map { .toolFailed(.pdf, tool: "pdftocairo", $0) }
      + ProfileFault.samples.map { .unsupportedProfile(.png, $0) }
  }
}
