// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidComponents
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJSON
import PellucidJudge
import PellucidLegibility
import PellucidPlan
import PellucidRaster
import PellucidScene

/// A scene document that the WebAssembly build and the native builds read, judge and draw.
enum EmbeddedScene {
  /// Returns a report on a scene document: a line with the number of findings, one line per finding, the samples of the
  /// picture (16 bits each, low byte first), then the samples of the same scene drawn onto a picture of 8 bits.
  static func report(on document: [UInt8]) -> [UInt8] {
    let read: SceneDescription, description: SceneDescription
    do throws(SceneReadingError) {
      read = try SceneReader().read(bytes: document)
    } catch {
      return Array("refused: \(error.description)\n".utf8)
    }
    var measurer = EvenTexts()
    do throws(SceneError) { description = try read.lowered(measuring: &measurer) } catch {
      return Array("not lowered\n".utf8)
    }
    var renderer = EmbeddedRenderer()
    let answer: SceneAnswer<EmbeddedRenderer.Picture>
    do throws(SceneError) {
      answer = try SceneInquiry().answer(description, &renderer)
    } catch {
      return Array("not resolved\n".utf8)
    }
    let lines = lines(answer.allFindings(missingGlyphs: [:]), in: document)
    return Array(("\(lines.count) findings\n" + lines.joined()).utf8) + bytes(of: answer.picture.pixels)
      + renderer.bytes(of: answer.own.resolved)
  }

  /// Returns a line for each finding: its place in the document, its rule and its sentence.
  private static func lines(_ findings: [Finding], in document: [UInt8]) -> [String] {
    let places = DocumentPlaces(of: document)
    return findings.map { finding in
      let place = places[finding.place.keyPath ?? ""]
      let message = Language.english.message(of: finding.fact)
      return "\(place?.line ?? 0):\(place?.column ?? 0): \(finding.ruleID): \(message)\n"
    }
  }

  /// Returns the samples of a picture, low bytes first.
  private static func bytes(of picture: PixelImage) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(picture.samples.count * 2)
    for sample in picture.samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return bytes
  }
}

/// A measurer for which all letters have one width: the embedded build has no fonts.
struct EvenTexts: TextMeasuring {
  func extent(of text: TextRequest, fitting width: Double) -> TextExtent {
    let height = text.lineHeight ?? text.size * 1.2
    let all = Double(text.string.utf8.count) * text.size * 0.55
    return TextExtent(size: Size(width: min(all, width), height: height), baseline: height * 0.8, lines: 1)
  }
}
