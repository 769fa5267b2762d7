// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofText: [Snippet] {
    [
      Snippet(PlainTexts()), Snippet(JoinedTexts()), Snippet(MarkdownText()), Snippet(WrappedText()),
      Snippet(LimitedText()), Snippet(TruncatedTexts()), Snippet(ShrunkText()), Snippet(FormattedTexts()),
      Snippet(DateTexts()), Snippet(AttributedText()), Snippet(SelectableText()), Snippet(CasedText()),
    ]
  }
}

struct PlainTexts: View {
  let city = "Busan"
  let count = 3

  var body: some View {
    VStack(alignment: .leading) {
      Text("Trains to \(city)")
      Text("\(count) seats left")
      Text(verbatim: "**not bold**")
      Text(city)
    }
  }
}

struct JoinedTexts: View {
  var body: some View {
    Text("Low tide ").foregroundColor(.secondary) + Text("06:42").bold() + Text(" at the pier").italic()
  }
}

struct MarkdownText: View {
  var body: some View {
    Text(
      "Bring **boots**, a *light* jacket, `lunch`, ~~an umbrella~~ and [the map](https://example.com/map)."
    )
    .padding()
  }
}

struct WrappedText: View {
  var body: some View {
    VStack(spacing: 20) {
      Text("The path follows the river for two kilometres and then climbs to the old mill.")
      Text("The path follows the river for two kilometres and then climbs to the old mill.")
        .multilineTextAlignment(.center)
      Text("The path follows the river for two kilometres and then climbs to the old mill.")
        .multilineTextAlignment(.trailing)
        .lineSpacing(8)
    }
    .frame(width: 220)
  }
}

struct LimitedText: View {
  let story =
    "In the first winter the lake froze to the bottom, and the village walked across it to the fair."

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(story).lineLimit(1)
      Text(story).lineLimit(2)
      Text("Short").lineLimit(2, reservesSpace: true).border(.gray)
      Text(story).lineLimit(1...3)
    }
    .frame(width: 200)
  }
}

struct TruncatedTexts: View {
  let path = "Reports/Harbour/2031/tides-and-currents.txt"

  var body: some View {
    VStack {
      Text(path).truncationMode(.head)
      Text(path).truncationMode(.middle)
      Text(path).truncationMode(.tail)
    }
    .lineLimit(1)
    .frame(width: 180)
  }
}

struct ShrunkText: View {
  var body: some View {
    HStack {
      Text("Northern Lights Observatory")
        .font(.title)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      Image(systemName: "star")
    }
    .frame(width: 240)
    .allowsTightening(true)
  }
}

struct FormattedTexts: View {
  let price = 1249.5

  var body: some View {
    VStack(alignment: .trailing) {
      Text(price, format: .number)
      Text(price, format: .currency(code: "EUR").locale(Locale(identifier: "en_US")))
      Text(0.42, format: .percent)
      Text("\(price, specifier: "%.1f") kg")
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    .monospacedDigit()
  }
}

struct DateTexts: View {
  let departure = Date(timeIntervalSinceReferenceDate: 700_000_000)

  var body: some View {
    VStack {
      Text(departure, format: .dateTime.day().month().year().locale(Locale(identifier: "en_US")))
      Text(departure, style: .date)
      Text(departure, style: .time)
      Text(departure...departure.addingTimeInterval(5400))
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    .environment(\.timeZone, TimeZone.gmt)
  }
}

struct AttributedText: View {
  var notice: AttributedString {
    var text = AttributedString("Closed on Monday")
    text.foregroundColor = .red
    if let day = text.range(of: "Monday") {
      text[day].font = .body.bold()
      text[day].underlineStyle = .single
    }
    return text
  }

  var body: some View { Text(notice) }
}

struct SelectableText: View {
  var body: some View {
    Text("Booking 7QX-201")
      .textSelection(.enabled)
      .privacySensitive()
  }
}

struct CasedText: View {
  var body: some View {
    VStack {
      Text("Next departures").textCase(.uppercase)
      Text("NEXT DEPARTURES").textCase(.lowercase)
      Text("Next departures").textCase(nil)
    }
  }
}
