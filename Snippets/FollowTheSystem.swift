// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

var traits = Traits()
traits.platform = .macOS
let window = SceneDescription(size: Size(width: 400, height: 240), traits: traits) {
  MaterialLayer(role: .sidebar) { TextLayer("Library").frame(x: 20, y: 20, width: 120, height: 20) }
    .frame(x: 0, y: 0, width: 160, height: 240)
}

var renderer = try SceneRenderer()
var frame: SceneFrame?
for await settings in DesktopSettings().changes() {
  frame = try renderer.frame(of: window.following(settings), after: frame.take())
  print("drawn in", settings.appearance == .dark ? "dark" : "light", frame?.width ?? 0)
}
