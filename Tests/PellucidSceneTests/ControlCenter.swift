// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The scene of `Examples/control-center.json`, built in Swift.
struct ControlCenter {
  private let pictures = "Pictures/"
  private let white = ForegroundStyle.white
  private let lamp = ForegroundStyle(Color(hex: 0xFFD60A)), lampInk = ForegroundStyle(Color(hex: 0x1C1C1E))
  private let tileShape = Shape.roundedRectangle(45), roundShape = Shape.roundedRectangle(37.25)

  var scene: SceneDescription {
    var traits = Traits()
    traits.appearance = .dark
    return SceneDescription(size: Size(width: 402, height: 874), scale: 3, traits: traits) {
      ImageLayer(light: pictures + "silk.png", dark: pictures + "silk-night.png")
      GroupLayer {
        status
        connectivity
        nowPlaying
        focus
        level("slider-0", x: 209, fillHeight: 102.3, symbol: "sun.max.fill")
        level("slider-1", x: 299.5, fillHeight: 66, symbol: "speaker.wave.2.fill")
        button("bell", x: 28, y: 421.5)
        button("display.2", x: 118.5, y: 421.5)
        home
        button("flashlight.on.fill", x: 28, y: 602.5)
        button("timer", x: 118.5, y: 602.5)
        button("camera.fill", x: 209, y: 602.5)
        button("magnifyingglass", x: 299.5, y: 602.5)
        recording
        FillLayer(.primary, in: .capsule).frame(x: 131, y: 861, width: 140, height: 5)
      }
      .id("screen")
    }
  }

  @LayerBuilder private var status: [LayerElement] {
    text("clock", "9:41", 17, .semibold).frame(x: 44, y: 21, width: 80, height: 24)
    symbol("cellularbars", x: 288, y: 23, side: 19)
    symbol("wifi", x: 314, y: 23, side: 18)
    symbol("battery.100", x: 340, y: 20, side: 25)
    symbol("plus", x: 30, y: 92, side: 22)
    symbol("power", x: 350, y: 92, side: 22)
  }

  @LayerBuilder private var connectivity: [LayerElement] {
    GlassLayer(.regular, in: tileShape) {
      circle(.secondaryFill, x: 15, y: 15, side: 60)
      symbol("airplane", x: 30, y: 30, side: 30)
      circle(.blue, x: 90, y: 15, side: 60)
      symbol("wifi", white, x: 105, y: 30, side: 30)
      circle(.green, x: 15, y: 90, side: 60)
      symbol("antenna.radiowaves.left.and.right", lampInk, x: 30, y: 105, side: 30)
      circle(.blue, x: 90, y: 90, side: 60)
      symbol("dot.radiowaves.left.and.right", white, x: 105, y: 105, side: 30)
    }
    .control(.toolbar).id("connectivity").frame(x: 28, y: 150, width: 165, height: 165)
  }

  @LayerBuilder private var nowPlaying: [LayerElement] {
    GlassLayer(.regular, in: tileShape) {
      ImageLayer(pictures + "bloom.webp").frame(x: 16, y: 16, width: 50, height: 50)
        .clipShape(.roundedRectangle(11))
      symbol("hifispeaker", x: 125, y: 29, side: 24)
      text("song", "Slow Bloom", 15, .semibold).frame(x: 16, y: 78, width: 133, height: 20)
      text("artist", "The Meadow Hours", 13)
        .frame(x: 16, y: 98, width: 133, height: 18)
      symbol("backward.fill", x: 20, y: 125, side: 22)
      symbol("pause.fill", x: 68.5, y: 122, side: 28)
      symbol("forward.fill", x: 123, y: 125, side: 22)
    }
    .control(.toolbar).id("now-playing").frame(x: 209, y: 150, width: 165, height: 165)
  }

  @LayerBuilder private var focus: [LayerElement] {
    GlassLayer(.regular, in: roundShape) {
      circle(.indigo, x: 12, y: 12.25, side: 50)
      symbol("moon.fill", white, x: 24.5, y: 24.75, side: 25)
      text("focus", "Focus", 15, .semibold).frame(x: 74, y: 18.25, width: 80, height: 20)
      text("focus-detail", "On until 7:00", 13)
        .frame(x: 74, y: 38.25, width: 84, height: 18)
    }
    .control(.toolbar).id("focus-tile").frame(x: 28, y: 331, width: 165, height: 74.5)
  }

  private func level(
    _ id: String, x: Double, fillHeight: Double, symbol name: String
  ) -> GlassLayer {
    GlassLayer(.regular, in: roundShape) {
      GroupLayer {
        FillLayer(.secondaryFill).frame(x: 0, y: 165 - fillHeight, width: 74.5, height: fillHeight)
      }
      .clipShape(roundShape)
      symbol(name, x: 22.25, y: 119, side: 30)
    }
    .control(.toolbar).id(id).frame(x: x, y: 331, width: 74.5, height: 165)
  }

  private func button(_ name: String, x: Double, y: Double) -> GlassLayer {
    GlassLayer(.regular, in: roundShape) { symbol(name, x: 22.25, y: 22.25, side: 30) }
      .control(.toolbar).frame(x: x, y: y, width: 74.5, height: 74.5)
  }

  private var home: GlassLayer {
    GlassLayer(.regular, in: roundShape) {
      circle(lamp, x: 12, y: 12.25, side: 50)
      symbol("sun.max.fill", lampInk, x: 25, y: 25.25, side: 24)
      text("room", "Living Room", 15, .semibold).frame(x: 74, y: 18.25, width: 160, height: 20)
      text("room-detail", "3 lights on · 21.5 °C", 13)
        .frame(x: 74, y: 38.25, width: 200, height: 18)
      symbol("chevron.forward", x: 308, y: 29.25, side: 16)
    }
    .control(.toolbar).id("home").frame(x: 28, y: 512, width: 346, height: 74.5)
  }

  @LayerBuilder private var recording: [LayerElement] {
    GlassLayer(.regular, in: roundShape) {
      symbol("record.circle", x: 22, y: 22.25, side: 30)
      text("recording", "Screen Recording", 15, .semibold).frame(x: 74, y: 26.25, width: 170, height: 22)
      TextLayer("화면 기록").font(size: 13).lineLimit(1).multilineTextAlignment(.trailing)
        .foregroundStyle(.primary).id("recording-korean")
        .frame(x: 226, y: 26.25, width: 96, height: 22)
    }
    .control(.toolbar).frame(x: 28, y: 693, width: 346, height: 74.5)
  }

  private func text(
    _ id: String, _ string: String, _ size: Double, _ weight: FontWeight = .regular
  ) -> TextLayer {
    TextLayer(string).font(size: size, weight: weight).foregroundStyle(.primary).lineLimit(1).id(id)
  }

  private func symbol(
    _ name: String, _ style: ForegroundStyle = .primary, x: Double, y: Double, side: Double
  ) -> SymbolLayer {
    // Templates of strokes are drawn semibold, because they would look thin beside the theme's icons.
    let isStroked = ["wifi", "timer", "antenna.radiowaves.left.and.right"].contains(name)
    let symbol = isStroked ? SymbolLayer(name).fontWeight(.semibold) : SymbolLayer(name)
    return symbol.foregroundStyle(style).frame(x: x, y: y, width: side, height: side)
  }

  private func circle(_ style: ForegroundStyle, x: Double, y: Double, side: Double) -> FillLayer {
    FillLayer(style, in: .circle).frame(x: x, y: y, width: side, height: side)
  }
}
