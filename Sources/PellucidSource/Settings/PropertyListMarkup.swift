// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Reads the keys of a property list in XML with their places.
struct PropertyListMarkup {
  private let text: ProjectText
  /// A Boolean value that is true where only the keys of the outermost dictionary count.
  private let onlyTop: Bool
  private let limits: ProjectFileLimits
  private var tags: MarkupTags
  private var containers: [String] = []
  private(set) var settings: [Setting] = []

  init(of text: ProjectText, onlyTop: Bool, _ limits: ProjectFileLimits) {
    (self.text, self.onlyTop, self.limits) = (text, onlyTop, limits)
    tags = MarkupTags(of: text, allowsDocumentType: true)
  }

  /// Reads the whole list; `settings` has what stands before a fault.
  mutating func read() throws(ProjectFileError) {
    var count = 0, key: (name: String, offset: Int)?, start: MarkupTags.Tag?
    while let tag = try tags.nextTag() {
      count += 1
      let line = text.lines.line(of: tag.range.lowerBound)
      if count > limits.elements { throw .tooManyElements(line: line, most: limits.elements) }
      switch (tag.kind, tag.name) {
      case (.start, "plist"), (.start, "dict"), (.start, "array"):
        containers.append(tag.name)
        if containers.count > limits.depth { throw .tooDeep(line: line, most: limits.depth) }
        key = nil
      case (.end, "plist"), (.end, "dict"), (.end, "array"):
        guard containers.popLast() == tag.name else { throw .malformed(line: line) }
      case (.start, _): start = tag
      case (.end, _):
        guard let opened = start, opened.name == tag.name else { throw .malformed(line: line) }
        let content = text.text(text.trimmed(opened.range.upperBound..<tag.range.lowerBound))
        if tag.name == "key" { key = (content, opened.range.lowerBound) } else { take(content, of: &key) }
        start = nil
      case (.empty, let name): take(name, of: &key)
      }
    }
    if !containers.isEmpty || start != nil { throw .malformed(line: text.lines.line(of: text.bytes.count)) }
  }

  private mutating func take(_ value: String, of key: inout (name: String, offset: Int)?) {
    guard let (name, offset) = key else { return }
    key = nil
    if onlyTop, containers.count(where: { $0 != "plist" }) != 1 { return }
    let setting = Setting(key: name, value: value, offset: offset)
    if setting.isOneAppearance { settings.append(setting) }
  }
}
