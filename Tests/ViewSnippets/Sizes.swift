// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofSizes: [Snippet] {
    [
      Snippet(FixedFrames()), Snippet(FlexibleFrames(), height: 220), Snippet(Paddings()),
      Snippet(FixedSizes()),
      Snippet(AspectRatios()), Snippet(Positions(), height: 160), Snippet(Offsets()), Snippet(Borders()),
      Snippet(SafeAreas(), height: 240), Snippet(SafeAreaInsets(), height: 260),
      Snippet(RelativeFrames(), height: 160), Snippet(HiddenViews()), Snippet(RightToLeft()),
      Snippet(ScenePaddings()),
    ]
  }
}

struct FixedFrames: View {
  var body: some View {
    VStack {
      Text("Fixed").frame(width: 140, height: 40).border(.blue)
      Text("Bottom trailing").frame(width: 200, height: 50, alignment: .bottomTrailing).border(.blue)
      Text("Height only").frame(height: 44).border(.blue)
    }
  }
}

struct FlexibleFrames: View {
  var body: some View {
    VStack {
      Text("As wide as possible").frame(maxWidth: .infinity).background(.yellow)
      Text("At the trailing edge").frame(maxWidth: .infinity, alignment: .trailing).background(.yellow)
      Text("Min").frame(minWidth: 100, minHeight: 40).background(.yellow)
      Text("At most a hundred points wide").frame(maxWidth: 100).background(.yellow)
      Color.orange.frame(minWidth: 20, idealWidth: 60, maxWidth: 90, maxHeight: 20)
    }
    .padding(.horizontal)
  }
}

struct Paddings: View {
  var body: some View {
    VStack(spacing: 4) {
      Text("Usual").padding().background(.mint)
      Text("8 points").padding(8).background(.mint)
      Text("Horizontal").padding(.horizontal, 40).background(.mint)
      Text("Leading and top").padding([.leading, .top]).background(.mint)
      Text("Each edge").padding(EdgeInsets(top: 2, leading: 30, bottom: 10, trailing: 4)).background(.mint)
      Text("Negative").padding(-4).background(.mint)
    }
  }
}

struct FixedSizes: View {
  var body: some View {
    VStack(spacing: 30) {
      Text("This line is wider than its frame").fixedSize().frame(width: 120, height: 20).border(.red)
      Text("This text keeps all of its lines in a low frame")
        .fixedSize(horizontal: false, vertical: true)
        .frame(width: 120, height: 20)
        .border(.red)
    }
    .padding(30)
  }
}

struct AspectRatios: View {
  var body: some View {
    HStack {
      Color.purple.aspectRatio(16 / 9, contentMode: .fit)
      Color.cyan.aspectRatio(1, contentMode: .fit)
      Ellipse().fill(.brown).aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit)
      Color.pink.scaledToFit()
    }
    .frame(height: 80)
  }
}

struct Positions: View {
  var body: some View {
    ZStack {
      Color(white: 0.9)
      Text("At 60, 40").position(x: 60, y: 40)
      Circle().fill(.red).frame(width: 20, height: 20).position(CGPoint(x: 200, y: 100))
    }
  }
}

struct Offsets: View {
  var body: some View {
    Text("Here")
      .border(.green)
      .offset(x: 30, y: 20)
      .border(.gray)
      .padding(.bottom, 30)
  }
}

struct Borders: View {
  var body: some View {
    HStack(spacing: 20) {
      Text("Usual").border(.purple)
      Text("Wide").padding().border(.purple, width: 4)
      Text("Gradient").padding(8)
        .border(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), width: 3)
    }
  }
}

struct SafeAreas: View {
  var body: some View {
    VStack {
      Text("Under the sky").foregroundStyle(.white)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(colors: [.blue, .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    }
  }
}

struct SafeAreaInsets: View {
  var body: some View {
    ScrollView {
      ForEach(0..<12) { Text("Line \($0)").frame(maxWidth: .infinity, alignment: .leading) }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Text("Two items").frame(maxWidth: .infinity).padding().background(.bar)
    }
    .safeAreaPadding(.horizontal, 20)
  }
}

struct RelativeFrames: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(0..<5) { index in
          RoundedRectangle(cornerRadius: 10)
            .fill(.indigo.opacity(1 - Double(index) / 6))
            .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
        }
      }
    }
    .safeAreaPadding(.horizontal, 20)
  }
}

struct HiddenViews: View {
  var body: some View {
    HStack {
      Image(systemName: "a.circle.fill")
      Image(systemName: "b.circle.fill")
      Image(systemName: "c.circle.fill").hidden()
      Image(systemName: "d.circle.fill")
    }
    .font(.title)
  }
}

struct RightToLeft: View {
  var body: some View {
    HStack {
      Text("First")
      Image(systemName: "arrow.right")
      Text("Second")
      Spacer()
      Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
    }
    .padding()
    .environment(\.layoutDirection, .rightToLeft)
  }
}

struct ScenePaddings: View {
  var body: some View {
    VStack {
      Text("All sides").scenePadding().border(.blue)
      Text("Two sides").scenePadding(.minimum, edges: .horizontal).border(.blue)
    }
  }
}
