// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The names of the numbers of components. Lengths are in points.
package enum MetricName: String, CaseIterable, Hashable, Sendable {
  // Extents of the whole.
  case width, height, minimumWidth, maximumWidth, maximumHeight, radius
  // Space inside and around.
  case inset, insetX, insetY, paddingX, paddingY, gap, groupGap, margin, top, bottom
  // Texts and symbols. Font sizes are for text that no text size changes.
  case fontSize, selectedFontSize, fontWeight, selectedFontWeight, symbolSize, titleGap, symbolGap
  // Parts.
  case thumbWidth, thumbHeight, trackHeight, tickSize, tickOffset
  case rowHeight, subtitleRowHeight, headerHeight, footerHeight, separatorInset, separatorHeight
  case buttonHeight, buttonGap, fieldHeight, arrowWidth, arrowHeight, grabberWidth, grabberHeight
  case itemWidth, itemHeight, pitch, dotSize, selectedDotSize, selectionRadius, selectionInset
  case dividerWidth, dividerHeight, markSize, borderWidth, caretWidth, caretExtraHeight, handleRadius,
    overhang
  case accessoryInset, tileSize, tileRadius, headerInset, headerTop, headerBottom, footerTop, footerBottom
  case titleBarHeight, compactHeight, compactWidth, titleBarRadius, compactRadius, lightSize, lightPitch,
    lightInset
  case titleBarLightInset, compactLightInset, compactInset
  // Shadows: the standard deviation and the offset downwards.
  case shadowSigma, shadowOffset, inactiveShadowSigma, inactiveShadowOffset
  // The growth of a pressed part, and the marks of switches and boxes; those of boxes are shares of their side.
  case growth, labelWidth, labelHeight, labelInset, ringInset, ringRadius, checkWidth, dashWidth, dashHeight
  // Parts of bars and of components in front of others.
  case itemGap, labelPadding, symbolPadding, symbolCenterY, titleCenterY, largeTitleHeight, crowdedPitch
  case swell, circleSize, accessoryHeight, badgeHeight, bottomRadius, openingRadius, fieldGap
  case fadeHeight, fieldInset, fieldRadius, fieldPadding, fieldPaddingY, chevronSize, bandHeight
  // Counts.
  case leastRows, tabLimit
  case titleX, titleXWithCheck, titleXWithSymbol, titleXWithBoth, checkX, symbolX, symbolXWithCheck
  case badgeInset, badgePadding, badgeFontSize, badgeX, badgeY, symbolInset, textPadding, tallHeight
  case compactItemHeight, titleBarItemHeight, largeFontSize, smallFontSize
  // Shares of the whole or of the part around.
  case symbolShare, glyphShare, zoomGlyphShare, cutShare, markShare, fontShare, smallFontShare, labelShare
  case rowShare, trackShare, startShareX, endShareX, endShareY, titleShareY
  // Counts, and angles in degrees.
  case crowdedCount, bladeCount, frameCount, fadingBlades, markCount, lineCount, startAngle, endAngle
  // Factors and opacities, 0…1.
  case disabledOpacity, pressedOpacity, headOpacity, tailOpacity, otherOpacity, strongOpacity, shadowOpacity,
    dimming
  case darkDimming, ratio
  // The scales at which a component opens and is pressed, and the height of a place by its width.
  case openingScale, pressedScale, aspect
  // The scales between which bars follow the text size, and the least width of their title.
  case leastScale, greatestScale, titleWidth
  // Times, in seconds.
  case period, minimumTime
}
