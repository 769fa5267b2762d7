// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// A window with a moving picture, and a panel of glass on it that the mouse drags.
//
//     swift run -c release SDLPanel [--frames N]
//
// With --frames, the picture stands still after so many frames.

import CSDL
import Pellucid

/// The pixels of the window, and the panel on them.
final class Picture {
  let layout = PixelLayout(width: 640, height: 400, order: .bgra)
  /// The place of the panel's upper left corner, in points. A point is a pixel here.
  var panel = Point(x: 60, y: 80)
  private(set) var frame: [UInt8]
  private var renderer: SceneRenderer
  private var overlay: Overlay?

  init() throws {
    frame = [UInt8](repeating: 255, count: layout.bytesPerRow * layout.height)
    renderer = try SceneRenderer()
  }

  /// Returns whether a point lies on the panel.
  func isOnPanel(x: Double, y: Double) -> Bool {
    (0..<280).contains(x - panel.x) && (0..<110).contains(y - panel.y)
  }

  private var scene: SceneDescription {
    SceneDescription(size: Size(width: Double(layout.width), height: Double(layout.height)), scale: 1) {
      GlassLayer(.regular, in: .roundedRectangle(28)) {
        TextLayer("Glass").font(size: 28, weight: .semibold).frame(x: 24, y: 18, width: 232, height: 36)
        TextLayer("Drag it").foregroundStyle(.secondary).frame(x: 24, y: 60, width: 232, height: 24)
      }
      .frame(x: panel.x, y: panel.y, width: 280, height: 110)
    }
  }

  /// Draws the panel over the picture, and returns the pixels that differ from those before.
  ///
  /// - Parameter moment: The number of the picture; nil for the same as before.
  func draw(_ moment: Int?) throws -> PixelRect {
    if let moment { paint(moment) }
    let drawn = try frame.withUnsafeMutableBytes { bytes in
      try renderer.draw(
        scene, onto: bytes, layout: layout, painted: moment == nil ? .empty : nil, after: overlay.take())
    }
    overlay = drawn
    return drawn.changed
  }

  /// Paints a picture of three waves.
  private func paint(_ moment: Int) {
    func wave(_ phase: Int) -> UInt8 { UInt8(clamping: abs((phase & 511) - 256)) }
    frame.withUnsafeMutableBytes { bytes in
      for y in 0..<layout.height {
        for x in 0..<layout.width {
          let place = y * layout.bytesPerRow + 4 * x
          bytes[place] = wave(x + y + 3 * moment)
          bytes[place + 1] = wave(2 * y - moment)
          bytes[place + 2] = wave(3 * x + 2 * moment)
        }
      }
    }
  }
}

/// Ends the program where SDL refuses something.
func required<Value>(_ value: Value?) -> Value {
  guard let value else { fatalError(String(cString: SDL_GetError())) }
  return value
}

let arguments = CommandLine.arguments
let lastMoment = arguments.count == 3 && arguments[1] == "--frames" ? Int(arguments[2]) : nil
let picture = try Picture()
let (width, height) = (Int32(picture.layout.width), Int32(picture.layout.height))

SDL_SetMainReady()
guard SDL_Init(Uint32(SDL_INIT_VIDEO)) == 0 else { fatalError(String(cString: SDL_GetError())) }
let window = required(SDL_CreateWindow("Pellucid on SDL", 0, 0, width, height, 0))
let screen = required(SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue))
let access = Int32(SDL_TEXTUREACCESS_STREAMING.rawValue)
let texture = required(
  SDL_CreateTexture(screen, Uint32(SDL_PIXELFORMAT_ARGB8888.rawValue), access, width, height))

/// The place in the panel that the mouse holds; nil while it holds none.
var hold: Point?
var moment = 0
var isOpen = true
while isOpen {
  var event = SDL_Event()
  while SDL_PollEvent(&event) != 0 {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: isOpen = false
    case SDL_MOUSEBUTTONDOWN:
      let (x, y) = (Double(event.button.x), Double(event.button.y))
      if picture.isOnPanel(x: x, y: y) { hold = Point(x: x - picture.panel.x, y: y - picture.panel.y) }
    case SDL_MOUSEMOTION:
      if let hold {
        picture.panel = Point(x: Double(event.motion.x) - hold.x, y: Double(event.motion.y) - hold.y)
      }
    case SDL_MOUSEBUTTONUP: hold = nil
    default: break
    }
  }
  let isMoving = moment < lastMoment ?? .max
  if isMoving { moment += 1 }
  let changed = try picture.draw(isMoving ? moment : nil)
  var area = SDL_Rect(
    x: Int32(changed.minX), y: Int32(changed.minY), w: Int32(changed.maxX - changed.minX),
    h: Int32(changed.maxY - changed.minY))
  if area.w > 0, area.h > 0 {
    let first = changed.minY * picture.layout.bytesPerRow + 4 * changed.minX
    picture.frame.withUnsafeBytes { bytes in
      _ = SDL_UpdateTexture(texture, &area, bytes.baseAddress! + first, Int32(picture.layout.bytesPerRow))
    }
  }
  SDL_RenderCopy(screen, texture, nil, nil)
  SDL_RenderPresent(screen)
  SDL_Delay(8)
}
SDL_Quit()
