/// The keyframes of a value: one track for each animated part.
///
/// Mirrors SwiftUI's `Keyframes`.
@preconcurrency @MainActor
public protocol Keyframes<Value> {
  /// The type of the whole value.
  associatedtype Value

  /// The tracks. Not for use outside the library.
  var _tracks: [_KeyframeTrack<Value>] { get }
}

/// A track of some part of a value. Not for use outside the library.
@preconcurrency @MainActor
public struct _KeyframeTrack<Root> {
  /// Returns the duration and the path of the part, starting from a value.
  let path: (Root) -> (duration: Double, set: (inout Root, Double) -> Void)
}

/// The keyframes of one part of a value.
///
/// Mirrors SwiftUI's `KeyframeTrack`:
///
/// ```swift
/// KeyframeTrack(\.scale) {
///   CubicKeyframe(1.5, duration: 0.2)
///   SpringKeyframe(1, spring: .init(duration: 0.4, bounce: 0.5))
/// }
/// ```
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  public let _tracks: [_KeyframeTrack<Root>]

  /// Creates a track of the part at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> some KeyframeTrackContent<Value>
  ) {
    let keyframes = content()._keyframes
    _tracks = [
      _KeyframeTrack { root in
        let path = KeyframePath(from: root[keyPath: keyPath], keyframes)
        return (path.duration, { root, time in root[keyPath: keyPath].animatableData = path.value(at: time) })
      }
    ]
  }

  /// Creates a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> some KeyframeTrackContent<Value>)
  where Root == Value {
    self.init(\.self, content: content)
  }
}

/// A value at each time of its keyframes.
///
/// Mirrors SwiftUI's `KeyframeTimeline`.
@preconcurrency @MainActor
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let paths: [(duration: Double, set: (inout Value, Double) -> Void)]

  /// The duration of the longest track, in seconds.
  public let duration: Double

  /// Creates a timeline of keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, content())
  }

  package init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    paths = keyframes._tracks.map { $0.path(initialValue) }
    duration = paths.map(\.duration).max() ?? 0
  }

  /// Returns the value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    for path in paths { path.set(&value, min(max(time, 0), path.duration)) }
    return value
  }

  /// Returns the value at a fraction of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
