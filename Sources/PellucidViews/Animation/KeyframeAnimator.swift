// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tracks of a value over time.
public protocol Keyframes<Value> {
  associatedtype Value
  /// The tracks.
  var systemTracks: [KeyframeTrackContents<Value>] { get }
}

/// A track without the type of its part.
public struct KeyframeTrackContents<Value> {
  let duration: TimeInterval
  /// Sets the track's part of a value to that of a time.
  let set: (inout Value, _ initial: Value, TimeInterval) -> Void
}

/// A part of a value that moves through keyframes.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
    (keyPath, self.content) = (\.self, content())
  }

  public var systemTracks: [KeyframeTrackContents<Root>] {
    let curve = KeyframeCurve(content.systemKeyframes)
    let keyPath = keyPath
    return [
      KeyframeTrackContents(duration: curve.duration) { root, initial, time in
        root[keyPath: keyPath].animatableData = curve.value(
          initial[keyPath: keyPath].animatableData, at: time)
      }
    ]
  }
}

/// Several tracks.
public struct MergedKeyframes<Value>: Keyframes {
  public let systemTracks: [KeyframeTrackContents<Value>]
}

@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>)
    -> MergedKeyframes<Value>
  {
    MergedKeyframes(systemTracks: accumulated.systemTracks + next.systemTracks)
  }
  public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content)
    -> KeyframeTrack<Value, Value, Content> where Content.Value == Value
  {
    KeyframeTrack { expression }
  }
}

/// The values of tracks over time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [KeyframeTrackContents<Value>]

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    (initial, tracks) = (initialValue, content().systemTracks)
  }

  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  public func value(time: TimeInterval) -> Value {
    var value = initial
    for track in tracks { track.set(&value, initial, time) }
    return value
  }

  public func value(progress: Double) -> Value { value(time: duration * min(max(progress, 0), 1)) }
}

/// Views that move through keyframes.
///
/// Repeated ones are drawn at their beginning where all animations have ended, and others at their end.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: SystemView
where KeyframePath.Value == Value {
  private let initial: Value
  private let trigger: AnyEquatable?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (initial, trigger, isRepeating) = (initialValue, nil, repeating)
    (self.content, self.keyframes) = (content, keyframes)
  }

  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (initial, self.trigger, isRepeating) = (initialValue, AnyEquatable(trigger), false)
    (self.content, self.keyframes) = (content, keyframes)
  }

  private final class Run {
    var trigger: AnyEquatable?
    /// The time at which the movement began; nil before it does.
    var start: TimeInterval?
    init(_ trigger: AnyEquatable?, _ start: TimeInterval?) { (self.trigger, self.start) = (trigger, start) }
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let now = scope.graph.time ?? 0
    let run = scope.kept("keyframes") { Run(view.trigger, view.trigger == nil ? now : nil) }
    if view.trigger != run.trigger { (run.trigger, run.start) = (view.trigger, now) }
    scope.remake = { scope in
      let value = view.value(since: run.start, at: scope.graph.time)
      if scope.graph.time != nil { scope.graph.moves(scope) }
      return Content.systemNodes(of: scope.reading(view) { $0.content(value) }, in: scope.child(.body))
    }
    return scope.make()
  }

  private func value(since start: TimeInterval?, at time: TimeInterval?) -> Value {
    guard let start else { return initial }
    let keyframes = keyframes(initial)
    let timeline = KeyframeTimeline(initialValue: initial) { keyframes }
    guard let time else { return isRepeating ? initial : timeline.value(time: timeline.duration) }
    let passed = max(0, time - start)
    guard isRepeating, timeline.duration > 0 else { return timeline.value(time: passed) }
    return timeline.value(time: passed.truncatingRemainder(dividingBy: timeline.duration))
  }
}

extension View {
  /// Moves the view through keyframes.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  /// Moves the view through keyframes when a value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }
}
