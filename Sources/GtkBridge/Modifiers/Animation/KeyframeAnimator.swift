/// A view that follows keyframes by itself, repeatedly or whenever a trigger changes.
///
/// Mirrors SwiftUI's `KeyframeAnimator`. The content is read in each frame. With reduced motion, the keyframes end at
/// once.
public struct KeyframeAnimator<Value, Tracks: Keyframes, Content: View>: View where Tracks.Value == Value {
  private let initialValue: Value
  private let trigger: (any Equatable)?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> Tracks

  /// Creates a view that follows keyframes over and over. `keyframes` receives the value at the start.
  ///
  /// A view that does not repeat shows the initial value.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Tracks
  ) {
    self.initialValue = initialValue
    trigger = repeating ? nil : false
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that follows keyframes from its current value on whenever `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Tracks
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.content = content
    self.keyframes = keyframes
  }

  public var body: some View {
    TimedContent(
      initial: initialValue, trigger: trigger,
      run: { value in
        let timeline = KeyframeTimeline(initialValue: value, keyframes(value))
        return TimedRun(duration: timeline.duration, value: timeline.value(time:))
      }, content: content)
  }
}

extension View {
  /// Makes the view follow keyframes repeatedly.
  ///
  /// Mirrors SwiftUI's `keyframeAnimator(initialValue:repeating:content:keyframes:)`. The closure receives the view itself, not
  /// a placeholder.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(self, $0) }, keyframes: keyframes)
  }

  /// Makes the view follow keyframes, starting from its current value, whenever `trigger` changes.
  ///
  /// Mirrors SwiftUI's `keyframeAnimator(initialValue:trigger:content:keyframes:)`. The closure receives the view itself, not a
  /// placeholder.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(self, $0) }, keyframes: keyframes)
  }
}
