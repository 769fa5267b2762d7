// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidViews

/// A screen of 1,000 views: 125 rows of eight, in stacks with padding, backgrounds and frames.
private struct ViewScreen: PellucidViews.View {
  @PellucidViews.State var count = 0

  let changes: ViewChanges

  var body: some PellucidViews.View {
    VStack(spacing: 2) {
      ForEach(0..<125, id: \.self) { row in ViewRow(row: row) }
      PellucidViews.Text(verbatim: "\(count)").onAppear { changes.change = { count += 1 } }
    }
  }
}

/// Eight views: a stack, a symbol, two texts in a stack, a spacer, a circle, a frame and a padding.
private struct ViewRow: PellucidViews.View {
  let row: Int

  var body: some PellucidViews.View {
    HStack {
      PellucidViews.Image(systemName: "star")
      VStack(alignment: .leading) {
        PellucidViews.Text(verbatim: "Title \(row)")
        PellucidViews.Text(verbatim: "Detail")
      }
      Spacer()
      Circle().frame(width: 8, height: 8)
    }
    .padding(.horizontal, 8)
  }
}

/// The change of the screen's state, which the screen offers when it appears.
private final class ViewChanges { var change: () -> Void = {} }

/// Times the bodies and the layout of 1,000 views, and those after a state has changed. Texts are measured before.
@MainActor func timeViews() throws {
  let measurer = try SceneRenderer().measurer
  func laidOut(_ changes: ViewChanges) -> ViewRoot {
    let root = ViewRoot(ViewScreen(changes: changes), measurer: measurer)
    root.layOut(width: 390, height: 844)
    return root
  }
  let changes = ViewChanges()
  let screen = laidOut(changes)
  let timings = Timing.inTurns([
    Work { MainActor.assumeIsolated { _ = laidOut(ViewChanges()) } },
    Work {
      MainActor.assumeIsolated {
        changes.change()
        _ = screen.layOut(width: 390, height: 844)
      }
    },
  ])
  line("views/1000-laid-out", timings[0], Promise.atMost(5).note(timings[0].median, "ms"))
  line("views/one-state-changes", timings[1], Promise.atMost(1).note(timings[1].median, "ms"))
}
