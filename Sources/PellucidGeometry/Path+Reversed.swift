// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Path {
  /// The outline with every subpath in the opposite direction; each is closed. Under the non-zero rule it cuts its area
  /// out of an outline around it that has the direction of this one.
  package var reversed: Path {
    var result: [PathElement] = []
    var segments: [PathElement] = []
    var points: [Point] = []
    func append() {
      guard let last = points.last, points.count > 1 else { return }
      result.append(.move(last))
      for (segment, start) in zip(segments, points).reversed() {
        switch segment {
        case .quadratic(let control, _): result.append(.quadratic(control: control, end: start))
        case .cubic(let first, let second, _): result.append(.cubic(second, first, end: start))
        case .line, .move, .close: result.append(.line(start))
        }
      }
      result.append(.close)
    }
    for element in elements {
      switch element {
      case .move(let point):
        append()
        (segments, points) = ([], [point])
      case .line(let end), .quadratic(_, let end), .cubic(_, _, let end):
        segments.append(element)
        points.append(end)
      case .close: break
      }
    }
    append()
    return Path(result)
  }
}
