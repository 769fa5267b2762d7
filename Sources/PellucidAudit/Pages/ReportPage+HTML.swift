// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension ReportPage {
  /// The page as one file of HTML, with pictures at their addresses. It loads nothing else, and a browser applies no other style
  /// and no other script than its own.
  package var html: String {
    HTMLDocument(
      title: "Pellucid: \(verb) \(title)", language: language, style: PageStyle.text, script: PageScript.text
    )
    .text(body)
  }

  var words: PageWords { language.page }

  private var body: HTML {
    """
    <a class="skip" href="#report">\(words.skip)</a>
    \(header)
    <div class="\(hasContents ? "columns" : "column")">
    \(contents)
    <main id="report">
    \(filters)
    \(sections.map { SectionWriter($0, words).html })
    \(ruleList)
    \(lists.map(html))
    </main>
    </div>
    """
  }

  private var header: HTML {
    let counts = [Severity.error, .warning, .note].map { severity in
      (severity, sections.reduce(0) { $0 + $1.findings.count { $0.severity == severity } })
    }
    let tallies: [HTML] = counts.map { severity, count in
      "<div class=\"tally \(severity.rawValue)\(count == 0 ? " none" : "")\"><dt>\(words.tallies(severity, count))</dt><dd>\(count)</dd></div>"
    }
    let line: HTML? = command.map { "<pre class=\"command\"><code>\($0)</code></pre>" }
    return """
      <header>
      <p class="eyebrow">\(verb)</p>
      <h1>\(title)</h1>
      <dl class="tallies">\(tallies)</dl>
      <p class="totals">\(totals)</p>
      \(line)
      </header>
      """
  }

  private var hasContents: Bool { sections.count + rules.count > 1 }

  private var contents: HTML? {
    guard hasContents else { return nil }
    let items: [HTML] = sections.map { section in
      let marks: [HTML] = [Severity.error, .warning, .note].compactMap { severity in
        let count = section.findings.count { $0.severity == severity }
        return count == 0 ? nil : "<span class=\"count \(severity.rawValue)\">\(count)</span>"
      }
      return "<li><a href=\"#\(section.id)\">\(section.title)</a>\(marks)</li>"
    }
    let end: HTML? = rules.isEmpty ? nil : "<li><a href=\"#rules\">\(words.rules)</a></li>"
    return """
      <nav aria-label="\(words.contents)"><details open><summary>\(words.contents)</summary>
      <ol>
      \(items)
      \(end)
      </ol></details></nav>
      """
  }

  /// The form that filters findings, which the script shows.
  private var filters: HTML? {
    guard sections.contains(where: { !$0.findings.isEmpty }) || sections.count > 1 else { return nil }
    let all: HTML = "<option value=\"\">\(words.all)</option>"
    let severities: [HTML] = [Severity.error, .warning, .note].map {
      "<option value=\"\($0.rawValue)\">\(words.severities($0))</option>"
    }
    let ruleOptions: [HTML] = rules.map {
      "<option value=\"\($0.id)\">\($0.id == $0.name ? $0.id : $0.id + " " + $0.name)</option>"
    }
    let scenes: [HTML] = sections.map { "<option value=\"\($0.id)\">\($0.title)</option>" }
    return """
      <form id="filters" role="search" hidden>
      <label>\(words.text)<input type="search" name="text"></label>
      <label>\(words.severity)<select name="severity">\(all)\(severities)</select></label>
      <label>\(words.rule)<select name="rule">\(all)\(ruleOptions)</select></label>
      <label>\(words.file)<select name="scene">\(all)\(scenes)</select></label>
      <output name="count"></output>
      </form>
      """
  }

  private var ruleList: HTML? {
    guard !rules.isEmpty else { return nil }
    let entries: [HTML] = rules.map { rule in
      let paragraphs: [HTML] = rule.paragraphs.map { "<p>\($0)</p>" }
      return """
        <div class="rule">
        <h3 id="\(rule.id)">\(rule.id) \(rule.name == rule.id ? "" : rule.name)</h3>
        \(paragraphs)
        </div>
        """
    }
    return "<section class=\"rules\" id=\"rules\">\n<h2>\(words.rules)</h2>\n\(entries)\n</section>"
  }

  private func html(_ list: List) -> HTML {
    let items: [HTML] = list.lines.map { "<li>\($0)</li>" }
    return "<section class=\"list\">\n<h2>\(list.title)</h2>\n<ul>\n\(items)\n</ul>\n</section>"
  }
}

extension ReportPage.Section {
  /// The name of the link to the section.
  var id: String { "s-" + Fingerprint.digest(of: [key]) }
}
