// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func actionSheet(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) throws(ComponentError) -> LoweredComponent {
    isOld
      ? bottomChoices(component, proposed, in: parent) : sourceChoices(component, proposed)
  }

  // MARK: iOS 26 and later

  /// Returns the choices beside their source, without the one that cancels: a tap elsewhere does that.
  private mutating func sourceChoices(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let width = proposed.width ?? metric(.actionSheet, .width), padding = metric(.actionSheet, .paddingX)
    let buttons = component.components(.buttons).filter { $0.word(.role) != .cancel }
    let arrow = popoverArrow(component, .actionSheet)
    let header = choiceTexts(
      component, x: padding, y: metric(.actionSheet, .top), width: max(0, width - 2 * padding))
    var layers = header.layers
    let inset = metric(.actionSheet, .inset),
      height = max(
        metric(.actionSheet, .buttonHeight), lineHeight(.body) + 2 * metric(.actionSheet, .textPadding))
    var y = header.layers.isEmpty ? inset : header.bottom + inset
    for button in buttons {
      let frame = Rect(x: inset, y: y, width: max(0, width - 2 * inset), height: height)
      let body = Layer.fill(.level(.tertiaryFill), .capsule, frame)
      layers.append(button.has(.pressed) ? body.opacity(metric(.alert, .pressedOpacity)) : body)
      layers.append(choiceTitle(button, frame, .body, .primary))
      y += height + metric(.actionSheet, .buttonGap)
    }
    let body = Size(width: width, height: y - metric(.actionSheet, .buttonGap) + inset)
    let radius = metric(.actionSheet, .radius)
    var lowered = arrowed(body, arrow, radius: radius, layers)
    let moment = opening(
      component, open: GlassMotion.choicesOpen.spring, close: GlassMotion.choicesClose.spring)
    if moment.fades { lowered.opacity = moment.progress }
    grow(&lowered, from: arrow.tip(around: lowered, radius: radius), moment, to: moment.progress)
    return lowered
  }

  private mutating func choiceTexts(
    _ component: Component, x: Double, y: Double, width: Double
  ) -> (layers: [Layer], bottom: Double) {
    let title = text(
      component.text(.title) ?? "", .footnote, weight: 600, .level(.secondaryLabel), lines: nil,
      alignment: .center)
    let message = text(
      component.text(.message) ?? "", .footnote, .level(.secondaryLabel), lines: nil, alignment: .center)
    return stack([(title, 0), (message, metric(.actionSheet, .titleGap))], x: x, y: y, width: width)
  }

  private mutating func choiceTitle(
    _ button: Component, _ frame: Rect, _ style: TextStyle, _ usual: ForegroundStyle
  ) -> Layer {
    let isInactive = button.has(.disabled)
    let ink: ForegroundStyle =
      isInactive ? .level(.tertiaryLabel) : button.word(.role) == .destructive ? .destructive : usual
    let isBold = button.word(.role) == .cancel || button.word(.style) == .prominent
    var title = text(
      self.title(of: button), style, weight: isBold ? 600 : isOld ? 400 : 500, ink, alignment: .center)
    if isOld {
      // No text style has this size; it grows as the body text does.
      title.font = .fixed(size: metric(.actionSheet, .fontSize) * textScale(), weight: isBold ? 600 : 400)
    }
    return line(title, in: frame.inset(x: metric(.actionSheet, .insetX), y: 0)).inactive(isInactive)
  }

  // MARK: iOS 18

  /// Returns the choices at the bottom of the screen, with the one that cancels apart.
  private mutating func bottomChoices(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    let inset = metric(.actionSheet, .inset), width = proposed.width ?? parent.width
    let inside = max(0, width - 2 * inset), shape: Shape = .roundedRectangle(metric(.actionSheet, .radius))
    let all = component.components(.buttons)
    let padding = metric(.actionSheet, .paddingX), paddingY = metric(.actionSheet, .paddingY)
    let header = choiceTexts(component, x: padding, y: paddingY, width: max(0, inside - 2 * padding))
    var rows = header.layers, y = header.layers.isEmpty ? 0 : header.bottom + paddingY
    let height = max(
      metric(.actionSheet, .buttonHeight),
      2 * metric(.actionSheet, .textPadding) + metric(.actionSheet, .labelHeight) * textScale())
    for button in all where button.word(.role) != .cancel {
      let frame = Rect(x: 0, y: y, width: inside, height: height)
      if y > 0 {
        rows.append(
          .fill(
            .level(.separator), .rectangle,
            Rect(x: 0, y: y, width: inside, height: metric(.actionSheet, .dividerHeight))))
      }
      if button.has(.pressed) { rows.append(.fill(.component(.menuHighlight), .rectangle, frame)) }
      rows.append(choiceTitle(button, frame, .body, .accent))
      y += height
    }
    var content = Layer.group(rows, Rect(x: 0, y: 0, width: inside, height: y))
    content.clip = shape
    var layers = [
      Layer.surface(.sheet, shape, Rect(x: inset, y: 0, width: inside, height: y), [content])
    ]
    for button in all where button.word(.role) == .cancel {
      y += metric(.actionSheet, .buttonGap)
      let frame = Rect(x: inset, y: y, width: inside, height: height)
      layers.append(.fill(.semantic("tertiarySystemBackground"), shape, frame))
      if button.has(.pressed) { layers.append(.fill(.component(.menuHighlight), shape, frame)) }
      layers.append(choiceTitle(button, frame, .body, .accent))
      y += height
    }
    let bottom = max(metric(.actionSheet, .bottom), metric(.tabBar, .bottom))
    var lowered = LoweredComponent(
      Size(width: width, height: proposed.height ?? y + bottom), layers: layers)
    let dim = opening(component, open: GlassMotion.choicesRise.spring, close: GlassMotion.choicesRise.spring)
    lowered.behind = dimming(in: parent, opacity: dim.progress)
    rise(component, &lowered, riding: .choicesRise)
    return lowered
  }
}
