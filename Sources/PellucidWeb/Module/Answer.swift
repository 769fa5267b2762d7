// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

#if arch(wasm32)
  import CPage
  import PellucidColor
  import PellucidDesign
  import PellucidJSON

  /// An answer to the page: a block of memory that the page releases.
  ///
  ///     | status | count | payload … |   two 32-bit integers, then `count` bytes
  enum Answer {
    /// The kinds of answers, as the page numbers them.
    enum Status: Int32 {
      case done
      /// The payload is the sentence of an error.
      case failed
      /// The payload is a JSON array of the pictures that have to be loaded before the call is repeated.
      case waiting
    }

    /// Returns a new answer, or nil where there is no memory for it.
    static func make(_ status: Status, _ payload: [UInt8]) -> UnsafeMutableRawPointer? {
      guard let block = PellucidAllocate(8 + payload.count) else { return nil }
      block.storeBytes(of: status.rawValue, as: Int32.self)
      block.storeBytes(of: Int32(payload.count), toByteOffset: 4, as: Int32.self)
      payload.withUnsafeBytes {
        (block + 8).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(block), byteCount: $0.count)
      }
      return block
    }

    /// Returns the answer with the numbers that `body` computes, or with its failure.
    static func numbers(_ body: () throws(WebFailure) -> [Double]) -> UnsafeMutableRawPointer? {
      do throws(WebFailure) {
        return make(.done, try body().withUnsafeBytes { Array($0) })
      } catch {
        return failure(error)
      }
    }

    /// Returns the answer with the JSON that `body` computes, or with its failure.
    static func text(_ body: () throws(WebFailure) -> JSONText) -> UnsafeMutableRawPointer? {
      do throws(WebFailure) {
        return make(.done, Array(try body().text(in: .line).utf8))
      } catch {
        return failure(error)
      }
    }

    /// Returns the answer about a failure.
    static func failure(_ error: WebFailure) -> UnsafeMutableRawPointer? {
      guard case .waiting(let pictures) = error else { return make(.failed, Array(error.sentence.utf8)) }
      let wanted = pictures.map { picture in
        JSONText.object(["path": .string(picture.path.text), "gamut": .string(picture.gamut.canvasName)])
      }
      return make(.waiting, Array(JSONText.array(wanted).text(in: .line).utf8))
    }
  }
#endif
