// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidJudge

/// Writes a section of a page.
struct SectionWriter {
  private let section: ReportPage.Section
  private let words: PageWords

  init(_ section: ReportPage.Section, _ words: PageWords) { (self.section, self.words) = (section, words) }

  /// The width from which a picture takes the width of the page, and the findings go below it, in points.
  private static let wide = 620.0

  /// The number of findings beside a picture; the others are folded.
  private static let mostFindings = 6

  var html: HTML {
    let document: HTML? = section.document.map {
      $0 == section.title ? "" : "<p class=\"document\">\($0)</p>"
    }
    let main = section.views.first
    let layout = main.map { $0.picture.size.width >= Self.wide ? "stacked" : "beside" } ?? "plain"
    let rest: [HTML] = section.views.dropFirst().map { view($0) }
    return """
      <section class="scene" id="\(section.id)">
      <h2>\(section.title) \(permalink(section.id))</h2>
      \(document)
      <div class="\(layout)">
      \(main.map { "<div class=\"views main\">\n\(view($0, marks: findingMarks($0)))\n</div>" } as HTML?)
      <div class="findings">
      \(findings)
      </div>
      </div>
      \(rest.isEmpty ? nil : "<div class=\"views\">\n\(rest)\n</div>" as HTML?)
      \(section.comparisons.map(html))
      \(section.groups.map(html))
      \(section.tables.filter { !$0.rows.isEmpty }.map(html))
      </section>
      """
  }

  private func permalink(_ id: String) -> HTML {
    "<a class=\"permalink\" href=\"#\(id)\" aria-label=\"\(words.link)\">#</a>"
  }

  // MARK: Findings

  private var findings: [HTML] {
    if section.findings.isEmpty {
      return section.comparisons.isEmpty ? ["<p class=\"none\">\(words.noFindings)</p>"] : []
    }
    let entries = section.findings.map(html)
    guard entries.count > Self.mostFindings + 1 else { return entries }
    let rest = Array(entries.dropFirst(Self.mostFindings))
    let fold: HTML = """
      <details class="more"><summary>\(words.more(rest.count))</summary>
      <div class="findings">
      \(rest)
      </div></details>
      """
    return entries.prefix(Self.mostFindings) + [fold]
  }

  private func html(_ entry: ReportPage.Entry) -> HTML {
    let lines: [HTML] = entry.lines.dropFirst().map { "<p class=\"small\">\($0)</p>" }
    let swatches: [HTML] = entry.swatches.map { "<li>\(swatch($0.color))\($0.meaning)</li>" }
    let colors: HTML? = swatches.isEmpty ? nil : "<ul class=\"swatches\">\(swatches)</ul>"
    let place: HTML? = entry.location.map { "<p class=\"place\">\($0)</p>" }
    let picture: HTML? =
      section.views.isEmpty || bounds(of: entry) == nil
      ? nil : "<a class=\"show\" href=\"#m-\(entry.id)\">\(words.onPicture)</a>"
    return """
      <article class="finding \(entry.severity.rawValue)" id="\(entry.id)" data-rule="\(entry.rule)">
      <p class="head"><span class="severity">\(words.severities(entry.severity))</span> \(rule(entry)) \(permalink(entry.id))</p>
      <p class="message">\(entry.lines.first ?? "")</p>
      \(lines)
      \(colors)
      <div class="foot">\(place)\(picture)</div>
      </article>
      """
  }

  private func rule(_ entry: ReportPage.Entry) -> HTML {
    let name: HTML? = entry.ruleName == entry.rule ? nil : " \(entry.ruleName)"
    return "<a href=\"#\(entry.rule)\"><code>\(entry.rule)</code>\(name)</a>"
  }

  private func swatch(_ color: String) -> HTML {
    "<svg class=\"swatch\" viewBox=\"0 0 1 1\" aria-hidden=\"true\"><rect width=\"1\" height=\"1\" fill=\"\(color)\"/></svg>"
  }

  /// Returns the rectangle of the layer that a finding is about, or of the nearest layer around it; nil for none.
  private func bounds(of entry: ReportPage.Entry) -> Rect? {
    for name in entry.layers {
      var path = Substring(name)
      while true {
        if let bounds = section.layers[String(path)] { return bounds }
        guard let end = path.lastIndex(of: ".") else { break }
        path = path[..<end]
      }
    }
    return nil
  }

  /// Returns the marks of the findings on a picture: one for each rectangle, which leads to its gravest finding.
  private func findingMarks(_ view: ReportPage.View) -> HTML? {
    var marks: [(bounds: Rect, entries: [ReportPage.Entry])] = []
    for entry in section.findings {
      guard let bounds = bounds(of: entry) else { continue }
      if let index = marks.firstIndex(where: { $0.bounds == bounds }) {
        marks[index].entries.append(entry)
      } else {
        marks.append((bounds, [entry]))
      }
    }
    guard !marks.isEmpty else { return nil }
    // Large rectangles lie below small ones, which would not be reached otherwise.
    marks.sort { $0.bounds.width * $0.bounds.height > $1.bounds.width * $1.bounds.height }
    let links: [HTML] = marks.map { mark in
      let entries = mark.entries.sorted { $0.severity > $1.severity }
      let anchors: [HTML] = entries.map { "<g id=\"m-\($0.id)\">" }
      let ends: [HTML] = entries.map { _ in "</g>" }
      let words = entries.map { $0.rule + ": " + ($0.lines.first ?? "") }.joined(separator: "; ")
      return
        "\(HTML(markup: anchors.map(\.text).joined()))<a class=\"\(entries[0].severity.rawValue)\" href=\"#\(entries[0].id)\" aria-label=\"\(words)\"><title>\(words)</title>\(rectangle(mark.bounds, in: view))</a>\(HTML(markup: ends.map(\.text).joined()))"
    }
    return overlay(view, links)
  }

  // MARK: Pictures

  private func overlay(_ view: ReportPage.View, _ content: [HTML]) -> HTML {
    let size = view.picture.size
    return "<svg class=\"marks\" viewBox=\"0 0 \(size.width) \(size.height)\">\(content)</svg>"
  }

  /// Returns a rectangle that surrounds bounds, inside the picture and large enough to be touched.
  private func rectangle(_ bounds: Rect, in view: ReportPage.View) -> HTML {
    let size = view.picture.size
    let (left, top) = (max(bounds.minX - 3, 1), max(bounds.minY - 3, 1))
    let (right, bottom) = (min(bounds.maxX + 3, size.width - 1), min(bounds.maxY + 3, size.height - 1))
    let (width, height) = (max(right - left, 4), max(bottom - top, 4))
    let place: HTML = "x=\"\(left)\" y=\"\(top)\" width=\"\(width)\" height=\"\(height)\" rx=\"3\"/>"
    // A light line inside a dark one is seen on every picture.
    return "<rect class=\"dark\" \(place)<rect class=\"light\" \(place)<rect \(place)"
  }

  private func view(_ view: ReportPage.View, marks: HTML? = nil) -> HTML {
    let labels: HTML? = view.marks.isEmpty ? nil : overlay(view, labels(of: view))
    let legend: [HTML] = view.legend.map { "<li>\(swatch($0.color))\($0.meaning)</li>" }
    let note: HTML? = view.note.map { "<p>\($0)</p>" }
    let colors: HTML? = legend.isEmpty ? nil : "<ul class=\"swatches\">\(legend)</ul>"
    return """
      <figure>
      <div class="canvas">\(image(view.picture, section.title + ": " + view.name))\(marks)\(labels)</div>
      <figcaption><h3>\(view.name)</h3>\(note)\(colors)\(command(view.command))</figcaption>
      </figure>
      """
  }

  /// Returns the words at the rectangles of a picture, with lines to those that lie further away.
  private func labels(of view: ReportPage.View) -> [HTML] {
    let placement = LabelPlacement(view.marks, in: view.picture.size)
    let lines: [HTML] = placement.labels.compactMap { label in
      label.leader.map { ends in
        let line: HTML = "x1=\"\(ends[0].x)\" y1=\"\(ends[0].y)\" x2=\"\(ends[1].x)\" y2=\"\(ends[1].y)\""
        return
          "<line class=\"leader around\" \(line)/><line class=\"leader\(label.mark.isSufficient ? "" : " short")\" \(line)/>"
      }
    }
    let texts: [HTML] = placement.labels.map { label in
      let (place, name) = (placement.baseline(of: label), label.mark.isSufficient ? "ratio" : "ratio short")
      return
        "<text class=\"\(name)\" x=\"\(place.x)\" y=\"\(place.y)\" font-size=\"\(placement.fontSize)\">\(label.mark.label)</text>"
    }
    return lines + texts
  }

  private func image(_ picture: ReportPage.Picture, _ words: String) -> HTML {
    let (width, height) = (Int(picture.size.width.rounded(.up)), Int(picture.size.height.rounded(.up)))
    return
      "<img loading=\"lazy\" decoding=\"async\" src=\"\(picture.source)\" width=\"\(width)\" height=\"\(height)\" alt=\"\(words)\">"
  }

  private func command(_ line: String?) -> HTML? {
    line.map {
      "<details class=\"drawn\"><summary>\(words.command)</summary><pre class=\"command\"><code>\($0)</code></pre></details>"
    }
  }

  private func html(_ group: ReportPage.Group) -> HTML {
    let views: [HTML] = group.views.map { view($0) }
    return
      "<div class=\"group\">\n<h3>\(group.title)</h3>\n<div class=\"views grid\">\n\(views)\n</div>\n</div>"
  }

  /// Returns the expected picture, the drawn one and their difference. The script puts the first two on each other, with an edge
  /// between them or one shining through the other.
  private func html(_ comparison: ReportPage.Comparison) -> HTML {
    let parts: [(String, String, ReportPage.Picture?)] = [
      ("expected", words.expected, comparison.expected), ("actual", words.actual, comparison.actual),
      ("difference", words.difference, comparison.difference),
    ]
    let figures: [HTML] = parts.compactMap { name, caption, picture in
      picture.map {
        "<figure class=\"\(name)\"><div class=\"canvas\">\(image($0, comparison.name + ": " + caption))</div><figcaption><h4>\(caption)</h4></figcaption></figure>"
      }
    }
    let note: HTML? = comparison.note.map { "<p class=\"small\">\($0)</p>" }
    return """
      <div class="comparison" data-edge="\(words.edge)" data-onion="\(words.onionSkin)" data-modes="\(words.modes)" data-edge-slider="\(words.edgeSlider)" data-onion-slider="\(words.onionSlider)">
      <h3>\(comparison.name)</h3>
      \(note)
      <div class="views grid">
      \(figures)
      </div>
      \(command(comparison.command))
      </div>
      """
  }

  // MARK: Tables

  private func html(_ table: ReportPage.Table) -> HTML {
    func row(_ cells: [String], _ name: String) -> HTML {
      let cells: [HTML] = cells.map { "<\(HTML(markup: name))>\($0)</\(HTML(markup: name))>" }
      return "<tr>\(HTML(markup: cells.map(\.text).joined()))</tr>"
    }
    return """
      <details class="table"><summary>\(table.title)</summary>
      <div class="scroller" tabindex="0"><table>
      <thead>\(row(table.rows[0], "th"))</thead>
      <tbody>
      \(table.rows.dropFirst().map { row($0, "td") })
      </tbody>
      </table></div></details>
      """
  }
}
