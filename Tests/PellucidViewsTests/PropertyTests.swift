// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing

@testable import PellucidViews

@MainActor @Suite struct PropertyTests {
  private static func width(_ root: ViewRoot) -> CGFloat { root.node.size(.unspecified).width }

  /// A property that is made of others and counts its updates.
  struct Doubled: DynamicProperty {
    @State var base = 5.0
    private(set) var value = 0.0
    mutating func update() { value = base * 2 }
  }

  struct Doubling: View {
    var doubled = Doubled()
    let out: (Binding<Double>) -> Void
    var body: some View {
      out(doubled.$base)
      return Color.red.frame(width: doubled.value, height: 1)
    }
  }

  @Test("A property made of others is updated with their values before the body is evaluated")
  func nestedPropertiesAreUpdated() {
    var base: Binding<Double>?
    let root = ViewRoot(Doubling { base = $0 })
    #expect(Self.width(root) == 10)
    base?.wrappedValue = 8
    root.update()
    #expect(Self.width(root) == 16)
  }

  final class Model: ObservableObject {
    @Published var width = 10.0
    @Published var name = ""
    var plain = 0
  }

  struct Owner: View {
    @StateObject var model = Model()
    let out: (Model) -> Void
    var body: some View {
      out(model)
      return Reader().environmentObject(model)
    }
  }

  struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View { Color.red.frame(width: model.width, height: 1) }
  }

  @Test("A published property makes the views again that keep or read its object")
  func publishedPropertiesUpdateViews() throws {
    var models: [Model] = []
    let root = ViewRoot(Owner { models.append($0) })
    let model = try #require(models.first)
    model.plain = 3
    root.update()
    #expect(models.count == 1)
    model.width = 30
    root.update()
    #expect(Self.width(root) == 30 && models.count == 2 && models[1] === model)
  }

  @Test("A published property sends its values, and its object tells before it changes")
  func publishedPropertiesSend() {
    let model = Model()
    var (values, changes): ([Double], Int) = ([], 0)
    let cancellables = [
      model.$width.sink { values.append($0) },
      model.objectWillChange.sink {
        changes += 1
        #expect(model.width == 10)
      },
    ]
    model.width = 20
    cancellables.forEach { $0.cancel() }
    model.width = 30
    #expect(values == [10, 20] && changes == 1)
  }

  struct Setting: View {
    @AppStorage("width") var width = 4.0
    let out: (Binding<Double>) -> Void
    var body: some View {
      out($width)
      return Color.red.frame(width: width, height: 1)
    }
  }

  @Test("Views of one root share a setting, and another root has its own")
  func settingsAreShared() {
    var settings: [Binding<Double>] = []
    let view = HStack(spacing: 0) {
      Setting { settings.append($0) }
      Setting { _ in }
    }
    let (root, other) = (ViewRoot(view), ViewRoot(Setting { _ in }))
    settings.first?.wrappedValue = 7
    root.update()
    #expect(Self.width(root) == 14 && Self.width(other) == 4)
  }

  struct Item: Identifiable {
    var id: Int
    var width: Double
  }

  struct Items: View {
    @State var items = [Item(id: 1, width: 1), Item(id: 2, width: 2)]
    let out: (Binding<Item>) -> Void
    let all: (Binding<[Item]>) -> Void
    var body: some View {
      all($items)
      return HStack(spacing: 0) {
        ForEach($items) { $item in
          out($item)
          return Color.red.frame(width: item.width, height: 1)
        }
      }
    }
  }

  @Test(
    "A binding to a collection gives bindings to its elements, and one to an element that is gone does nothing"
  )
  func bindingsToElements() {
    var (elements, all): ([Binding<Item>], Binding<[Item]>?) = ([], nil)
    let root = ViewRoot(
      Items {
        elements.append($0)
      } all: {
        all = $0
      })
    elements[1].wrappedValue.width = 10
    root.update()
    #expect(Self.width(root) == 11)
    all?.wrappedValue.removeLast()
    elements[1].wrappedValue.width = 50
    root.update()
    #expect(Self.width(root) == 1 && elements[1].wrappedValue.width == 2)
  }

  @Observable final class Observed { var width = 3.0 }

  struct Editing: View {
    @Bindable var model: Observed
    let out: (Binding<Double>) -> Void
    var body: some View {
      out($model.width)
      return Color.red.frame(width: model.width, height: 1)
    }
  }

  @Test("A binding to an observed property changes it and the views that read it")
  func bindablesBind() {
    let model = Observed()
    var width: Binding<Double>?
    let root = ViewRoot(Editing(model: model) { width = $0 })
    width?.wrappedValue = 12
    root.update()
    #expect(model.width == 12 && Self.width(root) == 12)
  }

  @Test("A binding to an optional value reads the last value after it has become nil")
  func unwrappedBindings() throws {
    var value: Int? = 4
    let unwrapped = try #require(Binding(Binding(get: { value }, set: { value = $0 })))
    unwrapped.wrappedValue = 5
    #expect(value == 5)
    value = nil
    #expect(unwrapped.wrappedValue == 4)
    #expect(Binding<Int>(.constant(nil)) == nil)
  }

  struct Named: View {
    @Namespace var one
    @Namespace var other
    let out: ([Namespace.ID]) -> Void
    var body: some View {
      out([one, other])
      return Color.red
    }
  }

  @Test("A namespace is unlike any other, and stays the same")
  func namespacesAreUnique() {
    var names: [Namespace.ID] = []
    let view = VStack {
      Named { names += $0 }
      Named { names += $0 }
    }
    _ = ViewRoot(view)
    #expect(Set(names).count == 4)
  }

  struct Life: View {
    @State var count = 0
    @State var isShown = true
    let note: (String) -> Void
    let out: (Binding<Bool>) -> Void
    var body: some View {
      out($isShown)
      return VStack {
        if isShown {
          Color.red.onAppear { note("came") }.onDisappear { note("went") }
        }
      }
      .onAppear { count = 1 }
      .onChange(of: count) { old, new in note("\(old) to \(new)") }
    }
  }

  @Test("Actions run when a view comes, when a value changes, and when the view goes")
  func actionsRun() {
    var (notes, isShown): ([String], Binding<Bool>?) = ([], nil)
    let root = ViewRoot(
      Life {
        notes.append($0)
      } out: {
        isShown = $0
      })
    root.update()
    #expect(notes == ["came", "0 to 1"])
    isShown?.wrappedValue = false
    root.update()
    #expect(notes == ["came", "0 to 1", "went"])
  }

  struct Mark: View {
    @State var width = 1.0
    let id: Int
    let out: (Int, Binding<Double>) -> Void
    var body: some View {
      out(id, $width)
      return Color.red.frame(width: width, height: 1)
    }
  }

  struct Marks: View {
    @State var ids = Array(0..<40)
    let out: (Int, Binding<Double>) -> Void
    let all: (Binding<[Int]>) -> Void
    var body: some View {
      all($ids)
      return HStack(spacing: 0) { ForEach(ids, id: \.self) { Mark(id: $0, out: out) } }
    }
  }

  @Test("Views of data keep their states when the data are reordered, and lose them with their elements")
  func statesFollowIdentity() {
    var (widths, ids): ([Int: Binding<Double>], Binding<[Int]>?) = ([:], nil)
    let root = ViewRoot(
      Marks {
        widths[$0] = $1
      } all: {
        ids = $0
      })
    widths[7]?.wrappedValue = 100
    root.update()
    ids?.wrappedValue = Array((0..<40).reversed())
    root.update()
    #expect(Self.width(root) == 139 && widths[7]?.wrappedValue == 100)
    ids?.wrappedValue = [1, 2]
    root.update()
    ids?.wrappedValue = [7]
    root.update()
    #expect(Self.width(root) == 1)
  }

  struct Backed: View {
    @State var width = 50.0
    let out: (Binding<Double>) -> Void
    let back: (Int, Binding<Double>) -> Void
    var body: some View {
      out($width)
      return Color.red.frame(width: width, height: 1).background { Mark(id: 0, out: back) }
    }
  }

  @Test("A view in a background keeps its state while the view in front is made again")
  func backgroundsKeepStates() {
    var (width, mark): (Binding<Double>?, Binding<Double>?) = (nil, nil)
    let root = ViewRoot(
      Backed {
        width = $0
      } back: {
        mark = $1
      })
    mark?.wrappedValue = 9
    root.update()
    width?.wrappedValue = 60
    root.update()
    #expect(mark?.wrappedValue == 9 && Self.width(root) == 60)
  }

  @Test("Two elements of one identity are two views")
  func equalIdentitiesAreTwoViews() {
    #expect(
      Self.width(ViewRoot(HStack(spacing: 0) { ForEach([1, 1], id: \.self) { Mark(id: $0) { _, _ in } } }))
        == 2)
  }

  struct Scaled: View {
    @ScaledMetric var metric: CGFloat = 10
    let out: (CGFloat) -> Void
    var body: some View {
      out(metric)
      return Color.red
    }
  }

  @Test("A metric grows with the text size")
  func metricsGrow() {
    var metrics: [CGFloat] = []
    _ = ViewRoot(Scaled { metrics.append($0) })
    _ = ViewRoot(Scaled { metrics.append($0) }.dynamicTypeSize(.accessibility5))
    #expect(metrics[0] == 10 && metrics[1] > 25)
  }
}
