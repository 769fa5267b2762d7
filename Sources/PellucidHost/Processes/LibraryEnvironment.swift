// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The variables of the environment by which the libraries for text and pictures change what they draw.
package enum LibraryEnvironment {
  /// The beginnings of the names: HarfBuzz's shapers, Fontconfig's files and messages, FreeType's hinting, the debugging of
  /// Pango, cairo, Pixman, librsvg and GLib, the instruction sets and approximations of libjpeg-turbo, the debugging of Expat, and languages, whose
  /// names Fontconfig and librsvg expect to be well formed.
  private static let prefixes = [
    "HB_", "FC_", "FONTCONFIG_", "FREETYPE_", "PANGO", "CAIRO_", "PIXMAN_", "RSVG_", "G_DEBUG", "G_MESSAGES_",
    "G_ENABLE_", "G_SLICE", "GDK_PIXBUF_", "JSIMD_", "JPEGMEM", "LIBPNG_", "EXPAT_", "LANG", "LC_",
  ]

  /// Removes the variables, so that the same input gives the same bytes whatever the environment holds.
  ///
  /// The environment belongs to the process: a program calls this once, after it has read its own variables and before
  /// another thread or a library reads any.
  package static func clear() {
    for name in ProcessInfo.processInfo.environment.keys where prefixes.contains(where: name.hasPrefix) {
      unsetenv(name)
    }
  }
}
