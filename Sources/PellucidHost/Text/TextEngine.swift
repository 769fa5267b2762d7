// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CHost
import CPango
import Foundation
import PellucidDesign
import PellucidScene

/// The text shaper with its fonts, confined to the rasterizer that created it.
final class TextEngine {
  let context: OpaquePointer
  /// The sorted names of all families in the library.
  let families: [String]
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let configuration: OpaquePointer
  private let request: UnsafeMutablePointer<PellucidFontRequest>
  private let fonts: FontLibrary
  private let isComplete: Bool

  /// The shaper with all files, which is made for the first text that needs them.
  private lazy var complete = TextEngine(fonts: fonts, isComplete: true)

  /// - Parameter isComplete: A Boolean value that is true for a shaper with all files of the library; without the others, a
  ///   text is given to the shaper that `engine(for:)` returns.
  init(fonts: FontLibrary, isComplete: Bool = false) {
    (self.fonts, self.isComplete) = (fonts, isComplete)
    // The configuration is empty, so that no file, rule or cache of the computer's font configuration has any effect.
    let empty: OpaquePointer = FcConfigCreate()
    configuration = empty
    for file in isComplete ? fonts.files : fonts.uprightFiles where FileReading.isFile(file) {
      _ = SystemCall.withBytes(of: file) { FcConfigAppFontAddFile(empty, $0) }
    }
    Self.freeSizes(in: configuration)
    families = Self.families(of: configuration)
    map = pango_ft2_font_map_new()
    pango_fc_font_map_set_config(PellucidFcFontMap(map), configuration)
    request = .allocate(capacity: 1)
    request.initialize(
      to: PellucidFontRequest(
        families: strdup(TextContent.defaultFamily), size: 1, weight: 400, smallSize: 1, smallWeight: 400,
        isItalic: false))
    PellucidPinFontMap(map, request)
    context = pango_font_map_create_context(map)
    pango_context_set_language(context, pango_language_from_string(ScriptLanguages.defaultLanguage))
    pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
    // Glyphs are placed by the unrounded widths of the font, also between pixels.
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    // A font map of Pango 1.50 that is released with a configuration keeps it, and with it what was read of the fonts.
    pango_fc_font_map_set_config(PellucidFcFontMap(map), nil)
    g_object_unref(map)
    FcConfigDestroy(configuration)
    free(UnsafeMutablePointer(mutating: request.pointee.families))
    request.deallocate()
  }

  /// Returns the shaper that has the fonts of a text.
  func engine(for text: TextRequest) -> TextEngine {
    let isUpright = !text.face.isItalic && text.drawnFamily == text.family
    return isComplete || isUpright && (try? family(named: text.family)) != nil ? self : complete
  }

  /// Sets the font of a text, which is used until the next call. `families` is a list separated by commas.
  func request(_ families: String, for text: TextRequest) {
    free(UnsafeMutablePointer(mutating: request.pointee.families))
    let small = text.smallCapitals
    request.pointee = PellucidFontRequest(
      families: strdup(families), size: text.size, weight: Double(text.weight), smallSize: small.size,
      smallWeight: Double(small.weight), isItalic: text.face.isItalic)
  }

  /// Returns a family's name in the library's spelling; the comparison ignores case.
  func family(named name: String) throws(TextError) -> String {
    let wanted = name.lowercased()
    let isExact = families.contains { NameMatch.same($0, name) }
    if isExact { return name }
    if let known = families.first(where: { NameMatch.same($0.lowercased(), wanted) }) { return known }
    throw .familyMissing(name: name, nearest: NameMatch.nearest(to: name, among: families))
  }

  /// Removes the sizes of fonts of pictures: Fontconfig would lay them out in the size of their pictures, which are scaled.
  private static func freeSizes(in configuration: OpaquePointer) {
    guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return }
    for index in 0..<Int(set.pointee.nfont) {
      var hasColor: FcBool = 0
      let pattern = set.pointee.fonts[index]
      guard FcPatternGetBool(pattern, FC_COLOR, 0, &hasColor) == FcResultMatch, hasColor != 0 else {
        continue
      }
      FcPatternDel(pattern, FC_PIXEL_SIZE)
    }
  }

  /// Returns the sorted family names of all fonts in a configuration.
  private static func families(of configuration: OpaquePointer) -> [String] {
    guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return [] }
    var names: Set<ExactName> = []
    for index in 0..<Int(set.pointee.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?, position: Int32 = 0
      while FcPatternGetString(set.pointee.fonts[index], FC_FAMILY, position, &name) == FcResultMatch,
        let found = name
      {
        names.insert(ExactName(String(cString: found)))
        position += 1
      }
    }
    return names.sorted().map(\.text)
  }
}
