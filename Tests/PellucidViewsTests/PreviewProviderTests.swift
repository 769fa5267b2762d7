// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PellucidViews

@MainActor @Suite struct PreviewProviderTests {
  struct Several: PreviewProvider {
    static var previews: some View {
      Group {
        Color.red.previewDisplayName("Red").previewLayout(.fixed(width: 30, height: 20))
        Color.blue
      }
      .previewLayout(.sizeThatFits)
    }
  }

  struct One: PreviewProvider {
    static var previews: some View { Color.red.previewInterfaceOrientation(.landscapeLeft) }
  }

  @Test("Each view of a provider is a preview, with the name and the room that it states innermost")
  func viewsArePreviews() {
    let previews = _Preview.all(of: Several.self)
    #expect(previews.map(\.name) == ["Red", "Several 2"])
    let device = CGSize(width: 390, height: 844)
    #expect(previews[0].size(on: device) == ProposedViewSize(width: 30, height: 20))
    #expect(previews[1].size(on: device) == .unspecified)
    let root = ViewRoot(previews[1].content())
    #expect(root.node.size(ProposedViewSize(width: 7, height: 7)) == CGSize(width: 7, height: 7))
  }

  @Test("A provider of one view names its preview after itself")
  func providersNamePreviews() {
    let previews = _Preview.all(of: One.self)
    #expect(previews.map(\.name) == ["One"])
    #expect(
      previews[0].size(on: CGSize(width: 390, height: 844)) == ProposedViewSize(width: 844, height: 390))
  }
}
