// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Pellucid
import PellucidTestSupport

/// Measures the time from a changed setting on the bus to the frame that shows the change: delivering the message,
/// resolving and drawing.
struct Switching {
  let name: String
  let path: String
  /// The number of pixels per point that gives 1080 rows.
  let scale: Double

  static let scenes = [
    Switching(name: "tvos-screen", path: "Examples/tvos-screen.json", scale: 1),
    Switching(name: "macos-desktop", path: "Examples/macos-desktop.json", scale: 1.2),
  ]

  /// Returns the milliseconds from each of `count` changes to its frame; two further changes before these warm up and
  /// are left out.
  func milliseconds(count: Int) throws -> [Double] {
    var scene = try SceneReader().read(path: path)
    scene.scale = scale
    var renderer = try SceneRenderer(threads: 2, baseDirectory: "Examples")
    renderer.measuresContrast = false
    let bus = try PrivateBus()
    let (namespace, key) = ("org.freedesktop.appearance", "color-scheme")
    let portal = try PortalStandIn(on: bus, settings: [namespace: [key: "uint32 2"]])
    var (times, failure, start): ([Double], (any Error)?, UInt64?) = ([], nil, nil)
    DesktopSettings(busAddress: bus.address, patience: 60).follow { state in
      do {
        _ = try renderer.render(renderer.resolve(scene.following(state.settings)))
      } catch {
        failure = error
        return false
      }
      if let start { times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6) }
      guard times.count < count + 2 else { return false }
      start = DispatchTime.now().uptimeNanoseconds
      portal.set(namespace, key, state.settings.appearance == .dark ? "uint32 2" : "uint32 1")
      return true
    }
    if let failure { throw failure }
    return Array(times.dropFirst(2))
  }
}

/// Prints one line per scene: the median, the ninth decile and the maximum.
func timeSwitching() throws {
  for scene in Switching.scenes {
    let times = try scene.milliseconds(count: 60)
    line(
      "switch/" + scene.name + "-1080p", Timing(times),
      String(format: "max %8.2f ms, bus to frame", times.max() ?? .nan))
  }
}
