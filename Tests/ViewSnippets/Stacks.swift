// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofStacks: [Snippet] {
    [
      Snippet(VerticalStack()), Snippet(HorizontalStack()), Snippet(DepthStack()), Snippet(Spacers()),
      Snippet(Dividers()), Snippet(StackAlignments()), Snippet(BaselineAlignments()),
      Snippet(LayoutPriorities()),
      Snippet(OwnAlignment()), Snippet(DepthOrder()), Snippet(FittingViews()),
      Snippet(Groups()),
      Snippet(SwitchedLayout()),
      Snippet(SplitPanes(), height: 120),
    ]
  }
}

struct VerticalStack: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(1...4, id: \.self) {
        Text("Stop \($0)")
      }
    }
  }
}

struct HorizontalStack: View {
  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      ForEach(1..<5) { index in
        Text("\(index)").padding(.vertical, CGFloat(index) * 4).background(.mint)
      }
    }
  }
}

struct DepthStack: View {
  let colors: [Color] = [.red, .orange, .yellow, .green]

  var body: some View {
    ZStack {
      ForEach(0..<colors.count, id: \.self) {
        Rectangle()
          .fill(colors[$0])
          .frame(width: 80, height: 80)
          .offset(x: CGFloat($0) * 12, y: CGFloat($0) * 12)
      }
    }
    .padding(.bottom, 40)
  }
}

struct Spacers: View {
  var body: some View {
    VStack {
      HStack {
        Text("Left")
        Spacer()
        Text("Right")
      }
      HStack {
        Spacer(minLength: 60)
        Text("Pushed")
      }
      HStack {
        Spacer()
        Text("Middle")
        Spacer()
      }
    }
    .padding()
  }
}

struct Dividers: View {
  var body: some View {
    VStack {
      Text("Above")
      Divider()
      Text("Below")
      Divider().background(.red)
      HStack {
        Text("One")
        Divider()
        Text("Two")
      }
      .frame(height: 30)
    }
    .padding()
  }
}

struct StackAlignments: View {
  var body: some View {
    HStack(spacing: 20) {
      VStack(alignment: .leading) {
        Text("Leading")
        Text("Le")
      }
      VStack(alignment: .center) {
        Text("Center")
        Text("Ce")
      }
      VStack(alignment: .trailing) {
        Text("Trailing")
        Text("Tr")
      }
      ZStack(alignment: .bottomTrailing) {
        Color.teal.frame(width: 60, height: 60)
        Text("Z").background(.white)
      }
    }
  }
}

struct BaselineAlignments: View {
  var body: some View {
    VStack(spacing: 20) {
      HStack(alignment: .firstTextBaseline) {
        Text("First").font(.largeTitle)
        Text("line").font(.caption)
        Image(systemName: "flag")
      }
      HStack(alignment: .lastTextBaseline) {
        Text("Two\nlines").font(.title2)
        Text("last").font(.caption)
      }
    }
  }
}

struct LayoutPriorities: View {
  var body: some View {
    HStack {
      Text("A folder with a rather long name").lineLimit(1)
      Text("holiday-2031.zip").lineLimit(1).layoutPriority(1)
    }
    .frame(width: 240)
    .border(.gray)
  }
}

extension VerticalAlignment {
  private enum MiddleOfAccount: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  }
  static let middleOfAccount = VerticalAlignment(MiddleOfAccount.self)
}

struct OwnAlignment: View {
  var body: some View {
    HStack(alignment: .middleOfAccount) {
      VStack {
        Text("@tidewatch").alignmentGuide(.middleOfAccount) { $0[VerticalAlignment.center] }
        Color.blue.frame(width: 60, height: 50)
      }
      VStack {
        Text("Full name:")
        Text("Mara Tidewell")
          .font(.title)
          .alignmentGuide(.middleOfAccount) { $0[VerticalAlignment.center] }
      }
    }
  }
}

struct DepthOrder: View {
  var body: some View {
    HStack(spacing: -20) {
      Circle().fill(.red).frame(width: 70, height: 70).zIndex(1)
      Circle().fill(.green).frame(width: 70, height: 70).zIndex(3)
      Circle().fill(.blue).frame(width: 70, height: 70).zIndex(2)
    }
  }
}

struct FittingViews: View {
  var body: some View {
    VStack {
      progress.frame(width: 260)
      progress.frame(width: 90)
    }
  }

  private var progress: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text("Download in progress: ")
        Text("65 %")
      }
      Text("65 %")
    }
    .padding(6)
    .border(.blue)
  }
}

struct Groups: View {
  var isMember = true

  var body: some View {
    VStack {
      Group {
        if isMember {
          Text("Welcome back")
        } else {
          Text("Join now")
        }
        Text("Open until 18:00")
      }
      .font(.headline)
      .foregroundStyle(.indigo)
    }
  }
}

struct SwitchedLayout: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let layout = typeSize < .accessibility1 ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout())
    layout {
      Image(systemName: "map")
      Text("Route")
    }
  }
}

struct SplitPanes: View {
  var body: some View {
    HSplitView {
      Color.orange.frame(width: 100)
      VSplitView {
        Text("Upper")
        Color.teal
      }
    }
  }
}
