// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPango
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The changes of outlines for the faces that no font has.
extension TextBlock {
  /// The shear of italic letters of a family without italic fonts: the one of Fontconfig's rule for them.
  private static let slant = 0.2

  /// Returns an outline with the corners, the slant and the width of the text's face.
  ///
  /// Letters of other scripts, which the family lacks, keep their corners and stay upright, as the platform draws them.
  func formed(_ outline: GlyphOutline, of font: UnsafeMutablePointer<PangoFont>) -> GlyphOutline {
    let (face, radius) = (text.face, text.cornerRadius(ofWeight: text.smallCapitals.weight))
    guard face.isItalic || face.width != 1 || radius != nil else { return outline }
    let isOwn = ParagraphLayout.family(of: font) == family
    let slant = face.isItalic && isOwn && ParagraphLayout.isUpright(font) ? Self.slant : 0
    let form = Transform(a: face.width, b: 0, c: -slant * face.width, d: 1, tx: 0, ty: 0)
    return outline.changed { path in
      let rounded = isOwn ? radius.map { RoundedCorners(path, radius: $0).path } ?? path : path
      return form == .identity ? rounded : rounded.transformed(by: form)
    }
  }
}
