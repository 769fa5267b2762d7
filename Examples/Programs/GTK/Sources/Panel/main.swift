// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// A GTK 4 widget that paints a moving picture with Cairo, and a panel of glass on it that the mouse drags.
//
//     GSK_RENDERER=cairo swift run -c release GTKPanel [--frames N]
//
// With --frames, the picture stands still after so many frames.

import CGTK
import Pellucid

/// The pixels of the widget, and the panel on them.
final class Picture {
  /// The size of the widget, in points.
  static let size = Size(width: 640, height: 400)
  /// The place of the panel's upper left corner, in points.
  var panel = Point(x: 60, y: 80)
  private(set) var frame: [UInt8] = []
  private(set) var layout = PixelLayout(width: 0, height: 0, order: .bgra)
  private var renderer: SceneRenderer
  private var overlay: Overlay?

  init() throws { renderer = try SceneRenderer() }

  /// Returns whether a point lies on the panel.
  func isOnPanel(x: Double, y: Double) -> Bool {
    (0..<280).contains(x - panel.x) && (0..<110).contains(y - panel.y)
  }

  private func scene(_ scale: Int) -> SceneDescription {
    SceneDescription(size: Self.size, scale: Double(scale)) {
      GlassLayer(.regular, in: .roundedRectangle(28)) {
        TextLayer("Glass").font(size: 28, weight: .semibold).frame(x: 24, y: 18, width: 232, height: 36)
        TextLayer("Drag it").foregroundStyle(.secondary).frame(x: 24, y: 60, width: 232, height: 24)
      }
      .frame(x: panel.x, y: panel.y, width: 280, height: 110)
    }
  }

  /// Draws the panel over the picture of a moment, in pixels of a scale.
  ///
  /// - Parameter isNew: A Boolean value that is false where the picture is still that of the last drawing.
  func draw(_ moment: Int, isNew: Bool, scale: Int) throws {
    let (width, height) = (Int(Self.size.width) * scale, Int(Self.size.height) * scale)
    let isResized = layout.width != width
    if isResized {
      layout = PixelLayout(width: width, height: height, order: .bgra)
      frame = [UInt8](repeating: 255, count: layout.bytesPerRow * height)
    }
    let paints = isNew || isResized
    if paints { paint(moment, scale) }
    overlay = try frame.withUnsafeMutableBytes { bytes in
      try renderer.draw(
        scene(scale), onto: bytes, layout: layout, painted: paints ? nil : .empty, after: overlay.take())
    }
  }

  /// Paints a picture of three waves.
  private func paint(_ moment: Int, _ scale: Int) {
    func wave(_ phase: Int) -> UInt8 { UInt8(clamping: abs((phase & 511) - 256)) }
    frame.withUnsafeMutableBytes { bytes in
      for row in 0..<layout.height {
        for column in 0..<layout.width {
          let (x, y, place) = (column / scale, row / scale, row * layout.bytesPerRow + 4 * column)
          bytes[place] = wave(x + y + 3 * moment)
          bytes[place + 1] = wave(2 * y - moment)
          bytes[place + 2] = wave(3 * x + 2 * moment)
        }
      }
    }
  }

  /// Paints the pixels into the widget.
  func show(in context: OpaquePointer, scale: Int) {
    frame.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(layout.width),
        Int32(layout.height), Int32(layout.bytesPerRow))
      cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
      cairo_surface_destroy(surface)
    }
  }
}

let picture = try Picture()
var moment = 0
/// The moment of the last drawing; nil before it.
var drawn: Int?
/// The place of the panel where a drag began; nil where it began beside the panel.
var start: Point?
let arguments = CommandLine.arguments
let lastMoment = arguments.count == 3 && arguments[1] == "--frames" ? Int(arguments[2]) ?? .max : .max

/// Draws and paints the widget.
func draw(_ widget: UnsafeMutablePointer<GtkWidget>, _ context: OpaquePointer) {
  let scale = Int(gtk_widget_get_scale_factor(widget))
  do { try picture.draw(moment, isNew: moment != drawn, scale: scale) } catch { fatalError("\(error)") }
  drawn = moment
  picture.show(in: context, scale: scale)
}

/// Goes on to the next moment before a frame of the window.
func tick(_ widget: UnsafeMutablePointer<GtkWidget>) {
  moment = min(moment + 1, lastMoment)
  gtk_widget_queue_draw(widget)
}

func connect(_ object: gpointer, _ signal: String, _ handler: @escaping GCallback) {
  g_signal_connect_data(object, signal, handler, nil, nil, GConnectFlags(0))
}

/// Lets the mouse drag the panel on a widget.
func addDragging(to widget: UnsafeMutablePointer<GtkWidget>) {
  let drag = gtk_gesture_drag_new()!
  let began: @convention(c) (OpaquePointer, Double, Double, gpointer?) -> Void = { _, x, y, _ in
    start = picture.isOnPanel(x: x, y: y) ? picture.panel : nil
  }
  let moved: @convention(c) (OpaquePointer, Double, Double, gpointer?) -> Void = { _, x, y, _ in
    if let start { picture.panel = Point(x: start.x + x, y: start.y + y) }
  }
  connect(gpointer(drag), "drag-begin", unsafeBitCast(began, to: GCallback.self))
  connect(gpointer(drag), "drag-update", unsafeBitCast(moved, to: GCallback.self))
  gtk_widget_add_controller(widget, drag)
}

/// Opens the window.
func activate(_ application: UnsafeMutablePointer<GtkApplication>) {
  let widget = gtk_drawing_area_new()!
  gtk_widget_set_size_request(widget, gint(Picture.size.width), gint(Picture.size.height))
  widget.withMemoryRebound(to: GtkDrawingArea.self, capacity: 1) { area in
    gtk_drawing_area_set_draw_func(
      area,
      { area, context, _, _, _ in
        area!.withMemoryRebound(to: GtkWidget.self, capacity: 1) { draw($0, context!) }
      }, nil, nil)
  }
  gtk_widget_add_tick_callback(
    widget,
    { widget, _, _ in
      tick(widget!)
      return 1
    }, nil, nil)
  addDragging(to: widget)

  let window = gtk_application_window_new(application)!
  window.withMemoryRebound(to: GtkWindow.self, capacity: 1) { window in
    gtk_window_set_title(window, "Pellucid on GTK")
    gtk_window_set_resizable(window, 0)
    gtk_window_set_child(window, widget)
    gtk_window_present(window)
  }
}

let application = gtk_application_new(nil, G_APPLICATION_DEFAULT_FLAGS)!
let activated: @convention(c) (UnsafeMutablePointer<GtkApplication>, gpointer?) -> Void = { application, _ in
  activate(application)
}
connect(application, "activate", unsafeBitCast(activated, to: GCallback.self))
let status = application.withMemoryRebound(to: GApplication.self, capacity: 1) {
  g_application_run($0, 0, nil)
}
guard status == 0 else { fatalError("GTK ended with \(status)") }
