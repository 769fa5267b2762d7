// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofCanvases: [Snippet] {
    [
      Snippet(CanvasShapes(), height: 120), Snippet(CanvasTexts(), height: 120),
      Snippet(CanvasTransforms(), height: 120), Snippet(CanvasLayers(), height: 120),
      Snippet(CanvasGradients(), height: 120),
      Snippet(Timelines()),
      Snippet(CanvasSymbols(), height: 120),
      Snippet(CanvasMasks(), height: 120),
      Snippet(CanvasThresholds(), height: 120),
    ]
  }
}

struct CanvasShapes: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(x: 20, y: 20, width: 80, height: 80)), with: .color(.green))
      context.stroke(
        Path(roundedRect: CGRect(x: 130, y: 20, width: 100, height: 80), cornerRadius: 12),
        with: .color(.blue),
        lineWidth: 4)
      var line = Path()
      line.move(to: CGPoint(x: 250, y: size.height - 20))
      line.addLine(to: CGPoint(x: size.width - 20, y: 20))
      context.stroke(
        line, with: .color(.red), style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [2, 12]))
    }
  }
}

struct CanvasTexts: View {
  var body: some View {
    Canvas { context, size in
      context.draw(Text("Centre").font(.title), at: CGPoint(x: size.width / 2, y: size.height / 2))
      context.draw(Text("Corner").foregroundStyle(.red), at: .zero, anchor: .topLeading)
      let text = context.resolve(Text("Measured").bold())
      let measured = text.measure(in: size)
      context.draw(text, in: CGRect(x: size.width - measured.width, y: 0, width: measured.width, height: 30))
    }
  }
}

struct CanvasTransforms: View {
  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for step in 0..<8 {
        var copy = context
        copy.rotate(by: .degrees(Double(step) * 45))
        copy.scaleBy(x: 1, y: 0.8)
        copy.opacity = 1 - Double(step) / 10
        copy.fill(Path(CGRect(x: 20, y: -4, width: 30, height: 8)), with: .color(.indigo))
      }
    }
  }
}

struct CanvasLayers: View {
  var body: some View {
    Canvas { context, size in
      context.drawLayer { layer in
        layer.opacity = 0.5
        layer.fill(Path(CGRect(x: 20, y: 20, width: 80, height: 80)), with: .color(.red))
        layer.fill(Path(CGRect(x: 60, y: 40, width: 80, height: 80)), with: .color(.blue))
      }
      context.clip(to: Path(ellipseIn: CGRect(x: 180, y: 10, width: 100, height: 100)))
      context.blendMode = .multiply
      context.fill(Path(CGRect(x: 180, y: 10, width: 60, height: 100)), with: .color(.yellow))
      context.fill(Path(CGRect(x: 200, y: 10, width: 80, height: 60)), with: .color(.cyan))
    }
  }
}

struct CanvasGradients: View {
  var body: some View {
    Canvas { context, size in
      let left = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
      context.fill(
        Path(left),
        with: .linearGradient(
          Gradient(colors: [.mint, .blue]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
      context.fill(
        Path(ellipseIn: CGRect(x: size.width / 2 + 40, y: 10, width: 100, height: 100)),
        with: .radialGradient(
          Gradient(colors: [.white, .red]), center: CGPoint(x: size.width / 2 + 90, y: 60), startRadius: 0,
          endRadius: 50))
    }
  }
}

struct Timelines: View {
  var body: some View {
    VStack {
      TimelineView(.animation) { context in
        Circle().fill(.orange).frame(width: 30, height: 30)
          .offset(x: 10 * sin(context.date.timeIntervalSinceReferenceDate * 0))
      }
      TimelineView(.periodic(from: .distantPast, by: 1)) { context in
        Text(context.cadence <= .seconds ? "Seconds" : "Minutes")
      }
      TimelineView(.everyMinute) { _ in Text("Every minute") }
    }
  }
}

struct CanvasSymbols: View {
  var body: some View {
    Canvas { context, size in
      let leaf = context.resolve(Image(systemName: "leaf.fill"))
      context.draw(leaf, at: CGPoint(x: 40, y: 40))
      if let badge = context.resolveSymbol(id: "badge") {
        context.draw(badge, at: CGPoint(x: 120, y: 60))
        context.draw(badge, in: CGRect(x: 200, y: 20, width: 120, height: 80))
      }
    } symbols: {
      Text("New").padding(6).background(.orange, in: .capsule).tag("badge")
    }
  }
}

struct CanvasMasks: View {
  var body: some View {
    Canvas { context, size in
      var masked = context
      masked.clipToLayer(opacity: 0.8) { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)), with: .color(.black))
      }
      masked.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.clipToLayer(options: .inverse) { layer in
        layer.draw(Text("Hole").font(.largeTitle), at: CGPoint(x: 220, y: 60))
      }
      context.fill(Path(CGRect(x: 140, y: 20, width: 160, height: 80)), with: .color(.blue))
    }
  }
}

struct CanvasThresholds: View {
  var body: some View {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .orange))
      context.addFilter(.blur(radius: 8))
      context.drawLayer { layer in
        for x in [60.0, 110, 190] {
          layer.fill(Path(ellipseIn: CGRect(x: x, y: 30, width: 60, height: 60)), with: .color(.black))
        }
      }
    }
  }
}
