/// Several keyframes, one after the other. Not for use outside the library.
public struct _KeyframeGroup<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
}

/// Builds the content of a ``KeyframeTrack``.
///
/// Mirrors SwiftUI's `KeyframeTrackContentBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Wraps the keyframes of an element.
  public static func buildExpression(_ content: some KeyframeTrackContent<Value>) -> _KeyframeGroup<Value> {
    _KeyframeGroup(_keyframes: content._keyframes)
  }

  /// Joins the keyframes of a block, in their order.
  public static func buildBlock(_ groups: _KeyframeGroup<Value>...) -> _KeyframeGroup<Value> { joined(groups) }

  /// Joins the keyframes of a loop.
  public static func buildArray(_ groups: [_KeyframeGroup<Value>]) -> _KeyframeGroup<Value> { joined(groups) }

  /// Builds an `if` without `else`: its keyframes, or none.
  public static func buildOptional(_ group: _KeyframeGroup<Value>?) -> _KeyframeGroup<Value> {
    group ?? _KeyframeGroup(_keyframes: [])
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first group: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { group }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second group: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { group }

  private static func joined(_ groups: [_KeyframeGroup<Value>]) -> _KeyframeGroup<Value> {
    _KeyframeGroup(_keyframes: groups.flatMap(\._keyframes))
  }
}

/// Several tracks. Not for use outside the library.
public struct _KeyframeTracks<Value>: Keyframes {
  public let _tracks: [_KeyframeTrack<Value>]
}

/// Builds the tracks of a value from ``KeyframeTrack``s, or from the keyframes of the value itself.
///
/// Mirrors SwiftUI's `KeyframesBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A part of the builder's input.
  public struct Part {
    fileprivate var tracks: [_KeyframeTrack<Value>] = []
  }

  /// Wraps tracks.
  public static func buildExpression(_ keyframes: some Keyframes<Value>) -> Part { Part(tracks: keyframes._tracks) }

  /// Joins the tracks of a block, in their order.
  public static func buildBlock(_ parts: Part...) -> Part { Part(tracks: parts.flatMap(\.tracks)) }

  /// Returns the tracks of the whole block.
  public static func buildFinalResult(_ part: Part) -> _KeyframeTracks<Value> { _KeyframeTracks(_tracks: part.tracks) }
}

extension KeyframesBuilder where Value: Animatable {
  /// Wraps a keyframe of the value itself.
  public static func buildExpression(_ content: some KeyframeTrackContent<Value>) -> _KeyframeGroup<Value> {
    _KeyframeGroup(_keyframes: content._keyframes)
  }

  /// Joins the keyframes of a block, in their order.
  public static func buildBlock(_ groups: _KeyframeGroup<Value>...) -> _KeyframeGroup<Value> {
    _KeyframeGroup(_keyframes: groups.flatMap(\._keyframes))
  }

  /// Returns one track of the value itself, with the keyframes of the whole block.
  public static func buildFinalResult(_ group: _KeyframeGroup<Value>) -> _KeyframeTracks<Value> {
    _KeyframeTracks(_tracks: KeyframeTrack<Value, Value> { group }._tracks)
  }
}
