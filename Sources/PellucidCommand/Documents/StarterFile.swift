// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit

/// A file that `pellucid init` writes.
struct StarterFile {
  /// The path in the folder of the app.
  let path: String
  let text: String

  static let all = [scene, configuration, workflow]

  static let scene = StarterFile(
    path: "Scenes/panel.json",
    text: ##"""
      {
        "version": 1, "size": {"width": 390, "height": 240}, "traits": {"platform": "ios"},
        "desktop": [
          {"id": "sky", "linearGradient": {"stops": [[0, "#2B5876"], [1, "#4E4376"]], "start": [0, 0], "end": [1, 1]}},
          {
            "id": "panel", "material": "thick", "frame": [24, 60, 342, 120], "shape": {"roundedRectangle": 28},
            "layers": [
              {"symbol": "wifi", "frame": [24, 46, 28, 28]},
              {"id": "title", "text": "Wi-Fi", "frame": [68, 34, 250, 26], "size": 20, "weight": "semibold"},
              {"id": "detail", "text": "Connected", "frame": [68, 62, 250, 24]}
            ]
          }
        ]
      }

      """##)

  static let configuration = StarterFile(
    path: GateFlags.fileName,
    text: """
      {
        "version": 1,
        "preset": "drawn",
        "rules": []
      }

      """)

  static let workflow = StarterFile(
    path: ".github/workflows/pellucid.yml",
    text: """
      # Write the account that hosts Pellucid for OWNER. The version is fixed, because a newer look can change every picture.
      on: [pull_request]
      permissions: {contents: read}
      jobs:
        scenes:
          runs-on: ubuntu-latest
          container: debian:12
          steps:
            - uses: actions/checkout@v4
            - uses: OWNER/pellucid@v\(Release.version)
              with: {scenes: Scenes}

      """)
}
