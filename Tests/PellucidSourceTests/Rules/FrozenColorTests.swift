// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of SRC05: colours of layers that are worked out once.
@Suite struct FrozenColorTests {
  @Test("Report colours that can change and are resolved once")
  func once() {
    expectMarks(
      """
      final class Card: UIView {
        var tone: UIColor = .red { didSet { layer.backgroundColor = tone.cgColor } } // SRC05
        override init(frame: CGRect) {
          super.init(frame: frame)
          layer.borderColor = UIColor.separator.cgColor // SRC05
          shape.fillColor = UIColor(named: "Ink")?.cgColor // SRC05
          gradient.colors = [UIColor.systemBackground.cgColor, UIColor.clear.cgColor] // SRC05
        }
        override func layoutSubviews() {
          shape.strokeColor = (isOn ? UIColor.tintColor : .separator).cgColor // SRC05
        }
      }
      """)
  }

  @Test("Accept colours that are resolved again when the appearance changes")
  func again() {
    expectMarks(
      """
      final class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          layer.borderColor = UIColor.separator.cgColor
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: Card, _) in card.update() }
        }
        private func update() { layer.borderColor = UIColor.separator.cgColor }
      }
      final class Box: NSView {
        override func updateLayer() { layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor }
      }
      final class Old: UIView {
        func setUp() { paint() }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { paint() }
        private func paint() { layer.borderColor = UIColor.label.cgColor }
      }
      final class Observed: NSView {
        func setUp() {
          token = publisher(for: \\.effectiveAppearance).sink { _ in
            self.layer?.borderColor = NSColor.separatorColor.cgColor
          }
        }
      }
      """)
  }

  @Test("Ignore constants, shadows, masks, colours of components, and colours that are only stored")
  func cannotChange() {
    expectMarks(
      """
      final class Card: UIView {
        func setUp() {
          layer.borderColor = UIColor.clear.cgColor
          layer.shadowColor = UIColor.label.cgColor
          shadowLayer.shadowColor = UIColor.black.cgColor
          gradientMask.colors = [UIColor.label.cgColor, UIColor.clear.cgColor]
          layer.borderColor = UIColor(red: r, green: g, blue: b, alpha: 1).cgColor
          record.color = UIColor.label.cgColor
          holder.cgColor = tone.cgColor
        }
        override func prepareForInterfaceBuilder() { layer.borderColor = UIColor.label.cgColor }
      }
      """)
  }

  @Test("Leave colours out of a table, and those that are handed in, to review")
  func review() {
    expectMarks(
      """
      final class Card: UIView {
        func apply(_ tone: UIColor) {
          layer.borderColor = tokens[.border].color.cgColor // SRC05 review
          layer.backgroundColor = tone.cgColor // SRC05 review
        }
      }
      """)
  }
}
