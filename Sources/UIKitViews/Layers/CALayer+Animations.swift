import GtkBridge
import GtkObjects
import QuartzCore

extension CALayer {
  /// Runs a copy of an animation, in place of the one with the same key.
  ///
  /// Mirrors `add(_:forKey:)`. The layer's own values stay as they are. The values on screen follow the window's
  /// frames. If the desktop asks for reduced motion, an animation is at its end at once, and one without an end shows
  /// nothing. As in UIKit, an animation is removed when its view leaves the window. One with an end is at its end as
  /// soon as the layer is out of sight.
  ///
  /// ```swift
  /// let turn = CABasicAnimation(keyPath: "transform.rotation.z")
  /// turn.byValue = 2 * Double.pi
  /// turn.duration = 1
  /// turn.repeatCount = .infinity
  /// wheel.layer.add(turn, forKey: "turn")
  /// ```
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let animations = animations ?? LayerAnimations(of: self)
    self.animations = animations
    animations.add(LayerAnimation(anim, key: anim is CATransition ? "transition" : key))
  }

  /// Ends an animation. The layer shows its own value.
  public func removeAnimation(forKey key: String) { animations?.remove { $0.key == key } }

  /// Returns the running copy of an animation.
  public func animation(forKey key: String) -> CAAnimation? { animations?.all.first { $0.key == key }?.animation }

  /// Returns the keys of the animations, or `nil` if there is none.
  public func animationKeys() -> [String]? {
    let keys = (animations?.all ?? []).compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns a copy of the layer with the values that are on screen.
  ///
  /// Mirrors `presentation()`. For a layer of the program's own class, it is `nil`.
  public func presentation() -> Self? {
    guard let copy = CALayer.make(Swift.type(of: self)) as? Self else { return nil }
    let values = animations?.values()
    for (name, property) in LayerProperty.all {
      if let value = values?[name] ?? ownValue(name) { _ = property.set(copy, value) }
    }
    return copy
  }

  /// Returns the layer itself.
  public func model() -> Self { self }

  // MARK: Actions

  /// Shows a change of a value, and animates it under Core Animation's conditions: the layer has been on screen and is
  /// not that of a view. In `layoutSubviews()`, the change is immediate, because desktop windows are resized all the
  /// time.
  func didChange(_ name: String, from old: @autoclosure () -> Any?) {
    guard !isPresenting else { return }
    show()
    guard view == nil, hasBeenShown, !UIView.isInLayout, !CATransaction.disableActions(),
      superlayer != nil || masked != nil,
      topView?.realizedWidget?.isMapped == true, Gtk.DesktopSettings.animationsAreEnabled,
      let action = action(forKey: name) as? CAAnimation
    else { return }
    if let action = action as? CABasicAnimation, action.fromValue == nil, action.toValue == nil, action.byValue == nil {
      // A running animation continues from the current value.
      let isMoving = animation(forKey: name) != nil
      let old = old().map(LayerValue.init) ?? (name.hasSuffix("olor") ? .color(.clear) : nil)
      action.fromValue = (isMoving ? animations?.values()[name] : nil) ?? old
    }
    add(action, forKey: name)
  }

  /// Shows the change of a value, if the values differ.
  func didChange<Value: Equatable>(_ name: String, from old: Value, to new: Value) {
    if old != new { didChange(name, from: old) }
  }

  /// Indicates whether animations request frames.
  package var followsFrames: Bool { animations?.isTicking == true }

  // MARK: Values

  /// The view whose widget draws the layer.
  var topView: UIView? {
    var top = self
    while let next = top.superlayer ?? top.masked { top = next }
    return top.view
  }

  /// Returns the value without the layer's animations, but with those of its view.
  func ownValue(_ name: String) -> LayerValue? {
    guard let view else { return LayerProperty.all[name]?.value(self) }
    let shown = view.presented
    switch name {
    case "position":
      let center = shown?.center ?? view.center
      return .numbers([center.x, center.y])
    case "bounds":
      let (origin, size) = (shown?.origin ?? view.bounds.origin, shown?.size ?? view.bounds.size)
      return .numbers([origin.x, origin.y, size.width, size.height])
    case "transform":
      guard let t = shown?.transform else { return .transform(transform) }
      return .init(CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.tX, ty: t.tY))
    case "opacity": return .numbers([Double(shown?.alpha ?? view.alpha)])
    case "backgroundColor": return .color(backgroundColor ?? view.backgroundColor?.cgColor ?? .clear)
    default: return LayerProperty.all[name]?.value(self)
    }
  }

  /// Runs a block in which the layer has the values on screen.
  func presenting<Result>(_ body: () -> Result) -> Result {
    guard !isPresenting else { return body() }
    hasBeenShown = true
    guard let animations else { return body() }
    animations.resume()
    let values = animations.values(delay: CAReplicatorLayer.delay).animated
    isPresenting = true
    var undo: [() -> Void] = []
    for (name, value) in values where view == nil || !LayerProperty.places.contains(name) {
      if let set = LayerProperty.all[name]?.set { undo.append(set(self, value)) }
    }
    defer {
      for step in undo.reversed() { step() }
      isPresenting = false
    }
    return body()
  }
}
