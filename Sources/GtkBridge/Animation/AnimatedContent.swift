import GtkObjects

/// A value whose animatable data changes gradually on screen, or a value without such data.
@MainActor
class AnimatedContent<Content> {
  /// Called in each frame of an animation with the value of that moment.
  var show: (Content) -> Void = { _ in }

  /// Returns the animation of a value, or `nil` if its type has nothing to animate.
  static func make(_ content: Content, on clock: AnimationClock) -> AnimatedContent<Content>? {
    func open<Known: Animatable>(_ content: Known) -> AnyObject? {
      Known.AnimatableData.self == EmptyAnimatableData.self ? nil : DataAnimation(content, on: clock)
    }
    guard let animatable = content as? any Animatable else { return nil }
    return open(animatable) as? AnimatedContent<Content>
  }

  /// Sets a new value, which is shown at once or animated by the transaction. Returns the value to show now.
  func set(_ content: Content) -> Content { content }
}

private final class DataAnimation<Content: Animatable>: AnimatedContent<Content> {
  private var content: Content
  private var value: AnimatedValue<Content.AnimatableData>?
  private var isSetting = false

  init(_ content: Content, on clock: AnimationClock) {
    self.content = content
    super.init()
    value = AnimatedValue(on: clock, from: content.animatableData) { [weak self] data in
      guard let self, !isSetting else { return }
      show(self.content(with: data))
    }
  }

  private func content(with data: Content.AnimatableData) -> Content {
    var content = content
    content.animatableData = data
    return content
  }

  override func set(_ content: Content) -> Content {
    self.content = content
    isSetting = true
    defer { isSetting = false }
    value?.set(content.animatableData)
    return value.map { self.content(with: $0.presented) } ?? content
  }
}
