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

  @Test(
    "A hostile text of a megabyte takes a short part of an error's line", arguments: PublicErrors.allCases)
  func hostileErrors(_ error: PublicErrors) {
    for sample in ForeignText.whileHostile({ error.samples }) {
      for language in Language.allCases {
        let sentence = sample.sentence(in: language)
        #expect(HostileText.fault(ofSentence: sentence) == nil, "\(sentence.prefix(200))")
      }
    }
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
  private static var place: SceneReadingError.Place {
    SceneReadingError.Place(foreign("windows[0].frame"), at: position)
  }

  /// One error of each case.
  fileprivate var samples: [any Described] {
    switch self {
    case .assetNameError, .colorNameError, .colorParsingError, .glassError, .materialError, .sceneError,
      .legibilityError, .symbolRefusal, .usageProblem:
      names
    case .sceneReadingError, .sceneWritingError, .sceneFileError, .configurationError, .baselineError,
      .catalogEditError, .catalogPathError, .changedLinesFailure, .fileReadingError, .fileWritingError,
      .previewError:
      files
    case .imageReadingError, .memoryError, .pellucidError, .pixelLayoutError, .pngWritingError,
      .renderingError,
      .resourceError, .symbolError, .textError, .unexaminedPicture, .workError:
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
    case .changedLinesFailure: "no work tree of Git: a/b: refused; leave --diff away"
    case .colorNameError: "unknown colour \"lable\": did you mean \"label\"? pellucid colors lists them"
    case .colorParsingError:
      "not a colour: at byte 4 stands \"x\", allowed is #RRGGBB, rgb(…), hsl(…), oklab(…), oklch(…) or color(…)"
    case .fileReadingError:
      "a/b: there is no such file; check the path, which is relative to the current folder"
    case .fileWritingError: "a/b: its folder does not exist; create the folder or choose another path"
    case .previewError:
      "the views are not installed: a/b: install the program anew, with all of its files"
    case .glassError: "unknown glass \"regullar\": did you mean \"regular\"?"
    case .imageReadingError: "a.png: there is no such file; check the path"
    case .legibilityError:
      "no bound: the blend mode multiply has no bound: mix it in another mode, such as normal"
    case .configurationError: "not JSON, found 'x': pairs[0] (\(position)): write ':' here"
    case .materialError: "unknown material \"thn\": did you mean \"thin\"? pellucid materials lists them"
    case .workError:
      "drawing takes 42 s of one processor or more, most of it for groups and clipped layers, and 15 s are allowed: "
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
    case .unexaminedPicture:
      "a.pdf: pdftocairo could not be run on the PDF picture (No room); make room or raise the limit"
    case .usageProblem: "one argument too many: c: write pellucid diff --help for usage"
    }
  }

  private var names: [any Described] {
    switch self {
    case .assetNameError:
      let kinds: [SceneAssets.Kind] = [.color, .image, .symbol]
      return [
        AssetNameError.noCatalogs(name: foreign("Ink")), AssetNameError.missingPrefix(name: foreign("Ink")),
      ]
        + kinds.map { AssetNameError.unknown($0, name: foreign("Inkk"), nearest: foreign("Ink")) }
        + kinds.map { AssetNameError.unknown($0, name: foreign("Inkk"), nearest: nil) }
    case .colorNameError:
      return [
        ColorNameError.unknownColor(name: foreign("lable"), nearest: foreign("label")),
        ColorNameError.unknownColor(name: foreign("xyz"), nearest: nil),
        ColorNameError.notOnPlatform(
          name: foreign("systemGray6"), platform: .macOS, nearest: foreign("systemGray")),
      ]
    case .colorParsingError:
      return [foreign("x"), foreign("")].flatMap { found in
        ColorParsingError.Allowed.samples.map {
          ColorParsingError(.invalidDigit, position: 3, found: found, allowed: $0)
        }
      }
    case .glassError:
      return [
        GlassError.unknownVariant(name: foreign("regullar"), nearest: foreign("regular")),
        GlassError.unknownVariant(name: foreign("xyz"), nearest: nil),
        GlassError.unknownControl(name: foreign("bar"), nearest: foreign("sidebar")),
        GlassError.unknownScrollEdge(name: foreign("hardd"), nearest: foreign("hard")),
      ]
    case .materialError:
      return [
        MaterialError.unknownMaterial(name: foreign("thn"), nearest: foreign("thin")),
        MaterialError.unknownMaterial(name: foreign("xyz"), nearest: nil),
        MaterialError.notOnPlatform(
          name: foreign("hud"), platform: .tvOS, available: ["thin", "thick"]),
        MaterialError.unknownRole(name: foreign("shet"), nearest: foreign("sheet")),
        MaterialError.unknownRole(name: foreign("xyz"), nearest: nil),
      ]
    case .sceneError:
      let quantities: [SceneError.Quantity] = [
        .size, .scale, .time, .frame, .opacity, .shadow, .transform, .fill, .spacing, .progress,
      ]
      return [
        SceneError.material(
          place: foreign("desktop[0]"), .unknownMaterial(name: foreign("thn"), nearest: foreign("thin"))),
        SceneError.color(
          place: foreign("desktop[0]"), .unknownColor(name: foreign("lable"), nearest: foreign("label"))),
        SceneError.asset(place: foreign("desktop[0]"), .missingPrefix(name: foreign("Ink"))),
        SceneError.nestedTooDeep(place: foreign("desktop[0]"), limit: 32),
        SceneError.component(place: foreign("desktop[0]"), .unavailable(.toggle, .tvOS)),
        SceneError.component(place: foreign("desktop[0]"), .unavailableStyle(.toggle, .checkbox, .iOS)),
        SceneError.component(
          place: foreign("desktop[0]"), .unavailableProperty(.row, .swipe, .tvOS, allowed: [.iOS, .macOS])),
        SceneError.component(
          place: foreign("desktop[0]"), .unknownState(.slider, .selected, .macOS, allowed: [.pressed])),
        SceneError.component(place: foreign("desktop[0]"), .conflictingStates(.button, .disabled, .pressed)),
        SceneError.component(
          place: foreign("desktop[0]"), .outOfRange(.slider, .value, found: 2, allowed: 0...1)),
        SceneError.component(place: foreign("desktop[0]"), .empty(.segmentedControl, .items)),
        SceneError.component(
          place: foreign("desktop[0]"), .missing(.tab, oneOf: [.title, .symbol], empty: nil)),
        SceneError.component(
          place: foreign("desktop[0]"), .missing(.tooltip, oneOf: [.text], empty: .text)),
        SceneError.component(place: foreign("desktop[0]"), .tooLong(.button, .title, limit: 10_000)),
        SceneError.component(
          place: foreign("desktop[0]"), .tooLarge(.textView, .text, found: 40_000, limit: 8192)),
        SceneError.component(
          place: foreign("desktop[0]"), .tooLarge(.list, nil, found: 40_000, limit: 8192)),
        SceneError.component(place: foreign("desktop[0]"), .notLowered(.slider)),
        SceneError.tooMuchGlass(place: foreign("desktop[0]"), pieces: 900, spacing: 12.5),
      ] + quantities.map { SceneError.unusableNumber(place: foreign("desktop[0]"), $0) }
    case .symbolRefusal: return SymbolRefusal.samples
    case .usageProblem: return [UsageProblem.surplusArgument(foreign("c"), verb: "diff")]
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
        SceneFileError.unreadable(.notFound(path: foreign("a.json"))),
        SceneFileError.refused(.duplicateKey(place)),
      ]
    case .configurationError:
      let facts: [ConfigurationError.Fact] = [
        .notJSON(found: .text(foreign("'x'")), expected: .text(foreign("':'"))), .keyTwice,
        .tooMany(what: .values, limit: 9),
        .unknownKey(nearest: "pairs", allowed: ["pairs", "roles"]), .missingKey("version"),
        .wrongKind(found: .null, expected: .null),
        .unknownValue(found: foreign("txt"), nearest: foreign("text"), allowed: ["text", "fill"]),
        .otherVersion,
        .badColor(found: foreign("#12")),
        .unknownReference(found: foreign("REF:ios:x"), nearest: foreign("REF:ios:y")),
        .missingOneOf(["severity", "ignore"]), .excludingKeys(["severity", "ignore"]), .emptyReason,
        .noSeverity(found: foreign("off")),
        .backdrops(.duplicateKey(.init(foreign("pairs[0]"), at: Self.position))),
      ]
      return facts.map { ConfigurationError(fact: $0, keyPath: foreign("pairs[0]"), position: position) }
    case .baselineError: return [BaselineError.notABaseline, BaselineError.otherVersion(7)]
    case .catalogEditError:
      let finding = PlacedFileFact(
        .keyTwice, in: foreign("Contents.json"), keyPath: foreign("colors[0]"), at: position)
      let ambiguous = PlacedFileFact(
        .sameVariant(first: foreign("colors[0]")), in: foreign(""), keyPath: foreign("colors[2]"))
      return [
        CatalogEditError.unreadable([finding]), CatalogEditError.unreadable([]),
        CatalogEditError.ambiguous(ambiguous), CatalogEditError.nothingToWrite,
      ]
    case .changedLinesFailure:
      return [
        ChangedLines.Failure.noWorkTree(path: foreign("a/b"), reason: foreign("refused")),
        ChangedLines.Failure.unknownRevision(foreign("main"), reason: foreign("refused")),
      ]
    case .catalogPathError:
      return [
        CatalogPathError.notFound(path: foreign("a/b")), CatalogPathError.notFolder(path: foreign("a/b")),
        CatalogPathError.unreadable(path: foreign("a/b"), .system(foreign("refused"))),
        CatalogPathError.unreadable(path: foreign("a/b"), .missing),
        CatalogPathError.unreadable(path: foreign("a/b"), .notAFile),
        CatalogPathError.unreadable(path: foreign("a/b"), .tooManyBytes(limit: 17)),
        CatalogPathError.noCatalog(path: foreign("a/b")),
        CatalogPathError.tooLarge(path: foreign("a/b"), .values, limit: 17),
        CatalogPathError.linkedCatalog(link: foreign("a/b.xcassets"), target: foreign("/c/d")),
      ]
    case .previewError:
      return [
        PreviewError.noViews(folder: foreign("a/b")), PreviewError.noCompiler,
        PreviewError.otherCompiler(version: foreign("Swift version 6.0")),
        PreviewError.noSources(path: foreign("a/b")),
        PreviewError.refused(
          path: foreign("a.swift"), messages: foreign("a.swift:1:1: error: X")),
        PreviewError.noPreviews(path: foreign("a.swift")),
        PreviewError.unrun(program: foreign("a/b"), .said(foreign("X"))),
        PreviewError.late(program: foreign("a/b"), seconds: 600),
        PreviewError.unwritten(.isFolder(path: foreign("a/b"))),
      ]
    case .fileReadingError:
      return [
        FileReadingError.notFound(path: foreign("a/b")),
        FileReadingError.unreadable(path: foreign("a/b"), reason: foreign("refused")),
        FileReadingError.tooManyBytes(path: foreign("a/b"), limit: 4096),
      ] + FileKind.samples.map { FileReadingError.notAFile(path: foreign("a/b"), $0) }
    default:
      return [
        FileWritingError.folderNotFound(path: foreign("a/b")),
        FileWritingError.isFolder(path: foreign("a/b")), FileWritingError.notAFolder(path: foreign("a/b")),
        FileWritingError.unwritable(path: foreign("a/b"), reason: foreign("refused")),
        FileWritingError.noReader(path: foreign("a/b")),
        FileWritingError.isInput(path: foreign("a/b")), FileWritingError.notAReport(path: foreign("a/b")),
        FileWritingError.changed(path: foreign("a/b")),
        FileWritingError.busy(path: foreign("a/b"), seconds: 41),
      ] + FileKind.samples.map { FileWritingError.notAFile(path: foreign("a/b"), $0) }
    }
  }

  private static var readingErrors: [SceneReadingError] {
    [
      .tooManyBytes(limit: 4096),
      .syntax(at: position, found: .text(foreign("'x'")), expected: .text(foreign("':'"))),
      .duplicateKey(place),
      .unknownKey(place, nearest: foreign("size"), allowed: ["size", "scale"]),
      .missingKey(place, key: "size"),
      .foreignValue(place, found: foreign("50%"), write: foreign("0.5")),
      .wrongKind(place, found: .null, expected: .null),
      .wrongKind(place, found: .arrayOf(41), expected: .rowsOf(17)),
      .unknownValue(place, found: foreign("drak"), nearest: foreign("dark"), allowed: ["light", "dark"]),
      .unclearLayer(place, found: [foreign("fill"), foreign("text")], allowed: []),
      .excludingKeys(place, keys: ["size", "textStyle"]),
      .unclearLayer(place, found: [], allowed: ["fill", "text"]),
      .tooMany(place, what: .values, limit: 9), .ownAppearance(place, found: .text(foreign("\"darkMode\""))),
    ] + ForeignAdvice.samples.map { .foreignKey(place, $0, allowed: ["style"]) }
      + SceneReadingError.AllowedNumber.samples.map { .outOfRange(place, found: 2.5, allowed: $0) }
      + [foreign("x"), foreign("")].map { found in
        let fault = ColorParsingError(.invalidDigit, position: 3, found: found, allowed: .hexadecimalDigit)
        return .badColor(place, found: foreign("#12"), fault)
      }
  }

  private var drawing: [any Described] {
    switch self {
    case .imageReadingError: return Self.imageErrors
    case .workError: return PlanWork.Step.allCases.map(Self.work)
    case .unexaminedPicture:
      let error = ImageReadingError.toolFailed(.pdf, tool: "pdftocairo", .system("No room"))
      return [UnexaminedPicture(path: "a.pdf", error: error)]
    case .memoryError:
      let steps: [PlanMemory.Step] = [.layer, .shadow, .blur, .turnedImage, .contrast]
      return steps.map(Self.memory)
    case .pellucidError:
      return [PellucidError(.resource, SymbolError.unknown(name: foreign("strr"), nearest: foreign("star")))]
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
        RenderingError.fonts(.fontUnreadable(path: foreign("a.ttf"))),
        RenderingError.symbols(.folderUnreadable(path: foreign("a/b"))),
        RenderingError.resource(.masksTooLarge(bytes: 41, limit: 17)),
        RenderingError.memory(Self.memory(.layer)), RenderingError.work(Self.work(.glass)),
      ]
    case .resourceError:
      return [
        ResourceError.image(place: foreign("desktop[0].image"), path: foreign("a.png"), .unknownFormat),
        ResourceError.text(place: foreign("desktop[0].text"), .tooLong(bytes: 41, limit: 17)),
        ResourceError.symbol(
          place: foreign("desktop[0].symbol"), .unknown(name: foreign("strr"), nearest: foreign("star"))),
        ResourceError.noPictures(path: foreign("a/b")),
        ResourceError.translucentPicture(path: foreign("a.png")),
        ResourceError.masksTooLarge(bytes: 41, limit: 17),
      ]
    case .symbolError:
      let errors: [SymbolError] = [
        .unknown(name: foreign("strr"), nearest: foreign("star")),
        .unknown(name: foreign("strr"), nearest: nil),
        .iconsMissing(name: foreign("star"), folder: foreign("a/b"), package: "icons"),
        .templatesMissing(name: foreign("star"), folder: foreign("a/b")),
        .unreadable(path: foreign("a.svg")), .notAFile(path: foreign("a.svg"), .socket),
        .folderUnreadable(path: foreign("a/b")),
        .fileTooLarge(path: foreign("a.svg"), limit: 17),
        .malformed(path: foreign("a.svg"), reason: foreign("XML error")),
        .malformed(path: foreign("a.svg"), reason: nil),
        .geometryOutOfRange,
        .maskTooLarge(width: 41, height: 42, pixelLimit: 17),
        .tooComplex(path: foreign("a.svg"), width: 41, height: 42), .outOfMemory,
      ]
      return errors + SymbolRefusal.samples.map { SymbolError.refused(path: foreign("a.svg"), $0) }
    default:
      let parts: [TextError.Geometry] = [.frame, .transform, .scale, .width]
      let errors: [TextError] = [
        .fontsMissing(family: foreign("Inter"), package: "fonts-inter"),
        .familyMissing(name: foreign("Intre"), nearest: foreign("Inter")),
        .familyMissing(name: foreign("x"), nearest: nil), .fontUnreadable(path: foreign("a.ttf")),
        .tooLong(bytes: 41, limit: 17),
        .sizeOutOfRange(points: 0.25, allowed: 0.5...4096), .weightOutOfRange(weight: 41, allowed: 1...1000),
        .maskTooLarge(width: 41, height: 42, pixelLimit: 17),
      ]
      return errors + parts.map { TextError.geometryOutOfRange($0) }
    }
  }

  private static var imageErrors: [ImageReadingError] {
    [
      .notFound(path: foreign("a.png")), .unreadable(path: foreign("a.png"), reason: foreign("refused")),
      .notAFile(path: foreign("a.png"), .pipe), .tooManyBytes(limit: 17),
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
