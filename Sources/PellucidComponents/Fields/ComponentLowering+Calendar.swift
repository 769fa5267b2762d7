// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// Lowers the days of a month.
  mutating func calendar(
    _ component: Component, _ proposed: ProposedSize
  ) throws(ComponentError) -> LoweredComponent {
    let month = Month(year: component.whole(.year) ?? 2026, month: component.whole(.month) ?? 1)
    let day = component.whole(.day)
    if let day, day > month.days {
      throw .outOfRange(.calendar, .day, found: Double(day), allowed: 1...Double(month.days))
    }
    let names = component.components(.items)
    guard names.isEmpty || names.count == 7 else {
      throw .outOfRange(.calendar, .items, found: Double(names.count), allowed: 7...7)
    }
    let scale = isMac ? 1 : textScale(.title3)
    let frame = Rect(
      x: 0, y: 0, width: proposed.width ?? metric(.calendar, .width) * scale,
      height: proposed.height ?? metric(.calendar, .height) * scale)
    let grid = CalendarGrid(
      frame: frame, top: metric(.calendar, .top) * scale, header: metric(.calendar, .headerHeight) * scale,
      weekdays: metric(.calendar, .rowHeight) * scale,
      inset: (metric(.calendar, .width) - 7 * metric(.calendar, .itemWidth)) / 2,
      row: metric(.calendar, .itemHeight) * scale)
    var layers = calendarTitle(component, month, grid, scale)
    let first = (component.whole(.firstWeekday) ?? 1) - 1
    for column in 0..<7 {
      layers.append(weekday(component, (first + column) % 7, grid.weekday(column)))
    }
    let offset = (month.firstWeekday - first + 7) % 7
    for number in 1...month.days {
      let place = grid.day(number - 1 + offset)
      layers += self.day(number, place, of: component, isSelected: number == day)
    }
    return LoweredComponent(frame.size, layers: layers)
  }

  // MARK: Parts

  /// Returns the month with the chevron that leads to the choice of months, and the chevrons to the months beside it.
  private mutating func calendarTitle(
    _ component: Component, _ month: Month, _ grid: CalendarGrid, _ scale: Double
  ) -> [Layer] {
    let isInactive = component.has(.disabled)
    let string = component.text(.title) ?? words.title(of: month)
    var title = text(string, .headline, isInactive ? .level(.tertiaryLabel) : .primary)
    if isMac { title.font = .fixed(size: metric(.calendar, .selectedFontSize), weight: 700) }
    let extent = measure(title), side = metric(.calendar, .symbolSize) * scale
    let pitch = metric(.calendar, .pitch) * scale, inset = metric(.calendar, .insetX)
    let header = Rect(x: inset, y: grid.top, width: max(0, grid.frame.width - 2 * inset), height: grid.header)
    let ink: ForegroundStyle = isInactive ? .level(.tertiaryLabel) : isMac ? .secondary : .accent
    func chevron(_ name: String, x: Double, side: Double) -> Layer {
      .symbol(
        name, Rect(x: x, y: header.y + (header.height - side) / 2, width: side, height: side), ink,
        weight: 600
      ).inactive(isInactive)
    }
    var layers = [
      Layer.text(
        title,
        Rect(
          x: header.x, y: header.y + (header.height - extent.size.height) / 2, width: extent.size.width,
          height: extent.size.height)
      ).inactive(isInactive),
      chevron("chevron.left", x: header.maxX - pitch - side, side: side),
      chevron("chevron.right", x: header.maxX - side, side: side),
    ]
    if !isMac {
      let gap = metric(.calendar, .symbolGap)
      layers.append(
        chevron(
          "chevron.right", x: header.x + extent.size.width + gap, side: side * metric(.calendar, .symbolShare)
        ))
    }
    return layers
  }

  /// Returns the name of a weekday, which is narrow on macOS.
  private mutating func weekday(_ component: Component, _ index: Int, _ place: Rect) -> Layer {
    let names = component.components(.items)
    let usual = (isMac ? words.narrowWeekdays : words.weekdays)[index]
    let string = names.isEmpty ? usual : names[index].text(.title) ?? ""
    var text = text(
      string, .footnote, weight: 600, isMac ? .secondary : .level(.tertiaryLabel), alignment: .center)
    if isMac { text.font = .fixed(size: metric(.calendar, .fontSize), weight: 500) }
    let height = lineHeight(text.font)
    return .text(text, place.centered(Size(width: place.width, height: height)))
  }

  /// Returns a day; the selected one lies on a disc, which is grey in an inactive window of macOS.
  private mutating func day(
    _ number: Int, _ place: Rect, of component: Component, isSelected: Bool
  ) -> [Layer] {
    let isInactive = component.has(.disabled)
    let ink: ForegroundStyle =
      isInactive ? .level(.tertiaryLabel) : isSelected && !isMac ? .accent : .primary
    let weight = isSelected ? 600 : traits.platform == .visionOS ? 500 : 400
    var text = text(words.number(number), .title3, weight: weight, ink, alignment: .center)
    if isMac {
      text.font = .fixed(size: metric(.calendar, .fontSize), weight: isSelected ? 600 : 400)
    }
    let height = lineHeight(text.font), side = min(place.width, place.height)
    // A label that is wider than the disc, in a stretched calendar, would have the window as its ground, and its ink.
    let width = isSelected ? side : place.width
    let label = Layer.text(text, place.centered(Size(width: width, height: height))).inactive(isInactive)
    guard isSelected else { return [label] }
    let disc = place.centered(Size(width: side, height: side))
    let fill: ForegroundStyle =
      isMac
      ? self.isInactive(component) ? .level(.secondaryFill) : .accent : .component(.faintAccent)
    return [.fill(fill, .circle, disc), label]
  }
}

/// The places in a calendar.
private struct CalendarGrid {
  var frame: Rect
  /// The distance of the title from the top, and the heights of the title, of the weekdays and of a week.
  var top: Double, header: Double, weekdays: Double
  /// The space at the sides.
  var inset: Double
  var row: Double

  private var column: Double { max(0, frame.width - 2 * inset) / 7 }

  func weekday(_ index: Int) -> Rect {
    Rect(x: inset + column * Double(index), y: top + header, width: column, height: weekdays)
  }

  /// Returns the place of the day with an index from the upper left.
  func day(_ index: Int) -> Rect {
    Rect(
      x: inset + column * Double(index % 7), y: top + header + weekdays + row * Double(index / 7),
      width: column, height: row)
  }
}
