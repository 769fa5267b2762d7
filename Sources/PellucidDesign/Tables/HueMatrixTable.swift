// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// SwiftUI's hues over a material: half the backdrop plus a bias per channel.
enum HueMatrixTable {
  struct Row: Sendable {
    var name: String
    var light: SIMD4<Float>, dark: SIMD4<Float>
  }

  static let provenance = Cell.source("OSUI", .inferred)

  static let rows: [Row] = [
    Row(
      name: "systemRed",
      light: Cell.row(0.554166, -0.214462, -0.257599, 0),
      dark: Cell.row(0.554157, -0.214443, -0.257643, 0)),
    Row(
      name: "systemOrange",
      light: Cell.row(0.484749, 0.0690631, -0.515251, 0),
      dark: Cell.row(0.484754, 0.0690543, -0.515246, 0)),
    Row(
      name: "systemYellow",
      light: Cell.row(0.48262, 0.28262, -0.51738, 0),
      dark: Cell.row(0.48262, 0.28262, -0.51738, 0)),
    Row(
      name: "systemGreen",
      light: Cell.row(-0.309423, 0.267047, -0.164325, 0),
      dark: Cell.row(-0.309444, 0.267056, -0.164345, 0)),
    Row(
      name: "systemTeal",
      light: Cell.row(-0.30676, 0.1952, 0.285396, 0),
      dark: Cell.row(-0.306794, 0.195206, 0.285406, 0)),
    Row(
      name: "systemMint",
      light: Cell.row(-0.505966, 0.274426, 0.239132, 0),
      dark: Cell.row(-0.505969, 0.274431, 0.239131, 0)),
    Row(
      name: "systemCyan",
      light: Cell.row(-0.299933, 0.18242, 0.40595, 0),
      dark: Cell.row(-0.299904, 0.182397, 0.405997, 0)),
    Row(
      name: "systemBlue",
      light: Cell.row(-0.457187, 0.0212443, 0.542813, 0),
      dark: Cell.row(-0.457176, 0.0212242, 0.542824, 0)),
    Row(
      name: "systemIndigo",
      light: Cell.row(-0.117484, -0.125327, 0.376634, 0),
      dark: Cell.row(-0.117498, -0.125298, 0.376602, 0)),
    Row(
      name: "systemPurple",
      light: Cell.row(0.216902, -0.147804, 0.401216, 0),
      dark: Cell.row(0.216914, -0.147786, 0.401213, 0)),
    Row(
      name: "systemPink",
      light: Cell.row(0.568561, -0.254969, -0.0981058, 0),
      dark: Cell.row(0.568551, -0.254948, -0.0981485, 0)),
    Row(
      name: "systemBrown",
      light: Cell.row(0.119344, 0.00169725, -0.147322, 0),
      dark: Cell.row(0.119367, 0.00166739, -0.147333, 0)),
  ]

  /// The matrix with half of the backdrop and `bias` in lanes 0…2.
  static func matrix(_ bias: SIMD4<Float>) -> ColorMatrix {
    ColorMatrix(
      red: Cell.row(0.5, 0, 0, bias.x), green: Cell.row(0, 0.5, 0, bias.y), blue: Cell.row(0, 0, 0.5, bias.z))
  }
}
