// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension VibrancyStyleTable {
  /// Returns the hues of the files, which have the names of the system's hues and other values.
  static func platformColors() -> [VibrancyStyle] {
    [
      VibrancyStyle(
        "platformGray", .light,
        .backdropMatrix(
          Cell.matrix(
            Cell.row(1.0701, -0.0591818, -0.0109182, -0.08),
            Cell.row(-0.0297504, 1.04133, -0.0115826, -0.08),
            Cell.row(-0.0304148, -0.0581852, 1.0886, -0.08))),
        Cell.source("S1", .measured)),
      VibrancyStyle(
        "platformBlue", .light,
        .backdropMatrix(
          Cell.matrix(
            Cell.row(-0.147322, -0.289224, -0.0561696, 0.443676),
            Cell.row(-0.194856, -0.382542, -0.0742928, 0.964455),
            Cell.row(-0.246675, -0.484275, -0.09405, 1.74288),
            alpha: Cell.row(0, 0, 0, 0.1))),
        Cell.source("S1", .measured)),
      VibrancyStyle(
        "platformTeal", .light,
        .backdropMatrix(
          Cell.matrix(
            Cell.row(-0.0560625, -0.110063, -0.021375, 0.30641),
            Cell.row(-0.095637, -0.187756, -0.0364636, 0.890516),
            Cell.row(-0.112125, -0.220125, -0.04275, 1.24044),
            alpha: Cell.row(-0.0897, -0.1761, -0.0342, 0.45))),
        Cell.source("S1", .measured)),
      VibrancyStyle(
        "platformOrange", .light,
        .backdropMatrix(
          Cell.matrix(
            Cell.row(-0.46412, 0.070659, 0.013461, 1.52438),
            Cell.row(0.02514, -0.301562, 0.00966162, 0.93276),
            Cell.row(0, 0, 0, 0),
            alpha: Cell.row(0.1794, 0.3522, 0.0684, -0.4))),
        Cell.source("S1", .measured)),
      VibrancyStyle(
        "platformGreen", .light,
        .backdropMatrix(
          Cell.matrix(
            Cell.row(-0.0723896, 0.000889868, 0.000134727, 0.177077),
            Cell.row(0.0155487, -0.289381, 0.000692411, 0.936432),
            Cell.row(0.00877353, 0.00175226, -0.162916, 0.380563),
            alpha: Cell.row(-0.1196, -0.2348, -0.0456, 0.1))),
        Cell.source("S1", .measured)),
      VibrancyStyle(
        "platformGray", .dark,
        .backdropMatrix(
          Cell.matrix(
            Cell.row(1.0701, -0.0591818, -0.0109182, 0.06),
            Cell.row(-0.0297504, 1.04133, -0.0115826, 0.06),
            Cell.row(-0.0304148, -0.0581852, 1.0886, 0.06))),
        Cell.source("S1", .measured)),
      VibrancyStyle(
        "platformBlue", .dark,
        .backdropMatrix(
          Cell.matrix(
            Cell.row(0.0560625, 0.110063, 0.021375, 0.022213),
            Cell.row(0.0804609, 0.157962, 0.0306774, 0.496058),
            Cell.row(0.112125, 0.220125, 0.04275, 1.04443))),
        Cell.source("S1", .measured)),
      VibrancyStyle(
        "platformTeal", .dark,
        .backdropMatrix(
          Cell.matrix(
            Cell.row(0, 0, 0, 0.158311),
            Cell.row(0, 0, 0, 0.740335),
            Cell.row(0, 0, 0, 0.902769),
            alpha: Cell.row(-0.0897, -0.1761, -0.0342, 0.28))),
        Cell.source("S1", .measured)),
      VibrancyStyle(
        "platformOrange", .dark,
        .backdropMatrix(
          Cell.matrix(
            Cell.row(-0.46412, 0.070659, 0.013461, 1.52438),
            Cell.row(0.02514, -0.301562, 0.00966162, 0.93276),
            Cell.row(0, 0, 0, 0),
            alpha: Cell.row(0.1794, 0.3522, 0.0684, -0.4))),
        Cell.source("S1", .measured, "The dark set points at the matrix of light.")),
      VibrancyStyle(
        "platformGreen", .dark,
        .backdropMatrix(
          Cell.matrix(
            Cell.row(-0.0723896, 0.000889868, 0.000134727, 0.177077),
            Cell.row(0.0155487, -0.289381, 0.000692411, 0.936432),
            Cell.row(0.00877353, 0.00175226, -0.162916, 0.380563),
            alpha: Cell.row(-0.1196, -0.2348, -0.0456, 0.1))),
        Cell.source("S1", .measured, "The dark set points at the matrix of light.")),
      VibrancyStyle(
        "platformOrangeDark", nil,
        .backdropMatrix(
          Cell.matrix(
            Cell.row(0, 0, 0, 1),
            Cell.row(0, 0, 0, 0.581249),
            Cell.row(0, 0, 0, 0.018462),
            alpha: Cell.row(-0.0897, -0.1761, -0.0342, 0.28))),
        Cell.source("S1", .measured, "In the files, but no set points at it.")),
    ]
  }
}
