// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

extension SnapshotShard {
  /// The version of the format.
  static let version = 1

  /// The text of a file. Its first line states the digest of the rest.
  package var text: String {
    let body = body
    let digest = SHA256.text(of: body.utf8)
    return "{\"version\": \(Self.version), \"digest\": \"\(digest)\",\n" + body
  }

  /// The text that follows the first line of a file: what all shards share, and then one line for each picture.
  var body: String {
    let shard = JSONText.object(["number": .whole(part.number), "of": .whole(part.count)]).text(in: .line)
    let lines = entries.map { "  " + $0.json.text(in: .line) }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
    return "\"shard\": \(shard),\n\"run\": \(run.json.text(in: .line)),\n\"pictures\": \(list)}\n"
  }
}

extension SnapshotShard.Run {
  fileprivate var json: JSONText {
    .object([
      "program": .string(program), "scenes": .string(scenes), "arguments": .strings(arguments),
      "groups": .array(groups.map(\.json)), "configurations": .array(configurations.map(\.json)),
    ])
  }
}

extension SnapshotShard.Group {
  fileprivate var json: JSONText {
    .object([
      "references": .string(references), "place": .string(place), "count": .whole(count),
      "stale": .strings(stale),
    ])
  }
}

extension SnapshotShard.Configuration {
  fileprivate var json: JSONText {
    .object(["path": .optional(path), "text": .optional(text), "files": .strings(files)])
  }
}

extension SnapshotShard.Entry {
  fileprivate var json: JSONText {
    var members: [JSONText.Member] = [
      ("index", .whole(index)), ("key", .optional(key)), ("scene", .string(result.scene)),
      ("variant", .optional(result.variant)), ("outcome", .string(result.outcome.name)),
      ("reference", .optional(result.reference)), ("width", .optional(result.size?.width)),
      ("height", .optional(result.size?.height)),
    ]
    switch result.outcome {
    case .different(let difference): members += difference.members
    case .otherSize(let width, let height):
      members.append(("expectedSize", .array([.whole(width), .whole(height)])))
    case .missing(let reason): members.append(("reason", .optional(reason)))
    case .equal, .otherLines, .recorded, .notDrawn: break
    }
    if let failure {
      members += [
        ("exit", .whole(failure.exit)), ("english", .string(failure.english)),
        ("korean", .string(failure.korean)),
      ]
    }
    if !pictures.isEmpty { members.append(("sides", .array(pictures.map(\.json)))) }
    return .object(members)
  }
}

extension SnapshotShard.Picture {
  fileprivate var json: JSONText {
    .object([
      "side": .string(side.rawValue), "digest": .string(digest), "width": .number(width),
      "height": .number(height),
    ])
  }
}
