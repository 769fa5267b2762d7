// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PellucidViews

@MainActor @Suite struct LayoutTests {
  nonisolated private static let grids = LayoutCase.all.filter { $0.tree.view == "lazyVGrid" }
  nonisolated private static let pairs = LayoutCase.all.filter { $0.tree.view == "textPair" }
  nonisolated private static let trees = LayoutCase.all.filter {
    !["lazyVGrid", "textPair"].contains($0.tree.view)
  }

  @Test("Every case is of a kind that is tested, and the observed ones are among them")
  func allCasesAreTested() {
    #expect(Self.grids.count + Self.pairs.count + Self.trees.count == LayoutCase.all.count)
    #expect(Self.trees.count >= 90 && Self.trees.count { $0.basis == "observed" } >= 25)
  }

  @Test("Views have the frames that SwiftUI gives them", arguments: trees)
  func framesAreThoseOfTheSystem(layout: LayoutCase) throws {
    let (root, names, origin) = try Self.placed(layout, .leftToRight)
    if let size = layout.expect.size {
      Self.expect([root.frame.width, root.frame.height], size, layout, "the size")
    }
    let frames = Self.frames(root, CGPoint(x: origin.x, y: origin.y))
    for (name, frame) in layout.expect.frames ?? [:] {
      let node = try #require(names.nodes[name])
      let own = try #require(frames[ObjectIdentifier(node)])
      Self.expect([own.minX, own.minY, own.width, own.height], frame, layout, name)
    }
  }

  @Test("A layout from right to left is the mirror image", arguments: trees)
  func layoutsAreMirrored(layout: LayoutCase) throws {
    let (root, names, _) = try Self.placed(layout, .leftToRight)
    let (mirrored, others, _) = try Self.placed(layout, .rightToLeft)
    #expect(root.frame.size == mirrored.frame.size)
    let (frames, its) = (Self.frames(root, .zero), Self.frames(mirrored, .zero))
    for (name, node) in names.nodes {
      let one = try #require(frames[ObjectIdentifier(node)])
      let other = try #require(others.nodes[name].flatMap { its[ObjectIdentifier($0)] })
      #expect(
        abs(one.minX - (root.frame.width - other.maxX)) < 1e-9 && one.minY == other.minY,
        "\(layout.id), \(name)")
    }
  }

  @Test("Laying out again changes nothing", arguments: trees)
  func layoutsAreStable(layout: LayoutCase) throws {
    let (root, _, origin) = try Self.placed(layout, .leftToRight)
    let before = Self.frames(root, origin)
    root.place(root.proposal, at: root.frame.origin)
    #expect(Self.frames(root, origin) == before)
  }

  @Test("The columns of lazy grids have the widths that SwiftUI draws", arguments: grids)
  func columnsAreThoseOfTheSystem(layout: LayoutCase) throws {
    let items = try #require(layout.tree.columns).map { column -> GridItem in
      if let fixed = column.fixed { return GridItem(.fixed(fixed.value)) }
      if let flexible = column.flexible {
        return GridItem(
          .flexible(
            minimum: flexible.first?.value ?? 10,
            maximum: flexible.count > 1 ? flexible[1].value : .infinity))
      }
      let adaptive = column.adaptive ?? []
      return GridItem(
        .adaptive(minimum: adaptive[0].value, maximum: adaptive.count > 1 ? adaptive[1].value : .infinity))
    }
    let width = try #require(layout.proposal?[0]?.value)
    let widths = GridColumns(items, in: width).columns.map(\.width)
    Self.expect(widths, try #require(layout.expect.columns), layout, "the columns")
  }

  @Test(
    "Texts one above the other keep the leading of the lower one, in whole pixels of the upper",
    arguments: pairs)
  func textsKeepTheirDistance(layout: LayoutCase) throws {
    func node(_ font: LayoutTree.Font) -> TextNode {
      let metrics = TextNode.Metrics(
        ascent: font.ascent, descent: font.descent, leading: font.leading, capHeight: font.ascent)
      return TextNode(
        metrics, pixel: font.pixel,
        lines: { _ in
          TextNode.Lines(size: .zero, firstBaseline: 0, lastBaseline: 0)
        })
    }
    let (top, bottom) = (node(try #require(layout.tree.top)), node(try #require(layout.tree.bottom)))
    let distance = top.spacing.distance(to: bottom.spacing, along: .vertical)
    #expect(abs(distance - CGFloat(try #require(layout.expect.distance))) <= layout.tolerance)
  }

  // MARK: Placing

  private static func placed(
    _ layout: LayoutCase, _ direction: LayoutDirection
  ) throws -> (root: LayoutNode, names: NamedNodes, origin: CGPoint) {
    let names = NamedNodes()
    var environment = EnvironmentValues()
    (environment.displayScale, environment.layoutDirection) = (layout.scale, direction)
    let view = try layout.tree.made(names, scale: layout.scale)
    let root = ViewRoot(view, environment: environment).node
    var (origin, proposal) = (CGPoint.zero, ProposedViewSize.unspecified)
    if let host = layout.host {
      let (top, bottom) = (host.safeArea?.top ?? 0, host.safeArea?.bottom ?? 0)
      let area = CGRect(x: 0, y: top, width: host.size[0], height: host.size[1] - top - bottom)
      proposal = ProposedViewSize(area.size)
      let size = root.size(proposal)
      origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
    } else if let stated = layout.proposal {
      proposal = ProposedViewSize(width: stated[0]?.value, height: stated[1]?.value)
    }
    root.place(proposal, at: origin)
    return (root, names, origin)
  }

  /// Returns the frames of a node and of everything in it.
  private static func frames(_ node: LayoutNode, _ origin: CGPoint) -> [ObjectIdentifier: CGRect] {
    var frames = [ObjectIdentifier(node): CGRect(origin: origin, size: node.frame.size)]
    for child in node.children {
      let place = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
      frames.merge(Self.frames(child, place)) { first, _ in first }
    }
    return frames
  }

  private static func expect(_ own: [CGFloat], _ its: [Double], _ layout: LayoutCase, _ name: String) {
    let isNear =
      own.count == its.count && zip(own, its).allSatisfy { abs($0 - CGFloat($1)) <= layout.tolerance }
    #expect(isNear, "\(layout.id), \(layout.basis): \(name) is \(own), not \(its)")
  }
}
