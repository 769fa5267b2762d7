// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing

@testable import PellucidViews

@MainActor @Suite struct StateTests {
  /// The events that views report.
  final class Log {
    var bodies: [String: Int] = [:]
    var count: Binding<Int>?
    func note(_ name: String) { bodies[name, default: 0] += 1 }
  }

  struct Counter: View {
    @State private var count = 0
    let log: Log

    var body: some View {
      log.note("counter")
      log.count = $count
      return HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
      }
    }
  }

  struct Screen: View {
    let log: Log
    var showsCounter = true

    var body: some View {
      log.note("screen")
      return VStack(spacing: 0) {
        if showsCounter { Counter(log: log) }
        Color.blue.frame(width: 5, height: 5)
      }
    }
  }

  private static func size(_ root: ViewRoot) -> CGSize { root.node.size(.unspecified) }

  @Test("A state that is set makes its own view again, and no other one")
  func settingAStateUpdatesItsView() {
    let log = Log()
    let root = ViewRoot(Screen(log: log))
    #expect(Self.size(root) == CGSize(width: 5, height: 5))
    log.count?.wrappedValue = 3
    #expect(root.update())
    #expect(Self.size(root) == CGSize(width: 30, height: 15))
    #expect(log.bodies == ["counter": 2, "screen": 1])
  }

  struct Switch: View {
    @State var isOn = true
    let log: Log
    let out: (Binding<Bool>) -> Void

    var body: some View {
      out($isOn)
      return Screen(log: log, showsCounter: isOn)
    }
  }

  @Test("A view keeps its state while the views around it are made again, and loses it when it goes")
  func stateLastsAsLongAsItsView() {
    let log = Log()
    var isOn: Binding<Bool>?
    let root = ViewRoot(Switch(log: log) { isOn = $0 })
    log.count?.wrappedValue = 2
    root.update()
    isOn?.wrappedValue = true
    root.update()
    #expect(Self.size(root) == CGSize(width: 20, height: 15))
    isOn?.wrappedValue = false
    root.update()
    #expect(Self.size(root) == CGSize(width: 5, height: 5))
    isOn?.wrappedValue = true
    root.update()
    #expect(Self.size(root) == CGSize(width: 5, height: 5) && log.count?.wrappedValue == 0)
  }

  struct Plain: View {
    static var bodies = 0
    let number: Int

    var body: some View {
      Self.bodies += 1
      return Tinted()
    }
  }

  struct Tinted: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Color.red.frame(width: CGFloat(limit ?? 1), height: 1) }
  }

  struct Around: View {
    @State var number = 1
    @State var limit = 2
    let out: (Binding<Int>, Binding<Int>) -> Void

    var body: some View {
      out($number, $limit)
      return VStack { Plain(number: number / 10) }.lineLimit(limit)
    }
  }

  @Test("A view without references is made again only where its value or its environment differs")
  func equalViewsAreKept() {
    Plain.bodies = 0
    var states: (number: Binding<Int>, limit: Binding<Int>)?
    let root = ViewRoot(Around { states = ($0, $1) })
    #expect(Self.size(root).width == 2 && Plain.bodies == 1)
    states?.number.wrappedValue = 2
    #expect(root.update() && Plain.bodies == 1)
    #expect(Self.size(root).width == 2)
    states?.number.wrappedValue = 30
    #expect(root.update() && Plain.bodies == 2)
    states?.limit.wrappedValue = 7
    #expect(root.update() && Plain.bodies == 3)
    #expect(Self.size(root).width == 7)
  }

  @Observable final class Model {
    var width = 10.0
    var unread = 0
  }

  struct Observer: View {
    let model: Model
    let log: Log

    var body: some View {
      log.note("observer")
      return Color.red.frame(width: model.width, height: 1)
    }
  }

  @Test("A view is made again when an observed property that it has read changes, and not for another one")
  func observedPropertiesUpdateTheirReaders() {
    let (model, log) = (Model(), Log())
    let root = ViewRoot(Observer(model: model, log: log))
    model.unread = 1
    root.update()
    #expect(log.bodies["observer"] == 1)
    model.width = 25
    root.update()
    #expect(Self.size(root).width == 25 && log.bodies["observer"] == 2)
  }

  struct Reader: View {
    @Environment(\.layoutDirection) var direction
    @Environment(Model.self) var model
    let out: (LayoutDirection, Double) -> Void

    var body: some View {
      out(direction, model.width)
      return EmptyView()
    }
  }

  @Test("Values of the environment reach the views inside, and no others")
  func environmentReachesInside() {
    let model = Model()
    var seen: [LayoutDirection] = []
    let view = VStack {
      Reader { direction, _ in seen.append(direction) }.environment(\.layoutDirection, .rightToLeft)
      Reader { direction, width in
        seen.append(direction)
        #expect(width == 10)
      }
    }
    _ = ViewRoot(view.environment(model))
    #expect(seen == [.rightToLeft, .leftToRight])
  }

  struct Endless: View {
    @State private var count = 0

    var body: some View {
      count += 1
      return Color.red
    }
  }

  @Test("A view whose body goes on changing its state ends, and says so")
  func endlessUpdatesEnd() {
    #expect(!ViewRoot(Endless()).update())
  }
}
