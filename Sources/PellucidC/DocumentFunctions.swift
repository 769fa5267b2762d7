// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The functions that `pellucid.h` declares and describes. The compiler compares each with the declaration of the same name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CPellucid
import Glibc
import Pellucid
import PellucidAudit

/// The texts that are never freed.
private enum Constants {
  nonisolated(unsafe) static let version = UnsafePointer(strdup(Release.version))
  nonisolated(unsafe) static let nothing = UnsafePointer(strdup(""))
}

@c @implementation
public func pellucid_version() -> UnsafePointer<CChar>! { Constants.version }

@c @implementation
public func pellucid_message() -> UnsafePointer<CChar>! { LastMessage.text ?? Constants.nothing }

@c @implementation
public func pellucid_load(
  _ bytes: UnsafeRawPointer!, _ count: Int, _ folder: UnsafePointer<CChar>!,
  _ document: UnsafeMutablePointer<OpaquePointer?>!
) -> pellucid_status {
  status { () throws(Failure) in
    let (bytes, document) = (try given(bytes, "bytes"), try given(document, "document"))
    guard count >= 0 else { throw Failure("number out of range", at: "count", "pass the number of bytes") }
    let text = UnsafeRawBufferPointer(start: bytes, count: count)
    let folder = try optionalText(folder, "folder") ?? ""
    document.pointee = try Document(text, in: folder.isEmpty ? "." : folder).handle()
  }
}

@c @implementation
public func pellucid_free(_ document: OpaquePointer!) {
  if let document { Document.free(document) }
}

@c @implementation
public func pellucid_set_traits(_ document: OpaquePointer!, _ traits: UnsafePointer<pellucid_traits>!)
  -> pellucid_status
{
  status { () throws(Failure) in try Document.of(document).set(given(traits, "traits").pointee) }
}

@c @implementation
public func pellucid_set_scale(_ document: OpaquePointer!, _ scale: Double) -> pellucid_status {
  status { () throws(Failure) in try Document.of(document).set(scale: scale) }
}

@c @implementation
public func pellucid_set_time(_ document: OpaquePointer!, _ seconds: Double) -> pellucid_status {
  status { () throws(Failure) in try Document.of(document).set(time: seconds) }
}

@c @implementation
public func pellucid_set_threads(_ document: OpaquePointer!, _ threads: Int32) -> pellucid_status {
  status { () throws(Failure) in try Document.of(document).set(threads: threads) }
}

@c @implementation
public func pellucid_get_size(_ document: OpaquePointer!, _ size: UnsafeMutablePointer<pellucid_size>!)
  -> pellucid_status
{
  status { () throws(Failure) in try given(size, "size").pointee = Document.of(document).size }
}

@c @implementation
public func pellucid_draw(_ document: OpaquePointer!, _ pixels: UnsafePointer<pellucid_pixels>!)
  -> pellucid_status
{
  status { () throws(Failure) in try Document.of(document).draw(in: given(pixels, "pixels").pointee) }
}

@c @implementation
public func pellucid_draw_over(
  _ document: OpaquePointer!, _ pixels: UnsafePointer<pellucid_pixels>!,
  _ painted: UnsafePointer<pellucid_rectangle>!, _ changed: UnsafeMutablePointer<pellucid_rectangle>!
) -> pellucid_status {
  status { () throws(Failure) in
    let drawn = try Document.of(document).draw(
      over: given(pixels, "pixels").pointee, painted: painted?.pointee)
    changed?.pointee = drawn
  }
}

@c @implementation
public func pellucid_findings(
  _ document: OpaquePointer!, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> pellucid_status {
  status { () throws(Failure) in try given(json, "json").pointee = strdup(Document.of(document).findings()) }
}

@c @implementation
public func pellucid_free_text(_ text: UnsafeMutablePointer<CChar>!) { free(text) }
