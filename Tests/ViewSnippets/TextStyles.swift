// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofTextStyles: [Snippet] {
    [
      Snippet(TextStyleLadder()), Snippet(SystemFonts()), Snippet(FontWeights()), Snippet(FontDesigns()),
      Snippet(FontTraits()), Snippet(FontFaces()), Snippet(FaceRuns()), Snippet(TextDecorations()),
      Snippet(TextSpacing()), Snippet(CustomFonts()),
      Snippet(LargerType()), Snippet(TextForegrounds()),
      Snippet(RenderedTexts()),
    ]
  }
}

struct TextStyleLadder: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Large Title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Title 2").font(.title2)
      Text("Title 3").font(.title3)
      Text("Headline").font(.headline)
      Text("Subheadline").font(.subheadline)
      Text("Body").font(.body)
      Text("Callout").font(.callout)
      Text("Footnote").font(.footnote)
      Text("Caption").font(.caption)
      Text("Caption 2").font(.caption2)
    }
  }
}

struct SystemFonts: View {
  var body: some View {
    VStack {
      Text("36 points").font(.system(size: 36))
      Text("24 points, heavy").font(.system(size: 24, weight: .heavy))
      Text("20 points, rounded").font(.system(size: 20, weight: .semibold, design: .rounded))
      Text("A style with a design").font(.system(.title3, design: .serif))
      Text("A style with a weight").font(.system(.body, weight: .bold))
    }
  }
}

struct FontWeights: View {
  let weights: [(name: String, weight: Font.Weight)] = [
    ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(weights, id: \.name) { item in
        Text(item.name).fontWeight(item.weight)
      }
    }
    .font(.title3)
  }
}

struct FontDesigns: View {
  var body: some View {
    VStack(spacing: 4) {
      Text("Default 0123").fontDesign(.default)
      Text("Rounded 0123").fontDesign(.rounded)
      Text("Serif 0123").fontDesign(.serif)
      Text("Monospaced 0123").fontDesign(.monospaced)
      Text("Monospaced 0123").monospaced()
    }
  }
}

struct FontTraits: View {
  @State private var isUrgent = true

  var body: some View {
    VStack {
      Text("Bold").bold()
      Text("Bold where urgent").bold(isUrgent)
      Text("Italic").italic()
      Text("Both").bold().italic()
      Text("By the font").font(.body.italic().weight(.semibold))
      Text("Digits 1111").font(.title2.monospacedDigit())
      Text("Condensed").fontWidth(.condensed)
      Text("Tight leading").font(.body.leading(.tight))
    }
  }
}

struct FontFaces: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Small Capitals").font(.title3.smallCaps())
      Text("Small Capitals").font(.title3.lowercaseSmallCaps())
      Text("Small CAPITALS").font(.title3.uppercaseSmallCaps())
      Text("Compressed 123").font(.title3.width(.compressed))
      Text("Expanded 123").font(.title3.width(.expanded))
      Text("Rounded, heavy").font(.system(.title3, design: .rounded, weight: .heavy))
      Text("Serif, italic").font(.system(.title3, design: .serif)).italic()
      Text("let x = 0 != 1").font(.system(.title3, design: .monospaced)).italic()
    }
  }
}

struct FaceRuns: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("An *italic* word, and `code`")
      Text("Total ") + Text("1,118.88").monospacedDigit() + Text(" of ").italic()
        + Text("MONTHLY").fontDesign(.serif)
      ForEach(["11:11", "08:48", "20:00"], id: \.self) { time in
        Text(time).font(.title2.monospacedDigit())
      }
    }
  }
}

struct TextDecorations: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Underlined").underline()
      Text("Red wave").underline(true, pattern: .dot, color: .red)
      Text("Sold out").strikethrough()
      Text("Old price").strikethrough(true, color: .orange)
      Text("H") + Text("2").baselineOffset(-4).font(.caption) + Text("O")
    }
  }
}

struct TextSpacing: View {
  var body: some View {
    VStack {
      Text("Tracking").tracking(4)
      Text("Kerning").kerning(4)
      Text("Tracking").tracking(-1)
      Text("WIDE").font(.headline).kerning(10).frame(maxWidth: .infinity)
    }
  }
}

struct CustomFonts: View {
  var body: some View {
    VStack {
      Text("A family").font(.custom("Inter", size: 22))
      Text("A family beside a style").font(.custom("Inter", size: 17, relativeTo: .body))
      Text("A fixed size").font(.custom("Inter", fixedSize: 15))
    }
  }
}

struct LargerType: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Usual size")
      Text("Larger size").dynamicTypeSize(.xxxLarge)
      Text("Accessible size").dynamicTypeSize(.accessibility2)
      Text("At most large").dynamicTypeSize(...DynamicTypeSize.large)
    }
  }
}

struct TextForegrounds: View {
  var body: some View {
    VStack {
      Text("Primary").foregroundStyle(.primary)
      Text("Secondary").foregroundStyle(.secondary)
      Text("Tertiary").foregroundStyle(.tertiary)
      Text("Quaternary").foregroundStyle(.quaternary)
      Text("Green").foregroundStyle(.green)
      Text("Gradient")
        .foregroundStyle(
          .linearGradient(colors: [.pink, .indigo], startPoint: .leading, endPoint: .trailing))
      Text("Colour").foregroundColor(.blue)
      Text("Tint").foregroundStyle(.tint)
    }
    .font(.headline)
  }
}

struct RaisedAttribute: TextAttribute {
  let height: CGFloat
}

struct StepsRenderer: TextRenderer {
  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        if let raised = run[RaisedAttribute.self] {
          var copy = context
          copy.translateBy(x: 0, y: -raised.height)
          copy.draw(run)
        } else {
          for (index, letter) in run.enumerated() {
            var copy = context
            copy.translateBy(x: 0, y: CGFloat(index % 3) * step)
            copy.opacity = letter.typographicBounds.rect.minX > 60 ? 0.5 : 1
            copy.draw(letter)
          }
        }
      }
    }
  }
}

struct RenderedTexts: View {
  var body: some View {
    (Text("Steps and ") + Text("raised").customAttribute(RaisedAttribute(height: 4)))
      .font(.title).textRenderer(StepsRenderer(step: 2)).padding()
  }
}
