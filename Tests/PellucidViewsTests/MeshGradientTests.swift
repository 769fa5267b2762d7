// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidViews

@MainActor @Suite struct MeshGradientTests {
  typealias Color = PellucidViews.Color

  private static let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let colors: [Color] = [.red, .white, .blue, .black.opacity(0.5)]

  private static func mesh(_ view: some View) throws -> MeshFill<ColorStyle>? {
    guard case .mesh(let mesh) = try DrawnLayers.fill(view).style else { return nil }
    return mesh
  }

  @Test("A mesh keeps its points and the names of its colours")
  func meshesAreDrawn() throws {
    let points: [SIMD2<Float>] = [[0, 0], [0.1, 0], [1, 0], [0, 1], [0.7, 0.9], [1, 1.3]]
    let view = MeshGradient(
      width: 3, height: 2, points: points, colors: Self.colors + [.green, .clear], background: .gray,
      smoothsColors: false, colorSpace: .perceptual)
    let mesh = try #require(try Self.mesh(view))
    // Decimals are those that were written, not those of single precision.
    let places = [(0, 0), (0.1, 0), (1, 0), (0, 1), (0.7, 0.9), (1, 1.3)] as [(Double, Double)]
    #expect(mesh.points.columns == 3 && mesh.points.all == places.map { MeshPoint(Point(x: $0.0, y: $0.1)) })
    #expect(mesh.colors[0] == .semantic("systemRed") && mesh.colors.count == 6)
    #expect(mesh.colors[3] == .custom(EncodedColor(white: 0, alpha: 0.5)))
    #expect(mesh.background == .semantic("systemGray") && !mesh.smoothsColors && mesh.space == .perceptual)
    let usual = try #require(
      try Self.mesh(
        Rectangle().fill(MeshGradient(width: 2, height: 2, points: Self.square, colors: Self.colors))))
    #expect(usual.smoothsColors && usual.space == .device && usual.points.fillsFrame)
    #expect(usual.background == .custom(EncodedColor(white: 0, alpha: 0)))
  }

  @Test("A mesh of Bézier points keeps their handles, and one of resolved colours the components")
  func bezierPoints() throws {
    let points = Self.square.map {
      MeshGradient.BezierPoint(
        position: $0, leadingControlPoint: [0.25, 0], topControlPoint: [0, 0.5],
        trailingControlPoint: [2, 0],
        bottomControlPoint: [0, 3])
    }
    let colors = Self.colors.map { $0.resolve(in: EnvironmentValues()) }
    let mesh = try #require(
      try Self.mesh(MeshGradient(width: 2, height: 2, bezierPoints: points, resolvedColors: colors)))
    #expect(
      mesh.points.all[3].handles
        == MeshPoint.Handles(
          leading: Point(x: 0.25, y: 0), top: Point(x: 0, y: 0.5), trailing: Point(x: 2, y: 0),
          bottom: Point(x: 0, y: 3)))
    #expect(mesh.colors[1] == .custom(EncodedColor(white: 1)))
  }

  @Test("A mesh without one point and one colour for each place is its background; strange places are moved")
  func strangeMeshes() throws {
    for (width, height, count) in [(2, 2, 3), (3, 2, 4), (1, 4, 4), (0, 0, 4), (-2, -2, 4), (4, 1, 4)] {
      let view = MeshGradient(
        width: width, height: height, points: Self.square, colors: Array(Self.colors.prefix(count)),
        background: .green)
      #expect(try DrawnLayers.fill(view).style == .foreground(.semantic("systemGreen")))
    }
    let strange = MeshGradient(
      width: 2, height: 2, points: [[.nan, -.infinity], [99, 0], [0, -99], [1, 1]], colors: Self.colors)
    let places = try #require(try Self.mesh(strange)).points.all.map(\.position)
    #expect(places[0] == Point(x: 0, y: 0) && places[1].x == 10 && places[2].y == -10)
  }

  private struct Bending: View {
    @State var isBent = false
    var body: some View {
      MeshGradient(
        width: 2, height: 2,
        points: isBent ? [[0, 0], [1, 0.5], [0, 1], [0.5, 1]] : MeshGradientTests.square,
        colors: MeshGradientTests.colors
      )
      .onAppear { withAnimation(.linear(duration: 2)) { isBent = true } }
    }
  }

  @Test("The points of a mesh move from one place to the other")
  func pointsMove() throws {
    let root = ViewRoot(Bending(), time: 0)
    let room = ScreenRoom(proposal: ProposedViewSize(width: 80, height: 40))
    root.layOut(in: room)
    for (time, share) in [(0, 0), (0.5, 0.25), (1, 0.5), (2, 1), (5, 1)] as [(Double, Double)] {
      root.time = time
      root.layOut(in: room)
      guard case .fill(_, .mesh(let mesh))? = root.layers(scale: 1).first?.content else {
        Issue.record("no mesh")
        return
      }
      let places = mesh.points.all.map(\.position)
      #expect(abs(places[1].y - share / 2) < 1e-6 && abs(places[3].x - (1 - share / 2)) < 1e-6)
    }
  }

  @Test("A text in a mesh is the mask of the mesh")
  func texts() throws {
    let style = MeshGradient(width: 2, height: 2, points: Self.square, colors: Self.colors)
    let group = try #require(DrawnLayers.of(PellucidViews.Text("Hello").foregroundStyle(style)).first)
    guard case .group(let layers) = group.content, layers.count == 2,
      case .fill(_, .mesh) = layers[0].content, case .text = layers[1].content
    else {
      Issue.record("no mesh and a text: \(group)")
      return
    }
    #expect(group.isIsolated && layers[1].blend == .destinationIn)
  }
}
