// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of texts in the effect views of UIKit and AppKit, and of texts with attributes.
@Suite struct EffectViewTests {
  @Test("Report colours of labels that lie in effect views, on the material or glass of the view")
  func labels() {
    expectMarks(
      """
      final class Bar: UIView {
        private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        private lazy var glass: UIVisualEffectView = { UIVisualEffectView(effect: UIGlassEffect()) }()
        private let title = UILabel(), detail = UILabel(), count = UILabel(), faint = UILabel()
        private lazy var stack = UIStackView(arrangedSubviews: [detail])
        func setUp() {
          title.textColor = UIColor(white: 0.3, alpha: 1) // SRC06
          detail.textColor = .white // SRC06
          self.count.textColor = .systemGray // SRC06
          faint.textColor = .quaternaryLabel // SRC07
          blur.contentView.addSubview(title)
          blur.contentView.addSubview(stack)
          blur.contentView.addSubview(faint)
          glass.contentView.addSubview(count)
        }
      }
      """)
    expectMarks(
      """
      final class Panel: NSView {
        let effect = NSVisualEffectView(), glass = NSGlassEffectView()
        let title = NSTextField(labelWithString: ""), count = NSTextField(labelWithString: "")
        func setUp() {
          effect.material = .popover
          effect.addSubview(title)
          glass.contentView = count
          title.textColor = NSColor(white: 0.4, alpha: 1) // SRC06
          count.textColor = .systemGray // SRC06
        }
      }
      """)
  }

  @Test(
    "Accept semantic colours and hues in effect views, vibrancy, effects of one appearance, and labels elsewhere"
  )
  func others() {
    expectMarks(
      """
      final class Bar: UIView {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        let dark = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark)) // SRC08
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect))
        let title = UILabel(), badge = UILabel(), inner = UILabel(), outer = UILabel(), both = UILabel()
        func setUp() {
          title.textColor = .secondaryLabel
          badge.textColor = .systemRed
          inner.textColor = .systemGray
          outer.textColor = .systemGray
          both.textColor = .systemGray
          [blur, dark].forEach { addSubview($0) }
          blur.contentView.addSubview(title)
          blur.contentView.addSubview(badge)
          blur.contentView.addSubview(vibrant)
          vibrant.contentView.addSubview(inner)
          addSubview(outer)
          dark.contentView.addSubview(both)
          blur.contentView.addSubview(both)
        }
      }
      """)
  }

  @Test("Report fixed colours of attributes, however they are stated")
  func attributes() {
    expectMarks(
      """
      final class Note: UIView {
        func setUp() {
          let text = NSMutableAttributedString(string: "a")
          text.addAttribute(.foregroundColor, value: UIColor.black, range: all) // SRC01
          let grey = UIColor(white: 0.2, alpha: 1) // SRC01
          text.addAttribute(NSAttributedString.Key.foregroundColor, value: grey, range: all)
          var string = AttributedString("a")
          string.foregroundColor = .black // SRC01
          string[range].foregroundColor = UIColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1) // SRC01
        }
        override func draw(_ rect: CGRect) {
          title.draw(at: .zero, withAttributes: [.foregroundColor: UIColor.black]) // SRC01, SRC18 review
        }
      }
      """)
  }

  @Test(
    "Accept attributes that follow the appearance, and those with a fixed or coloured background of their own"
  )
  func otherAttributes() {
    expectMarks(
      """
      final class Note: UIView {
        func setUp() {
          text.addAttribute(.foregroundColor, value: UIColor.label, range: all)
          text.addAttribute(.link, value: UIColor.black, range: all)
          string.foregroundColor = .secondary
          mark.foregroundColor = .black
          mark.backgroundColor = .yellow
          text.setAttributes(
            [.foregroundColor: UIColor.white, .backgroundColor: UIColor.systemRed], range: all)
        }
      }
      """)
  }
}
