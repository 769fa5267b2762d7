// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  mutating func sheet(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) -> LoweredComponent {
    let isPhone = traits.platform == .iOS
    let panel = isPhone ? bottomSheet(component, proposed, in: parent) : middleSheet(proposed, in: parent)
    let moment = opening(
      component, open: GlassMotion.sheetMove.spring, close: GlassMotion.sheetMove.spring)
    let size = panel.size
    guard !moment.isClosed else { return LoweredComponent(size, layers: []) }
    var layers: [Layer] = []
    if panel.isOpaque {
      layers.append(.fill(.semantic(isMac ? "windowBackgroundColor" : sheetColor), panel.shape, panel.frame))
    } else {
      layers.append(.surface(.sheet, panel.shape, panel.frame))
    }
    var inset = 0.0
    if component.flag(.grabber) == true, isPhone {
      let grabber = grabber(panel.frame)
      layers.append(grabber)
      inset = grabber.frame.maxY - panel.frame.y
    }
    var lowered = LoweredComponent(
      size,
      insets: ComponentInsets(
        top: panel.frame.y + inset, leading: panel.frame.x, bottom: size.height - panel.frame.maxY,
        trailing: size.width - panel.frame.maxX), layers: layers)
    lowered.place = ContentPlace(at: 1, panel.frame, clip: panel.shape)
    lowered.behind = dimming(in: parent, opacity: moment.progress)
    rise(component, &lowered, riding: .sheetMove)
    return lowered
  }

  /// The panel of a sheet in the component.
  private struct SheetPanel {
    var size: Size
    var frame: Rect
    var shape: Shape
    /// A Boolean value that is true for sheets on the background of content instead of a material.
    var isOpaque: Bool
  }

  /// The background of opaque sheets, which in dark lies above that of the screen.
  private var sheetColor: String {
    traits.appearance == .dark ? "secondarySystemBackground" : "systemBackground"
  }

  /// Returns a sheet at the bottom of the screen: from release 26 on a partial one floats inside the screen's corners.
  private func bottomSheet(
    _ component: Component, _ proposed: ProposedSize, in parent: Size
  ) -> SheetPanel {
    let margin = metric(.sheet, .inset), radius = metric(.sheet, .radius)
    let stated = component.number(.proportion)
    let isPartial = stated.map { $0 < 1 } ?? (component.word(.detent) == .medium)
    let floats = isPartial && !isOld
    let largest = max(0, parent.height - metric(.sheet, .top) - (floats ? margin : 0))
    let ratio = isPartial ? stated ?? metric(.sheet, .ratio) : 1
    let width = proposed.width ?? parent.width
    let inset = floats && proposed.height == nil ? margin : 0
    let height = proposed.height ?? largest * ratio + inset
    let bottom = floats ? metric(.sheet, .bottomRadius) : 0
    let shape: Shape = .roundedRectangle(
      CornerRadii(topLeft: radius, topRight: radius, bottomRight: bottom, bottomLeft: bottom),
      style: .continuous)
    let frame = Rect(x: inset, y: 0, width: max(0, width - 2 * inset), height: max(0, height - inset))
    return SheetPanel(
      size: Size(width: width, height: height), frame: frame, shape: shape, isOpaque: !floats)
  }

  /// Returns a sheet in the middle of its window.
  private func middleSheet(_ proposed: ProposedSize, in parent: Size) -> SheetPanel {
    let size = Size(
      width: proposed.width ?? min(metric(.sheet, .width), parent.width),
      height: proposed.height ?? min(metric(.sheet, .height), parent.height))
    return SheetPanel(
      size: size, frame: Rect(size), shape: .roundedRectangle(metric(.sheet, .radius)), isOpaque: false)
  }

  private func grabber(_ panel: Rect) -> Layer {
    let (width, height) = (metric(.sheet, .grabberWidth), metric(.sheet, .grabberHeight))
    let frame = Rect(
      x: panel.x + (panel.width - width) / 2, y: panel.y + metric(.sheet, .markSize), width: width,
      height: height)
    return .fill(.level(.tertiaryLabel), .capsule, frame)
  }
}
