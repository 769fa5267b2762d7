// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The views of an interface file, and what lies below each of them.
struct InterfaceViews: Sendable {
  let tree: InterfaceTree
  /// A Boolean value that is true for UIKit.
  let isTouch: Bool
  private var views: [InterfaceTree.ID: InterfaceView] = [:]
  private let surroundings: [InterfaceSurroundings]

  /// Chosen: views that lie on each other are few; a file with more is made to keep the search busy.
  private static let mostLookedAt = 200

  init(of tree: InterfaceTree, isTouch: Bool) {
    (self.tree, self.isTouch) = (tree, isTouch)
    surroundings = InterfaceSurroundings.all(in: tree)
    // Inner views come first, so that each knows whether it shows anything.
    for id in tree.all.reversed() where surroundings(of: id).isView {
      var view = views[id] ?? InterfaceView()
      view.frame = frame(of: id)
      view.parent = surroundings(of: id).owner
      view.fill = fill(of: id)
      view.look = tree[id].isClosed ? look(of: id, filledBy: view.fill) : .unread
      views[id] = view
      if let parent = view.parent, tree[id].parent.map({ tree[$0].name == "subviews" }) ?? false,
        view.look != nil || !view.stack.isEmpty
      {
        views[parent, default: InterfaceView()].stack.append(id)
      }
    }
  }

  subscript(id: InterfaceTree.ID) -> InterfaceView? { views[id] }

  func surroundings(of id: InterfaceTree.ID) -> InterfaceSurroundings { surroundings[id.index] }

  private func frame(of id: InterfaceTree.ID) -> InterfaceView.Frame? {
    guard let rect = tree.child("rect", key: "frame", of: id), let x = tree.number("x", of: rect),
      let y = tree.number("y", of: rect), let width = tree.number("width", of: rect),
      let height = tree.number("height", of: rect)
    else { return nil }
    return InterfaceView.Frame(x: x, y: y, width: width, height: height)
  }

  // MARK: Grounds

  /// Returns what lies below the contents of a view: the view itself, what it lies on, and what it is in.
  func ground(below view: InterfaceTree.ID) -> InterfaceGround { views[view]?.look ?? ground(behind: view) }

  /// Returns what a view lies on.
  func ground(behind view: InterfaceTree.ID) -> InterfaceGround {
    var current = view, left = Self.mostLookedAt
    while let known = views[current] {
      guard let parent = known.parent else { return tree[current].isClosed ? .page : .unread }
      if !tree[parent].isClosed { return .unread }
      if let frame = known.frame, let stack = views[parent]?.stack,
        let look = look(at: frame.center, of: stack[Self.below(current, in: stack)...], &left)
      {
        return look
      }
      if let look = views[parent]?.look { return look }
      current = parent
    }
    return .page
  }

  /// Returns what views show at a point of the view that they are in; nil where they show what is below.
  private func look(
    at point: (x: Double, y: Double), of stack: ArraySlice<InterfaceTree.ID>, _ left: inout Int
  ) -> InterfaceGround? {
    for id in stack {
      left -= 1
      if left < 0 { return .custom }
      guard let view = views[id], let frame = view.frame, frame.contains(point), !isHidden(id) else {
        continue
      }
      let inner = (x: point.x - frame.x, y: point.y - frame.y)
      if let look = look(at: inner, of: view.stack[...], &left) ?? view.look { return look }
    }
    return nil
  }

  /// Returns the index of the first view in a stack that lies below another one.
  private static func below(_ view: InterfaceTree.ID, in stack: [InterfaceTree.ID]) -> Int {
    var low = 0, high = stack.count
    while low < high {
      let middle = (low + high) / 2
      if stack[middle].index < view.index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func isHidden(_ id: InterfaceTree.ID) -> Bool {
    tree[id].attributes["hidden"] == "YES" || tree.number("alpha", of: id) == 0
  }

  // MARK: Looks

  private static let media: Set<String> = [
    "imageView", "mapView", "playerView", "sceneKitView", "skView", "glkView", "mtkView", "webView",
    "wkWebView", "arskView", "arscnView", "pdfView", "openGLView",
  ]
  /// The systems' classes for pictures, films, scenes and pages, which projects choose for plain views.
  private static let mediaClasses: Set<String> = [
    "SKView", "SCNView", "ARView", "ARSKView", "ARSCNView", "MTKView", "GLKView", "MKMapView", "WKWebView",
    "PDFView", "AVPlayerView", "AVCaptureView",
  ]

  func isMedia(_ id: InterfaceTree.ID) -> Bool {
    if Self.media.contains(tree[id].name) { return true }
    guard let name = tree[id].attributes["customClass"] else { return false }
    return Self.mediaClasses.contains(name) || ViewNames.isMedia(name)
  }

  private func look(of id: InterfaceTree.ID, filledBy color: InterfaceTree.ID?) -> InterfaceGround? {
    let element = tree[id]
    if element.name == "visualEffectView" { return effect(of: id) }
    if isMedia(id) { return .media }
    if let color, let look = look(of: color, in: id) { return look }
    switch element.name {
    // Panels in front of films are dark in both appearances.
    case "window": return isPanelOfFilms(id) ? .custom : .page
    case "tableViewCell": return .page
    case "textField" where isTouch && element.attributes["borderStyle"] == "roundedRect":
      return .adaptive("roundedRect")
    case "button" where isFilled(id): return .tinted
    case "containerView": return .custom
    case "view", "customView": return element.attributes["customClass"] == nil ? nil : .custom
    default: return nil
    }
  }

  private func effect(of id: InterfaceTree.ID) -> InterfaceGround {
    if tree.child("vibrancyEffect", of: id) != nil { return .vibrant }
    let blur = tree.child("blurEffect", of: id).flatMap { tree[$0].attributes["style"] }
    return .material(blur ?? tree[id].attributes["material"])
  }

  private func isPanelOfFilms(_ window: InterfaceTree.ID) -> Bool {
    tree.child("windowStyleMask", of: window).map { tree[$0].attributes["HUD"] == "YES" } ?? false
  }

  private func isFilled(_ button: InterfaceTree.ID) -> Bool {
    tree.child("buttonConfiguration", of: button).map { tree[$0].attributes["style"] == "filled" } ?? false
  }

  private func look(of color: InterfaceTree.ID, in view: InterfaceTree.ID) -> InterfaceGround? {
    let opacity = tree.number("alpha", of: view).flatMap { $0 > 0 ? $0 : nil } ?? 1
    return switch InterfaceColor(tree[color].attributes) {
    case .fixed(let value, let alpha):
      alpha * opacity < GroundClass.leastOpacity ? nil : .fixed(value, alpha: alpha * opacity, color)
    case .fixedName(let name): .fixed(FixedColor(components: nil, text: name), alpha: opacity, color)
    case .hue(let name): ColorNames.isGray(name) ? .adaptive(name) : .tinted
    case .semantic(let name): .adaptive(name)
    case .accent: .tinted
    case .asset: .asset
    case .clear: nil
    case .other: .custom
    }
  }

  /// Returns the element of the colour that fills a view; nil for a view that draws no background.
  private func fill(of id: InterfaceTree.ID) -> InterfaceTree.ID? {
    let element = tree[id]
    if element.attributes["drawsBackground"] == "NO" { return nil }
    if element.name == "box" {
      return tree.drawsOwnBox(id) ? tree.child("color", key: "fillColor", of: id) : nil
    }
    for key in ["barTintColor", "backgroundColor"] {
      if let color = tree.child("color", key: key, of: id) { return color }
    }
    if let cell = element.children.first(where: { tree[$0].attributes["key"] == "cell" }) {
      return tree[cell].attributes["drawsBackground"] == "YES"
        ? tree.child("color", key: "backgroundColor", of: cell) : nil
    }
    if let configuration = tree.child("buttonConfiguration", of: id) {
      let background = tree.child("backgroundConfiguration", of: configuration)
      return background.flatMap { tree.child("color", key: "backgroundColor", of: $0) }
        ?? tree.child("color", key: "baseBackgroundColor", of: configuration)
    }
    let attributes = tree.child("userDefinedRuntimeAttributes", of: id).map { tree[$0].children } ?? []
    return attributes.first { tree[$0].attributes["keyPath"] == "backgroundColor" }.flatMap {
      tree.child("color", of: $0)
    }
  }
}
