// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// The body of a button, apart from its label.
  enum ButtonFace: Hashable {
    /// No body: the label alone, in the accent colour.
    case none
    /// A fill of a neutral colour, or of the accent's at a low opacity.
    case bordered
    /// A fill in the accent colour.
    case accent
    case glass, tintedGlass
  }

  mutating func button(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let size = component.controlSize, face = face(of: component)
    let hasBody = restingFace(of: component) != .none
    let label = buttonLabel(component, face)
    let isLone = title(of: component).utf8.isEmpty
    let isCircle = isLone && hasBody && !isMac
    let height =
      proposed.height
      ?? max(metric(.button, .height, size), label.size.height + 2 * metric(.button, .paddingY))
    let padding = hasBody ? metric(.button, .paddingX, size) : 0
    let least = isCircle ? height : isMac && !isLone && hasBody ? leastMacWidth(size) : 0
    let width = proposed.width ?? max(isCircle ? 0 : label.size.width + 2 * padding, least)
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    let labelFrame = frame.centered(Size(width: min(label.size.width, width), height: label.size.height))
    let shape = buttonShape(component, face, height)
    // The focus gives a button without a body one around it, and leaves its label where it is.
    let body =
      hasBody || face == .none
      ? frame
      : isLone
        ? frame.centered(Size(width: height, height: height))
        : frame.inset(x: -metric(.button, .paddingX, size), y: 0)
    let labels =
      component.has(.loading)
      ? [spinner(in: Rect(body.size))] : label.layers(in: labelFrame.moved(x: -body.x, y: -body.y))
    let layers = buttonBody(component, face, shape, body, labels)
    return LoweredComponent(
      frame.size, baseline: label.baseline.map { labelFrame.y + $0 }, layers: layers)
  }

  /// Returns the spinner that takes the place of a label while the button's action runs.
  private mutating func spinner(in frame: Rect) -> Layer {
    let spinner = Component(.spinner).with(.size, .word(.small))
    let side = min(self.spinner(spinner, .natural).size.height, frame.height)
    return .component(spinner, frame.centered(Size(width: side, height: side)))
  }

  private func leastMacWidth(_ size: ControlSize) -> Double {
    size == .regular && !isOld ? metric(.button, .minimumWidth) : 0
  }

  /// Returns the body that a button has in its state. Whatever its style, one of tvOS with the focus is lifted and light, one
  /// of visionOS that is selected is a white fill, and one of an inactive window of macOS has no accent.
  func face(of component: Component) -> ButtonFace {
    let face = restingFace(of: component)
    if traits.platform == .tvOS, component.has(.focused) { return .glass }
    if isSpatial, component.has(.selected) { return .bordered }
    guard isMac, component.has(.inactive) || !traits.isActive else { return face }
    return face == .accent ? .bordered : face == .tintedGlass ? .glass : face
  }

  /// Returns the body that a style has under the traits. Glass of looks without it is bordered.
  func restingFace(of component: Component) -> ButtonFace {
    switch component.word(.style) ?? .automatic {
    case .plain: return .none
    case .bordered: return .bordered
    case .prominent: return .accent
    case .glass: return isOld ? .bordered : .glass
    case .glassProminent: return isOld ? .accent : .tintedGlass
    default:
      switch traits.platform {
      case .iOS: return .none
      // Without the focus, buttons of tvOS lie on a material, in looks without glass too.
      case .tvOS: return .glass
      case .watchOS: return isOld ? .bordered : .glass
      case .macOS, .visionOS: return .bordered
      }
    }
  }

  func buttonShape(_ component: Component, _ face: ButtonFace, _ height: Double) -> Shape {
    guard isMac || isOld, face == .bordered || face == .accent else { return .capsule }
    let radius = metric(.button, .radius, component.controlSize)
    let isCapsule = isMac ? radius * 2 >= height : component.controlSize != .large
    return isCapsule ? .capsule : .roundedRectangle(radius)
  }

  // MARK: Label

  mutating func buttonLabel(_ component: Component, _ face: ButtonFace) -> LabelLine {
    let size = component.controlSize
    let isBold = component.word(.role) == .cancel || face == .accent || face == .tintedGlass
    let isSmall = size == .mini || size == .small
    let style = buttonInk(component, face)
    var title = text(
      self.title(of: component), traits.platform == .iOS && isSmall ? .subheadline : .body,
      weight: isBold ? 600 : face == .glass ? 500 : nil, style)
    if isMac { title.font = .fixed(size: metric(.button, .fontSize, size), weight: isBold ? 500 : 400) }
    let symbolSide = metric(.button, .symbolSize, size) * (isMac ? 1 : textScale())
    return labelLine(
      title: title, symbol: component.text(.symbol), symbolSide: symbolSide,
      gap: metric(.button, .symbolGap, size), style: style, isInactive: component.has(.disabled))
  }

  func buttonInk(_ component: Component, _ face: ButtonFace) -> ForegroundStyle {
    if component.has(.disabled) {
      return face == .accent || face == .tintedGlass
        ? .custom(EncodedColor(white: 1)) : .level(.tertiaryLabel)
    }
    if component.has(.selected) { return .semantic("black") }
    let isDestructive = component.word(.role) == .destructive
    switch face {
    case .none: return isDestructive ? .destructive : ink(component)
    case .bordered: return isDestructive ? .destructive : isMac || !isTouch ? .primary : ink(component)
    case .accent: return label(on: bodyTint(of: component))
    case .tintedGlass: return .primary
    case .glass: return isDestructive ? .destructive : .primary
    }
  }

  private var isTouch: Bool { traits.platform == .iOS }

  /// Returns the accent colour, or the stated colour in its place.
  func ink(_ component: Component) -> ForegroundStyle {
    component.color(.tint).map { ForegroundStyle(.color($0)) } ?? .accent
  }

  /// Returns the colour of a body that has the button's own.
  private func bodyTint(of component: Component) -> ForegroundStyle {
    component.word(.role) == .destructive ? .destructive : ink(component)
  }

  // MARK: Body

  func buttonBody(
    _ component: Component, _ face: ButtonFace, _ shape: Shape, _ frame: Rect, _ labels: [Layer]
  ) -> [Layer] {
    let pressed = component.has(.pressed)
    let group = Layer.group(labels, frame)
    switch face {
    case .none:
      return [group.opacity(pressed ? metric(.button, .pressedOpacity) : 1)]
        + focusRing(component, shape, frame)
    case .bordered, .accent:
      let layers = [fill(of: component, face, shape, frame)] + overlays(component, shape, frame) + [group]
      return pressedBody(component, layers, frame) + focusRing(component, shape, frame)
    case .glass, .tintedGlass:
      return [glassButton(component, face, shape, frame, labels)] + focusRing(component, shape, frame)
    }
  }

  /// Returns the body of a button without glass as it is pressed: fainter before release 26, and then grown as glass is (chosen:
  /// no source has it). Pointers and eyes show their press by an overlay.
  private func pressedBody(_ component: Component, _ layers: [Layer], _ frame: Rect) -> [Layer] {
    guard component.has(.pressed), !isMac else { return layers }
    let body = Layer.group(layers, frame)
    if isOld { return [body.opacity(metric(.button, .pressedOpacity))] }
    return isSpatial ? layers : [lifted(body, component)]
  }

  private func fill(
    of component: Component, _ face: ButtonFace, _ shape: Shape, _ frame: Rect
  ) -> Layer {
    if component.has(.disabled) {
      let fill = Layer.fill(.component(face == .accent ? .disabledFace : .face), shape, frame)
      return isMac ? fill.opacity(metric(.button, .disabledOpacity)) : fill
    }
    if component.has(.selected) { return .fill(.semantic("white"), shape, frame) }
    if face == .accent { return .fill(bodyTint(of: component), shape, frame) }
    if traits.platform == .visionOS || traits.platform == .tvOS {
      return .fill(.level(component.has(.focused) ? .fill : .tertiaryFill), shape, frame)
    }
    if traits.platform == .watchOS { return .fill(.component(.platter), shape, frame) }
    guard isTouch else {
      let face = Layer.fill(.component(.face), shape, frame)
      return isMac && isOld ? shadowed(face, as: .button) : face
    }
    // The faint accent, in the colour of a button that has another one.
    guard component.color(.tint) != nil || component.word(.role) == .destructive else {
      return .fill(.component(.faintAccent), shape, frame)
    }
    let faint = ComponentColor.faintAccent.color(in: traits).alpha
    return Layer.fill(bodyTint(of: component), shape, frame).opacity(Double(faint))
  }

  /// Returns the layers that the pointer and a press put over a control.
  func overlays(_ component: Component, _ shape: Shape, _ frame: Rect) -> [Layer] {
    guard isMac || isSpatial else { return [] }
    if component.has(.pressed) { return [.fill(.component(.pressOverlay), shape, frame)] }
    return component.has(.hovered) ? [.fill(.component(.hoverOverlay), shape, frame)] : []
  }

  private func glassButton(
    _ component: Component, _ face: ButtonFace, _ shape: Shape, _ frame: Rect, _ labels: [Layer]
  ) -> Layer {
    // A button of the watch is glass over content and a material on a modal, which its role decides.
    if traits.platform == .watchOS, face == .glass {
      return lifted(.surface(.control, shape, frame, labels), component)
    }
    var glass = GlassContent(.regular, control: .button, shape: shape, children: labels)
    glass.isInteractive = true
    if face == .tintedGlass {
      glass.tint =
        component.has(.disabled)
        ? .component(.disabledFace) : component.color(.tint) ?? .semantic("accentColor")
      if component.word(.role) == .destructive { glass.tint = .semantic("red") }
    }
    glass.events = component.events.compactMap { event in
      switch event.change {
      case .press: GlassEvent(at: event.time, .press)
      case .release: GlassEvent(at: event.time, .release)
      default: nil
      }
    }
    if traits.platform == .tvOS { glass.isFocused = component.has(.focused) }
    let layer = Layer.glass(glass, frame)
    return lifted(layer, component)
  }

  /// Returns the body of a button, grown while it is pressed.
  private func lifted(_ body: Layer, _ component: Component) -> Layer {
    guard component.has(.pressed) else { return body }
    return body.scaled(GlassPress.held.scale(width: body.frame.width, height: body.frame.height))
  }

  /// Returns the ring around a control with the keyboard focus; tvOS lifts controls instead.
  func focusRing(_ component: Component, _ shape: Shape, _ frame: Rect) -> [Layer] {
    guard component.has(.focused), isMac || traits.platform == .iOS else { return [] }
    return [FocusRing.layer(around: shape, frame, isMac: isMac)]
  }
}
