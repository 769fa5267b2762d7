// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A fact about the source code or the settings of an app.
///
/// Texts are parts of the source as people wrote them.
package enum SourceFact: Hashable, Sendable {
  /// A surface below a text.
  package enum Surface: Hashable, Sendable {
    /// A material; the name is nil where it is handed in.
    case material(String?)
    case glass
  }

  /// A place where clear glass is used.
  package enum ClearPlace: Hashable, Sendable {
    /// On a row of a list, or another plain ground.
    case plain
    /// On what another file decides.
    case unknown
  }

  /// The purpose of a colour, by which another one takes its place.
  package enum Purpose: Hashable, Sendable { case foreground, ground, border }

  /// The framework that a colour is drawn with.
  package enum Framework: Hashable, Sendable { case swiftUI, swiftUIOnMac, uiKit, appKit }

  /// A question that something outside of a file answers, and that decides whether a fact breaks its rule.
  package enum Question: Hashable, Sendable, CaseIterable {
    /// The ground below a colour.
    case ground
    /// The views and colours that show through a ground that is not opaque.
    case translucentGround
    /// The opacity of a colour, which is worked out.
    case opacity
    /// The value of a colour.
    case value
    /// The style of a text.
    case style
    /// The use of a picture as a template, which its catalog decides.
    case template
    /// The film or picture that may lie behind a surface.
    case media
    /// The effect of a function of the project, which may present a view.
    case presentation
    /// The storage of a value that people choose.
    case storage
  }

  /// A fact that breaks its rule or not by the answer to a question.
  indirect case undecided(SourceFact, by: Question)
  /// A colour with one value for every appearance (SRC01).
  case fixedColor(String, Purpose, Framework)
  /// A colour that is handed to a function of the project, which decides what it colours (SRC01).
  case handedColor(String, to: String)
  /// A text of one value on a ground that follows the appearance (SRC02).
  case fixedOnAdaptive(String, ground: String)
  /// A text that follows the appearance on a ground of one value (SRC02).
  case adaptiveOnFixed(String, ground: String)
  /// A text in a colour that another file defines, on a ground of one value (SRC02).
  case namedOnFixed(String)
  /// An appearance that a stored preference decides (SRC03).
  case storedAppearance
  /// A stored preference that becomes an appearance, which another file may apply (SRC03).
  case appearanceOfPreference
  /// A property or build setting that allows one appearance (SRC04).
  case oneAppearance(key: String, value: String)
  /// A colour of a layer that is worked out once (SRC05).
  case frozenColor(String, property: String)
  /// A colour that is not vibrant, on a material or glass (SRC06).
  case colorOnSurface(String, Surface)
  /// The fourth level on a thin material (SRC07).
  case faintOnMaterial(level: String, material: String)
  /// A blur of one appearance (SRC08).
  case fixedBlur(style: String)
  /// A material that is retired because it was a look (SRC08).
  case retiredMaterial(String)
  /// A scheme that is forced around a material (SRC08).
  case forcedScheme
  /// An appearance that is forced on an effect view (SRC08).
  case forcedAppearance(material: String)
  /// Glass on a row, a cell or an item of a grid (SRC09).
  case glassOnRow
  /// Glass on a text to be read (SRC09).
  case glassOnText
  /// Glass that fills a window (SRC09).
  case glassFillsWindow
  /// A modifier of the project on a row, which may be glass (SRC09).
  case ownGlassOnRow(String)
  /// More pieces of glass than a screen should have (SRC10).
  case tooMuchGlass(Int, most: Int)
  /// Glass on glass (SRC11).
  case glassOnGlass
  /// Pieces of glass side by side without a container (SRC12).
  case glassNeighbours
  /// Clear glass where nothing rich lies behind (SRC13).
  case clearGlass(ClearPlace)
  /// Clear glass on a view with much text (SRC14).
  case clearGlassForText
  /// An opaque fill below glass (SRC15).
  case fillUnderGlass
  /// A translucent surface of the app's own (SRC16).
  case translucentSurface(String)
  /// A surface that the app blurs itself (SRC16).
  case ownBlur
  /// A background of the app's own behind a presentation; the name is that of the modifier (SRC17).
  case ownBackground(presentation: String)
  /// A text that a view draws itself (SRC18).
  case drawnText
  /// A picture of the app's own on a material or glass (SRC19).
  case pictureOnSurface
  /// A picture on a material or glass that its catalog draws in its own colours; the name is that in the catalog (SRC19).
  case originalOnSurface(String)
  /// A coloured state of a control that lets the window through (SRC20).
  case translucentState(String)
  /// A branch for an appearance on a system that has one (SRC21).
  case schemeBranch
  /// An opaque colour in a window of visionOS (SRC22).
  case opaqueWindow(String)
  /// A colour in place of the material of a modal of watchOS (SRC23).
  case modalBackground(String)
  /// A material of tvOS in a scheme that it does not suit (SRC24).
  case televisionMaterial(String, scheme: String)
  /// One appearance that the code forces on a screen (SRC26).
  case forcedAppearanceOfScreen

  package var rule: Rule {
    switch self {
    case .undecided(let fact, _): fact.rule
    case .fixedColor, .handedColor: .hardCodedColor
    case .fixedOnAdaptive, .adaptiveOnFixed, .namedOnFixed: .fixedOnAdaptive
    case .storedAppearance, .appearanceOfPreference: .appAppearanceSwitch
    case .oneAppearance: .singleAppearanceSetting
    case .frozenColor: .frozenColor
    case .colorOnSurface: .colorOnMaterial
    case .faintOnMaterial: .quaternaryOnThin
    case .fixedBlur, .retiredMaterial, .forcedScheme, .forcedAppearance: .materialByLook
    case .glassOnRow, .glassOnText, .glassFillsWindow, .ownGlassOnRow: .glassInContent
    case .tooMuchGlass: .tooMuchGlass
    case .glassOnGlass: .glassOnGlass
    case .glassNeighbours: .glassNeighboursUnshared
    case .clearGlass: .clearWithoutRichBackdrop
    case .clearGlassForText: .clearForTextHeavy
    case .fillUnderGlass: .fillUnderGlass
    case .translucentSurface, .ownBlur: .ownMaterialIgnoresSettings
    case .ownBackground: .ownBackgroundInElevated
    case .drawnText: .handDrawnText
    case .pictureOnSurface, .originalOnSurface: .fullColorGlyphOnMaterial
    case .translucentState: .componentAgainstTint
    case .schemeBranch: .schemeBranchWhereNone
    case .opaqueWindow: .opaqueWindowVision
    case .modalBackground: .watchModalBackgroundRemoved
    case .televisionMaterial: .televisionMaterialSchemeMismatch
    case .forcedAppearanceOfScreen: .forcedAppearance
    }
  }

  /// A Boolean value that is true where something outside of the file decides whether the fact breaks its rule. The sentence of such a
  /// fact names it.
  package var isReview: Bool {
    switch self {
    case .undecided, .handedColor, .namedOnFixed, .appearanceOfPreference, .ownGlassOnRow,
      .clearGlass(.unknown), .drawnText, .pictureOnSurface:
      true
    default: false
    }
  }

  /// The fact itself, without the question that decides about it.
  package var stated: SourceFact { if case .undecided(let fact, _) = self { fact } else { self } }

  /// Returns the fact as one that a question decides about; the fact itself where there is no question.
  package func undecided(by question: Question?) -> SourceFact {
    question.map { .undecided(self, by: $0) } ?? self
  }
}
