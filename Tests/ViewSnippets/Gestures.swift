// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofGestures: [Snippet] {
    [
      Snippet(Taps()), Snippet(LongPresses()), Snippet(Drags()), Snippet(Magnifications()),
      Snippet(CombinedGestures()),
      Snippet(GesturePriorities()), Snippet(Hovers()), Snippet(HitTesting()),
    ]
  }
}

struct Taps: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Taps: \(count)").onTapGesture { count += 1 }
      Circle().fill(.yellow).frame(width: 50, height: 50)
        .onTapGesture(count: 2) { count = 0 }
        .gesture(TapGesture().onEnded { count += 1 })
      Rectangle().fill(.mint).frame(height: 20)
        .onTapGesture(coordinateSpace: .local) { location in count = Int(location.x) }
        .gesture(SpatialTapGesture().onEnded { count = Int($0.location.y) })
    }
  }
}

struct LongPresses: View {
  @GestureState private var isPressing = false
  @State private var isDone = false

  var body: some View {
    Circle()
      .fill(isDone ? .green : isPressing ? .orange : .red)
      .frame(width: 60, height: 60)
      .gesture(
        LongPressGesture(minimumDuration: 1)
          .updating($isPressing) { current, state, transaction in state = current }
          .onEnded { isDone = $0 }
      )
      .onLongPressGesture(minimumDuration: 0.5) {
        isDone = true
      } onPressingChanged: { _ in
      }
  }
}

struct Drags: View {
  @State private var offset = CGSize(width: 30, height: 0)
  @GestureState private var translation = CGSize.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(.purple)
      .frame(width: 80, height: 60)
      .offset(offset)
      .offset(translation)
      .gesture(
        DragGesture(minimumDistance: 5, coordinateSpace: .global)
          .updating($translation) { value, state, _ in state = value.translation }
          .onChanged { _ = $0.startLocation }
          .onEnded { value in
            offset.width += value.predictedEndTranslation.width
            offset.height += value.translation.height
          })
  }
}

struct Magnifications: View {
  @State private var scale = 1.2
  @State private var angle = Angle.degrees(10)

  var body: some View {
    Image(systemName: "map.fill")
      .font(.largeTitle)
      .scaleEffect(scale)
      .rotationEffect(angle)
      .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation })
      .gesture(MagnificationGesture().onEnded { scale = $0 })
      .gesture(RotationGesture().onEnded { angle = $0 })
      .padding()
  }
}

struct CombinedGestures: View {
  @State private var text = "Press, then drag"

  var body: some View {
    Text(text)
      .padding()
      .border(.tint)
      .gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onEnded { value in
            switch value {
            case .first: text = "Pressed"
            case .second(_, let drag): text = drag == nil ? "Pressed" : "Dragged"
            }
          }
      )
      .gesture(TapGesture().exclusively(before: TapGesture(count: 2)))
      .gesture(MagnifyGesture().simultaneously(with: RotateGesture()).map { _ in 1 }.onEnded { _ in })
  }
}

struct GesturePriorities: View {
  var body: some View {
    VStack {
      Text("High").highPriorityGesture(TapGesture().onEnded {})
      Text("Own").gesture(Pull { _ in })
      Text("Beside").simultaneousGesture(TapGesture().onEnded {}, including: .all)
    }
  }
}

struct Pull: Gesture {
  typealias Value = DragGesture.Value
  let action: (CGFloat) -> Void
  var body: some Gesture<Value> { DragGesture().onEnded { action($0.translation.height) } }
}

struct Hovers: View {
  @State private var isOver = false

  var body: some View {
    Text("Hover")
      .padding()
      .background(isOver ? .orange : .gray.opacity(0.3))
      .onHover { isOver = $0 }
      .hoverEffect(.lift)
      .onContinuousHover { _ in }
  }
}

struct HitTesting: View {
  var body: some View {
    HStack {
      Text("Whole row").contentShape(Rectangle()).onTapGesture {}
      Text("Untouchable").allowsHitTesting(false)
      Text("Hover shape").contentShape(.hoverEffect, .capsule)
    }
  }
}
