// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The vibrancy matrices of the style sets, under their names in the source.
enum VibrancyMatrices {
  static let moduleHighlight = Cell.matrix(
    Cell.row(0.266, -0.215, -0.022, 0.97),
    Cell.row(-0.064, 0.115, -0.022, 0.97),
    Cell.row(-0.064, -0.215, 0.308, 0.97))
  static let moduleItemOff = Cell.matrix(
    Cell.row(1.3937, -0.3576, -0.0361, 0.12),
    Cell.row(-0.1063, 1.1424, -0.0361, 0.12),
    Cell.row(-0.1063, -0.3576, 1.4639, 0.12))
  static let moduleSecondary = Cell.matrix(
    Cell.row(1, 0, 0, 0.35),
    Cell.row(0, 1, 0, 0.35),
    Cell.row(0, 0, 1, 0.35),
    alpha: Cell.row(0, 0, 0, 0.35))
  static let moduleTertiary = Cell.matrix(
    Cell.row(1, 0, 0, 0.235),
    Cell.row(0, 1, 0, 0.235),
    Cell.row(0, 0, 1, 0.235))
  static let platformChromeTabBarTextDark = Cell.matrix(
    Cell.row(0.6603, -0.1764285, -0.0338715, 0.46),
    Cell.row(-0.089598, 0.5739225, -0.03432451, 0.46),
    Cell.row(-0.090051, -0.175749, 0.7158, 0.46))
  static let platformChromeTabBarTextLight = Cell.matrix(
    Cell.row(1.201, -0.587657, -0.113343, 0.1),
    Cell.row(-0.298796, 0.913045, -0.114249, 0.1),
    Cell.row(-0.299702, -0.586298, 1.386, 0.1))
  static let platformDarkSeparator = Cell.matrix(
    Cell.row(1.396216, -0.5971366, -0.1150794, 0.298),
    Cell.row(-0.3035528, 1.103659, -0.1161062, 0.298),
    Cell.row(-0.3045796, -0.5955964, 1.584176, 0.298))
  static let platformFillDarkPrimary = Cell.matrix(
    Cell.row(1.37625, -0.7345164, -0.1417335, 0.5),
    Cell.row(-0.373512, 1.016302, -0.1427905, 0.5),
    Cell.row(-0.374569, -0.732931, 1.6075, 0.5))
  static let platformFillDarkSecondary = Cell.matrix(
    Cell.row(1.22658, -0.3410732, -0.06550679, 0.18),
    Cell.row(-0.1732296, 1.059582, -0.06635241, 0.18),
    Cell.row(-0.1740752, -0.3398048, 1.33388, 0.18))
  static let platformFillDarkTertiary = Cell.matrix(
    Cell.row(1.060532, -0.07796578, -0.0145662, 0.12),
    Cell.row(-0.03931839, 1.022549, -0.01523062, 0.12),
    Cell.row(-0.03998281, -0.07696921, 1.084952, 0.12))
  static let platformFillLightPrimary = Cell.matrix(
    Cell.row(1.514125, -0.954751, -0.184374, 0.0625),
    Cell.row(-0.485603, 1.046185, -0.185582, 0.0625),
    Cell.row(-0.486811, -0.952939, 1.81475, 0.0625))
  static let platformFillLightSecondary = Cell.matrix(
    Cell.row(1.23555, -0.3234631, -0.06208679, 0),
    Cell.row(-0.1642596, 1.077192, -0.06293241, 0),
    Cell.row(-0.1651052, -0.3221948, 1.3373, 0))
  static let platformFillLightTertiary = Cell.matrix(
    Cell.row(1.177642, -0.1426014, -0.02704049, -0.084),
    Cell.row(-0.07218799, 1.107983, -0.0277955, -0.084),
    Cell.row(-0.07294299, -0.141469, 1.222412, -0.084))
  static let platformLightSeparator = Cell.matrix(
    Cell.row(1.407578, -0.5748306, -0.1107474, 0.019),
    Cell.row(-0.2921908, 1.125965, -0.1117742, 0.019),
    Cell.row(-0.2932176, -0.5732903, 1.588508, 0.019))
  static let platformStrokeDarkSecondary = Cell.matrix(
    Cell.row(1.173492, -0.641661, -0.123831, 0.556),
    Cell.row(-0.326304, 0.859041, -0.124737, 0.556),
    Cell.row(-0.32721, -0.640302, 1.375512, 0.556))
  static let platformStrokeLightSecondary = Cell.matrix(
    Cell.row(1.551948, -0.8804954, -0.169953, 0.04425),
    Cell.row(-0.4477795, 1.12044, -0.171161, 0.04425),
    Cell.row(-0.4489875, -0.8786834, 1.829171, 0.04425))
  static let platformStrokeThinDarkSecondary = Cell.matrix(
    Cell.row(0.828075, -0.337963, -0.06511199, 0.5375),
    Cell.row(-0.171789, 0.662505, -0.06571601, 0.5375),
    Cell.row(-0.172393, -0.337057, 0.93445, 0.5375))
  static let platformStrokeThinDarkTertiary = Cell.matrix(
    Cell.row(1.040035, -0.3145706, -0.0604644, 0.3175),
    Cell.row(-0.1598018, 0.885991, -0.06118922, 0.3175),
    Cell.row(-0.1605266, -0.3134834, 1.13901, 0.3175))
  static let platformStrokeThinLightSecondary = Cell.matrix(
    Cell.row(0.9362975, -0.3218643, -0.0619332, 0.04875),
    Cell.row(-0.1635529, 0.7786505, -0.06259762, 0.04875),
    Cell.row(-0.1642173, -0.3208677, 1.037585, 0.04875))
  static let platformStrokeThinLightTertiary = Cell.matrix(
    Cell.row(0.922559, -0.152471, -0.029088, 0.0195),
    Cell.row(-0.07730501, 0.847997, -0.02969201, 0.0195),
    Cell.row(-0.07790902, -0.151565, 0.9704739, 0.0195))
  static let platterDarkHighlight = Cell.matrix(
    Cell.row(1.0701, -0.0591818, -0.0109182, 0.06),
    Cell.row(-0.0297504, 1.04133, -0.0115826, 0.06),
    Cell.row(-0.0304148, -0.0581852, 1.0886, 0.06))
  static let platterDarkSeparator = Cell.matrix(
    Cell.row(1.35746, -0.270675, -0.0517852, 0.172),
    Cell.row(-0.137337, 1.22503, -0.0526882, 0.172),
    Cell.row(-0.13824, -0.26932, 1.44256, 0.172))
  static let platterLightHighlight = Cell.matrix(
    Cell.row(1.0701, -0.0591818, -0.0109182, -0.08),
    Cell.row(-0.0297504, 1.04133, -0.0115826, -0.08),
    Cell.row(-0.0304148, -0.0581852, 1.0886, -0.08))
  static let platterLightSeparator = Cell.matrix(
    Cell.row(1.37465, -0.236922, -0.0452302, -0.313875),
    Cell.row(-0.120144, 1.25878, -0.0461332, -0.313875),
    Cell.row(-0.121047, -0.235568, 1.44912, -0.313875))
  static let platterStrokeDarkQuaternary = Cell.matrix(
    Cell.row(1.23437, -0.239386, -0.0457813, 0.1008),
    Cell.row(-0.121449, 1.11725, -0.0466003, 0.1008),
    Cell.row(-0.122268, -0.238157, 1.30963, 0.1008))
  static let platterStrokeDarkSecondary = Cell.matrix(
    Cell.row(1.00445, -0.384424, -0.0740304, 0.538),
    Cell.row(-0.195383, 0.816138, -0.0747552, 0.538),
    Cell.row(-0.196108, -0.383336, 1.12544, 0.538))
  static let platterStrokeDarkTertiary = Cell.matrix(
    Cell.row(1.08788, -0.220651, -0.0422244, 0.2575),
    Cell.row(-0.111962, 0.979911, -0.0429492, 0.2575),
    Cell.row(-0.112687, -0.219563, 1.15725, 0.2575))
  static let platterStrokeLightQuaternary = Cell.matrix(
    Cell.row(1.17442, -0.247109, -0.0473106, -0.044),
    Cell.row(-0.125403, 1.0535, -0.0480958, -0.044),
    Cell.row(-0.126188, -0.245932, 1.25212, -0.044))
  static let platterStrokeLightSecondary = Cell.matrix(
    Cell.row(1.03958, -0.460766, -0.088818, -0.0045),
    Cell.row(-0.234243, 0.81383, -0.0895875, -0.0045),
    Cell.row(-0.235012, -0.459612, 1.18462, -0.0045))
  static let platterStrokeLightTertiary = Cell.matrix(
    Cell.row(1.10112, -0.339961, -0.0653568, -0.01479),
    Cell.row(-0.172708, 0.934635, -0.0661263, -0.01479),
    Cell.row(-0.173478, -0.338807, 1.20808, -0.01479))

  /// The dark tertiary fill on platforms without numbers of their own.
  static let fillDarkTertiaryInOrder = ColorMatrix.identity.mixed(with: platformFillDarkSecondary, by: 2 / 3)
  /// The fills of platters that no file has. They go farther from the surface than the tertiary one, by the factors that
  /// the dark platform set has over black: 0.5 and 0.18 to 0.12.
  static let platterFillLightPrimary = ColorMatrix.identity.mixed(with: platterLightHighlight, by: 25 / 6)
  static let platterFillLightSecondary = ColorMatrix.identity.mixed(with: platterLightHighlight, by: 1.5)
  static let platterFillDarkPrimary = ColorMatrix.identity.mixed(with: platterDarkHighlight, by: 25 / 6)
  static let platterFillDarkSecondary = ColorMatrix.identity.mixed(with: platterDarkHighlight, by: 1.5)
}
