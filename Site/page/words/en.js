// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The sentences that scripts write. Those of the pages stand in the pages.
export const words = {
  "kind.material": "Material", "kind.glass": "Glass", "kind.component": "Component",
  "piece.label": "{0} {1}: left {2}, top {3}, {4} wide, {5} high", "picture.label": "{0} {1} over the backdrop, with the text “{2}”",
  "materials.tiers": "By thickness", "materials.others": "All names", "style.levels": "Levels", "style.own": "Own", "style.custom": "a colour…",
  "style.colors": "Colours of the system", "state.rest": "at rest",
  "backdrop.fjord": "Fjord", "backdrop.balloons": "Balloons", "backdrop.meadow": "Meadow", "backdrop.aurora": "Aurora", "backdrop.city": "City",
  "backdrop.forest": "Forest", "backdrop.planet": "Planet", "backdrop.citrus": "Citrus", "backdrop.page": "A page of text", "backdrop.spectrum": "Every colour",
  "backdrop.tide": "In motion",
  "photo.large": "This file is larger than 200 MB: choose a smaller one.", "photo.kind": "This file is neither a picture nor a film: choose a PNG, JPEG, WebP, SVG or a video.",
  "photo.broken": "The browser cannot read this picture: save it again as PNG or JPEG.", "photo.camera": "There is no camera, or this page may not use it: allow it in the browser.",
  "no.start": "{0}. The picture is the browser’s own nearest filter, and nothing is proven. Reference and documents work.",
  "no.engine": "WebAssembly is off or missing in this browser: the picture is the browser’s own nearest filter, and nothing is proven. Reference and documents work.",
  "bound.holds": "Holds {0} over every backdrop. Proven.", "bound.fails": "Needs {0}; the backdrop {1} breaks it.",
  "bound.component": "A component has several texts: the findings name those that fail.", "bound.none": "There is no text to judge.",
  "curve.title": "Contrast over the luminance of the backdrop", "curve.summary": "Lowest contrast {0}, at luminance {1}; {2} is needed.", "curve.table": "As a table",
  "curve.luminance": "Luminance", "curve.contrast": "Lowest contrast",
  "repairs.unknown": "None is known for this surface.", "repairs.needless": "None is needed.", "repairs.none": "No single change is enough.",
  "repair.style": "Style {0}", "repair.material": "Material {0}", "repair.tint": "Tint {0}", "repair.dimming": "Dimming {0}", "repair.color": "Colour {0}",
  "repair.foreground": "Colour {0}", "repair.glass": "Glass {0}", "repair.weight": "Weight {0}", "repair.size": "Size {0}",
  "findings.none": "Nothing to object to.", "light": "Light", "dark": "Dark", "contrast.increased": "more contrast", "transparency.reduced": "less transparency",
  "take.copied": "Copied.", "take.refused": "The browser does not let this page copy: select the text and copy it.",
  "contrast.value": "{0}, APCA Lc {1}", "contrast.text": "Text", "contrast.large": "Large text", "contrast.enhanced": "Text, enhanced", "contrast.passes": "passes", "contrast.fails": "fails",
  "catalog.reading": "Reading {0} files…", "catalog.none": "There is no asset catalog among these files: drop a folder that ends in .xcassets, or one above it.",
  "catalog.count": "{0} files, {1} findings", "catalog.large": "These files are more than 200 MB together: drop the catalog alone.",
  "scenes.missing": "Pictures that are not here are drawn as the backdrop Fjord: drop {0}.", "scenes.ready": "{0} × {1} points",
};
