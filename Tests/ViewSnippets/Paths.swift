// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofPaths: [Snippet] {
    [
      Snippet(Lines(), height: 120), Snippet(Curves(), height: 140), Snippet(Arcs(), height: 120),
      Snippet(OwnShape()), Snippet(OwnInsettableShape()), Snippet(EvenOddFilling()), Snippet(JoinedLines()),
      Snippet(ChangedPaths(), height: 120), Snippet(AnimatedShape()),
    ]
  }
}

struct Lines: View {
  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 60, y: 100))
      path.addLine(to: CGPoint(x: 120, y: 20))
      path.addLine(to: CGPoint(x: 180, y: 100))
      path.closeSubpath()
    }
    .fill(.blue)
  }
}

struct Curves: View {
  var body: some View {
    ZStack {
      Path { path in
        path.move(to: CGPoint(x: 20, y: 70))
        path.addCurve(
          to: CGPoint(x: 200, y: 70), control1: CGPoint(x: 80, y: -40), control2: CGPoint(x: 140, y: 180))
      }
      .stroke(.green, lineWidth: 4)
      Path { path in
        path.move(to: CGPoint(x: 220, y: 120))
        path.addQuadCurve(to: CGPoint(x: 360, y: 120), control: CGPoint(x: 290, y: -40))
      }
      .stroke(.pink, lineWidth: 4)
    }
  }
}

struct Arcs: View {
  var body: some View {
    ZStack {
      Path { path in
        path.move(to: CGPoint(x: 80, y: 60))
        path.addArc(
          center: CGPoint(x: 80, y: 60), radius: 50, startAngle: .degrees(0), endAngle: .degrees(250),
          clockwise: true)
        path.closeSubpath()
      }
      .fill(.orange)
      Path { path in
        path.addArc(
          center: CGPoint(x: 220, y: 60), radius: 40, startAngle: .zero, endAngle: .radians(.pi),
          clockwise: false)
      }
      .stroke(lineWidth: 6)
    }
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct OwnShape: View {
  var body: some View {
    HStack {
      Triangle().fill(.red)
      Triangle().stroke(.red, lineWidth: 3)
      Color.gray.clipShape(Triangle())
    }
    .frame(height: 70)
    .padding()
  }
}

struct Ticket: InsettableShape {
  var notch: CGFloat = 10
  private var inset: CGFloat = 0

  init(notch: CGFloat) { self.notch = notch }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    var path = Path(roundedRect: rect, cornerRadius: 8)
    path.addEllipse(
      in: CGRect(x: rect.midX - notch, y: rect.midY - notch, width: 2 * notch, height: 2 * notch))
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var ticket = self
    ticket.inset += amount
    return ticket
  }
}

struct OwnInsettableShape: View {
  var body: some View {
    HStack {
      Ticket(notch: 12).strokeBorder(.brown, lineWidth: 6)
      Ticket(notch: 12).inset(by: 10).fill(.brown)
    }
    .frame(height: 80)
  }
}

struct EvenOddFilling: View {
  var body: some View {
    HStack {
      Ticket(notch: 14).fill(.teal, style: FillStyle(eoFill: true))
      Ticket(notch: 14).fill(.teal, style: FillStyle(eoFill: true, antialiased: false))
    }
    .frame(height: 60)
    .padding()
  }
}

struct JoinedLines: View {
  var body: some View {
    HStack(spacing: 30) {
      Triangle().stroke(style: StrokeStyle(lineWidth: 10, lineJoin: .miter))
      Triangle().stroke(style: StrokeStyle(lineWidth: 10, lineJoin: .round))
      Triangle().stroke(style: StrokeStyle(lineWidth: 10, lineJoin: .bevel))
    }
    .frame(height: 60)
    .padding(30)
  }
}

struct ChangedPaths: View {
  let leaf = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 80))

  var body: some View {
    ZStack {
      leaf.applying(CGAffineTransform(translationX: 40, y: 20)).fill(.green)
      leaf.offsetBy(dx: 120, dy: 20).trimmedPath(from: 0, to: 0.5).stroke(.green, lineWidth: 4)
      leaf.strokedPath(StrokeStyle(lineWidth: 6, dash: [10])).offsetBy(dx: 200, dy: 20)
      Path(CGRect(x: 280, y: 20, width: 60, height: 60)).rotation(.degrees(30)).fill(.red)
    }
  }
}

struct Slice: Shape {
  var end: Angle

  var animatableData: Double {
    get { end.degrees }
    set { end = .degrees(newValue) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: center)
      path.addArc(
        center: center, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90), endAngle: end,
        clockwise: false)
    }
  }
}

struct AnimatedShape: View {
  @State private var end = Angle.degrees(30)

  var body: some View {
    Slice(end: end)
      .fill(.indigo)
      .frame(width: 90, height: 90)
      .animation(.easeInOut, value: end)
      .onAppear { end = .degrees(160) }
  }
}
