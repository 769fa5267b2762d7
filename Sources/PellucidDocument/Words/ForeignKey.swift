// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// The advice on a key or value of CSS, SwiftUI or a design tool that documents do not have.
package enum ForeignAdvice: Hashable, Sendable {
  /// Writes this member or value instead, such as `"style": "#3366FF"`.
  case write(String)
  /// Puts this layer before the layer in its list, and so below it.
  case layerBelow(String)
  /// Puts the layer into the `layers` of this one.
  case layerAround(String)
  /// Leaves the key out: the frames of layers decide where they are.
  case statedByFrames
  /// Leaves the key out: a later layer of a list lies in front of the earlier ones.
  case statedByOrder
}

/// Keys of CSS, SwiftUI and design tools, with what documents have in their place.
package struct ForeignKey: Sendable {
  /// The names, in lower case and without hyphens and underscores.
  package let names: [String]
  /// The keys that an object has where the advice holds.
  package let keys: [String]
  /// The advice, with an example in place of the value.
  package let advice: ForeignAdvice
  /// The key to write, and the example of its value; nil for other advice.
  private let member: (key: String, example: String)?

  private init(
    _ names: String, _ keys: [String], _ advice: ForeignAdvice,
    _ member: (key: String, example: String)? = nil
  ) {
    self.names = NameMatch.parts(of: names, at: " ")
    (self.keys, self.advice, self.member) = (keys, advice, member)
  }

  private init(_ names: String, in other: [String] = [], _ key: String, _ value: String) {
    self.init(names, [key] + other, .write("\"\(key)\": \(value)"), (key, value))
  }

  /// Returns the advice on a key in an object that allows the keys `allowed`; nil for a key of no system known here.
  ///
  /// - Parameters:
  ///   - value: The value of the key, which the advice converts where that is possible; nil for an example.
  ///   - siblings: The members of the object.
  package static func advice(
    on key: String, among allowed: [String], value: JSONNode? = nil, beside siblings: [JSONNode.Member] = []
  ) -> ForeignAdvice? {
    let name = folded(key)
    let row = all.first { row in
      row.names.contains(name) && row.keys.allSatisfy { allowed.contains($0) }
    }
    guard let row, let value else { return row?.advice }
    return row.advice(converting: ForeignConversion(name: name, node: value, siblings: siblings))
  }

  /// Returns the advice with a converted value in place of the example where that is possible.
  private func advice(converting conversion: ForeignConversion) -> ForeignAdvice {
    if let member, let value = conversion.value(for: member.key, like: member.example) {
      return .write("\"\(member.key)\": \(value)")
    }
    if case .layerBelow = advice, case .string(let text) = conversion.node.value,
      let color = ForeignConversion.color(text)
    {
      return .layerBelow("{\"fill\": \(color), \"frame\": [0, 0, 120, 44]}")
    }
    return advice
  }

  /// Returns a name in lower case, without hyphens and underscores.
  static func folded(_ name: String) -> String {
    String(
      decoding: name.utf8.compactMap { byte -> UInt8? in
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          ? nil : byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
      }, as: UTF8.self)
  }

  /// All rows. The first row that suits a key and its object counts.
  package static let all: [ForeignKey] = partsOfLayers + texts + pictures + surfaces + places + documents

  /// Keys in shadows, transforms, shapes and gradients.
  private static let partsOfLayers = [
    ForeignKey("blur blurradius radius size", "sigma", "8"),
    ForeignKey("x y dx dy offsetx offsety", in: ["sigma"], "offset", "[0, 4]"),
    ForeignKey("opacity alpha", in: ["sigma"], "color", "\"#00000040\""),
    ForeignKey("rotation angle rotationeffect", "rotate", "45"),
    ForeignKey("x y offset position", "translate", "[10, 0]"),
    ForeignKey("scalex scaley scaleeffect zoom", in: ["rotate"], "scale", "[2, 1]"),
    ForeignKey("cornerradius borderradius radius cornerradii rounded rectangle", "roundedRectangle", "12"),
    ForeignKey("colors colorstops gradientstops locations", "stops", "[[0, \"#3366FF\"], [1, \"#FF6633\"]]"),
    ForeignKey("radius", "endRadius", "0.5"),
    ForeignKey("startpoint from", in: ["stops", "end"], "start", "[0.5, 0]"),
    ForeignKey("endpoint to direction angle", in: ["stops"], "end", "[1, 0.5]"),
    ForeignKey("angle startangle", in: ["stops"], "start", "90"),
  ]

  /// Keys of texts.
  private static let texts = [
    ForeignKey("textalign textalignment multilinetextalignment align", "alignment", "\"center\""),
    ForeignKey("fontsize pointsize", in: ["textStyle"], "size", "17"),
    ForeignKey("font fontstyle", "textStyle", "\"headline\""),
    ForeignKey("fontweight", in: ["scale"], "weight", "\"semibold\""),
    ForeignKey("fontweight", in: ["textStyle"], "weight", "\"semibold\""),
    ForeignKey("fontfamily fontname typeface", "family", "\"Inter\""),
    ForeignKey("fontdesign", "design", "\"rounded\""),
    ForeignKey("fontstretch", "fontWidth", "\"condensed\""),
    ForeignKey("isitalic obliqueness", "italic", "true"),
    ForeignKey("monospaceddigit fontvariantnumeric", "monospacedDigits", "true"),
    ForeignKey("fontvariant fontvariantcaps", "smallCaps", "\"all\""),
    ForeignKey("maxlines numberoflines lineclamp lines", "lineLimit", "1"),
    ForeignKey("textoverflow linebreakmode truncationmode textwrap", "truncation", "\"tail\""),
    ForeignKey(
      "color textcolor foregroundcolor foregroundstyle fontcolor foreground fills tintcolor",
      in: ["alignment"],
      "style", "\"secondaryLabel\""),
    ForeignKey(
      "color foregroundcolor foregroundstyle foreground fills tint tintcolor", in: ["rendering"], "style",
      "\"secondaryLabel\""),
    ForeignKey("string label caption characters title value type textcontent", "text", "\"Wi-Fi\""),
    ForeignKey("label text caption", "title", "\"Save\""),
  ]

  /// Keys of pictures and symbols.
  private static let pictures = [
    ForeignKey("src url source picture photo img path file backgroundimage", "image", "\"photo.jpg\""),
    ForeignKey("icon systemname systemimage sfsymbol image", "symbol", "\"wifi\""),
    ForeignKey(
      "objectfit contentmode backgroundsize resizemode scaletype aspectratio scalemode", "fit", "\"fit\""),
    ForeignKey("renderingmode symbolrenderingmode", "rendering", "\"automatic\""),
    ForeignKey("imagescale", in: ["rendering"], "scale", "\"large\""),
    ForeignKey("symbolvariant symbolvariants", "variant", "\"fill\""),
  ]

  /// Keys of fills, materials, glass and their effects.
  private static let surfaces = [
    ForeignKey("color tintcolor background backgroundcolor accentcolor", "tint", "\"systemOrange\""),
    ForeignKey("accentcolor tint tintcolor", "accent", "\"blue\""),
    ForeignKey(
      "cornerradius borderradius radius cornerradii rounded containershape", "shape",
      "{\"roundedRectangle\": 12}"),
    ForeignKey(
      "cornerradius borderradius radius cornerradii rounded", "clip", "{\"roundedRectangle\": 12}"),
    ForeignKey(
      "backdropfilter blur filter vibrancy visualeffect backgroundmaterial background backgroundcolor",
      in: ["presentation"], "material", "\"regular\""),
    ForeignKey("color backgroundcolor background bg fillcolor fills foregroundcolor", "fill", "\"#3366FF\""),
    ForeignKey("backdropfilter blur filter vibrancy visualeffect backgroundmaterial", "material", "\"thin\""),
    ForeignKey(
      "gradient backgroundgradient", "linearGradient", "{\"stops\": [[0, \"#3366FF\"], [1, \"#FF6633\"]]}"),
    ForeignKey("glasseffect liquidglass", "glass", "\"regular\""),
    ForeignKey("gap itemspacing", "spacing", "12"),
    ForeignKey(
      "backdropfilter blur filter vibrancy visualeffect backgroundmaterial glasseffect", ["blend"],
      .layerAround("{\"material\": \"thin\", \"layers\": []}")),
    ForeignKey(
      "background backgroundcolor bg border bordercolor borderwidth stroke strokes strokewidth strokeweight",
      ["blend"], .layerBelow("{\"fill\": \"#3366FF\", \"frame\": [0, 0, 120, 44]}")),
    ForeignKey("alpha", "opacity", "0.5"),
    ForeignKey("hidden ishidden visible isvisible visibility display", "opacity", "0"),
    ForeignKey("blendmode mixblendmode compositingfilter", "blend", "\"multiply\""),
    ForeignKey(
      "clipshape clippath overflow mask clipstobounds maskstobounds clipscontent", "clip", "\"rectangle\""),
    ForeignKey("boxshadow dropshadow elevation effects", "shadow", "{\"sigma\": 8, \"offset\": [0, 4]}"),
    ForeignKey("rotation rotate rotationeffect", "transform", "{\"rotate\": 45}"),
    ForeignKey("scaleeffect zoom", "transform", "{\"scale\": 2}"),
    ForeignKey("disabled isdisabled enabled isenabled", "state", "\"disabled\""),
    ForeignKey("disabled isdisabled enabled isenabled", "inactive", "true"),
    ForeignKey("name identifier key class accessibilityidentifier", in: ["frame"], "id", "\"title\""),
  ]

  /// Keys of places and of what is in layers.
  private static let places = [
    ForeignKey(
      "width height canvas viewport dimensions bounds frame", in: ["desktop"], "size",
      "{\"width\": 390, \"height\": 300}"),
    ForeignKey(
      "x y width height left top right bottom position origin rect bounds size minwidth minheight maxwidth maxheight "
        + "absoluteboundingbox", "frame", "[0, 0, 120, 44]"),
    ForeignKey(
      "padding paddingleft paddingright paddingtop paddingbottom paddinghorizontal paddingvertical margin gap spacing "
        + "inset insets flex flexdirection justifycontent alignitems layout layoutmode itemspacing constraints "
        + "alignment alignself grid",
      ["frame"], .statedByFrames),
    ForeignKey("zindex zorder zposition", ["frame"], .statedByOrder),
    ForeignKey("children subviews views elements items body", "layers", "[]"),
    ForeignKey("children subviews views elements items stack zstack hstack vstack view", "group", "[]"),
  ]

  /// Keys of documents, windows and traits.
  private static let documents = [
    ForeignKey("layers children elements nodes scene views", "desktop", "[]"),
    ForeignKey(
      "background backgroundcolor backgroundimage wallpaper", "desktop", "[{\"fill\": \"#3366FF\"}]"),
    ForeignKey("dpr devicepixelratio pixelratio density", in: ["desktop"], "scale", "2"),
    ForeignKey("settings environment device", "traits", "{\"platform\": \"ios\"}"),
    ForeignKey("platform os system", "traits", "{\"platform\": \"ios\"}"),
    ForeignKey("key iskey main ismain focused isactive", in: ["presentation"], "active", "true"),
    ForeignKey("os system", "platform", "\"ios\""),
    ForeignKey(
      "colorscheme theme mode interfacestyle userinterfacestyle darkmode scheme", "appearance", "\"dark\""),
    ForeignKey("highcontrast increasecontrast accessibilitycontrast", "contrast", "\"increased\""),
    ForeignKey("reducetransparency accessibilityreducetransparency", "transparency", "\"reduced\""),
    ForeignKey(
      "dynamictype dynamictypesize contentsizecategory preferredcontentsizecategory fontsize sizecategory",
      "textSize", "\"xLarge\""),
    ForeignKey("legibilityweight bold", "boldText", "true"),
    ForeignKey("layoutdirection rtl dir writingdirection", "direction", "\"rightToLeft\""),
    ForeignKey("language lang", "locale", "\"ko\""),
    ForeignKey("prefersreducedmotion accessibilityreducemotion", "reduceMotion", "true"),
    ForeignKey("invertcolors accessibilityinvertcolors", "smartInvert", "true"),
  ]
}
