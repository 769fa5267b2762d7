// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofGrids: [Snippet] {
    [
      Snippet(PlainGrid()), Snippet(SpannedGrid()), Snippet(AdaptiveGrid()),
      Snippet(FlexibleGrid()), Snippet(FixedGrid()), Snippet(HorizontalGrid(), height: 140),
      Snippet(LazyStacksOfRows()),
      Snippet(AlignedColumns()), Snippet(GridLayouts()),
    ]
  }
}

struct PlainGrid: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
      GridRow {
        Text("Distance")
        Text("12 km").foregroundStyle(.secondary)
      }
      Divider()
      GridRow {
        Text("Height")
        Text("480 m").foregroundStyle(.secondary)
      }
    }
  }
}

struct SpannedGrid: View {
  var body: some View {
    Grid {
      GridRow {
        ForEach(0..<4) { _ in cell(.blue) }
      }
      GridRow {
        cell(.green).gridCellColumns(2)
        cell(.green)
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
      }
    }
  }

  private func cell(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(color).frame(height: 36)
  }
}

struct AdaptiveGrid: View {
  let columns = [GridItem(.adaptive(minimum: 80))]

  var body: some View {
    LazyVGrid(columns: columns, spacing: 20) {
      ForEach(0x1f600...0x1f606, id: \.self) { value in
        Text(String(format: "%x", value))
      }
    }
    .padding(.horizontal)
  }
}

struct FlexibleGrid: View {
  let columns = [GridItem(.flexible(), spacing: 4), GridItem(.flexible(minimum: 60)), GridItem(.fixed(50))]

  var body: some View {
    LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
      ForEach(1...6, id: \.self) { index in
        Text("\(index)").frame(maxWidth: .infinity).padding(6).background(.orange)
      }
    }
  }
}

struct FixedGrid: View {
  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(60), alignment: .trailing), count: 4)) {
      ForEach(0..<8) { Text("\($0 * 111)") }
    }
  }
}

struct HorizontalGrid: View {
  let rows = [GridItem(.fixed(40)), GridItem(.fixed(60))]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHGrid(rows: rows, alignment: .center) {
        ForEach(0..<20) { index in
          RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 50 + CGFloat(index % 3) * 10)
        }
      }
    }
  }
}

struct LazyStacksOfRows: View {
  var body: some View {
    VStack {
      LazyVStack(alignment: .leading) {
        ForEach(1...3, id: \.self) { Text("Row \($0)") }
      }
      LazyHStack(alignment: .bottom, spacing: 6) {
        ForEach(1...3, id: \.self) { Text("Column \($0)") }
      }
      .frame(height: 40)
    }
  }
}

struct AlignedColumns: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12) {
      GridRow {
        Text("Length").gridColumnAlignment(.trailing)
        Text("12 m")
      }
      GridRow {
        Text("Draught of the boat")
        Text("1.9 m")
      }
    }
  }
}

struct GridLayouts: View {
  var body: some View {
    let layout = AnyLayout(GridLayout(alignment: .bottomLeading, horizontalSpacing: 10, verticalSpacing: 4))
    layout {
      GridRow {
        Color.red.frame(width: 40, height: 20)
        Color.green.frame(width: 20, height: 30)
      }
      Divider()
      GridRow(alignment: .top) {
        Color.blue.frame(width: 20, height: 20)
        Color.orange.frame(width: 60, height: 10).gridCellColumns(2)
      }
    }
    .frame(width: 160)
  }
}
