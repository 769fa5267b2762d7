// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of SRC01 about colours that code sets on views of UIKit and AppKit.
@Suite struct ColorsOfViewsTests {
  @Test("Report colours that a view of UIKit or AppKit gives itself")
  func ownProperties() {
    expectMarks(
      """
      import UIKit
      final class Card: UIView {
        func setUp() { backgroundColor = .white } // SRC01
      }
      final class Caption: UILabel {
        override func awakeFromNib() { textColor = .black } // SRC01
      }
      """)
    // Properties of the code's own have the same names.
    expectMarks(
      """
      import UIKit
      final class Theme {
        var backgroundColor = UIColor.systemBackground
        func setUp() { backgroundColor = .white }
      }
      final class Chart: UIView {
        func draw() {
          var textColor = UIColor.label
          textColor = .black
          show(textColor)
        }
      }
      """)
  }

  @Test("Report colours of titles of buttons, and none of what only masks")
  func titlesAndMasks() {
    expectMarks(
      """
      import UIKit
      final class Card: UIView {
        func setUp(_ button: UIButton, _ shape: UIView) {
          button.setTitleColor(.black, for: .normal) // SRC01
          button.setTitleColor(.label, for: .normal)
          shape.backgroundColor = .black
          self.mask = shape
        }
        let fadeMask: CALayer = {
          let layer = CALayer()
          layer.backgroundColor = UIColor.black.cgColor
          return layer
        }()
      }
      """)
  }
}
