import GtkBridge
import GtkObjects
import QuartzCore

/// The animations of a layer, and their current values.
///
/// The layer requests frames only while something moves on screen. An animation without an end waits while the layer is
/// out of sight.
@MainActor
final class LayerAnimations {
  private unowned let layer: CALayer
  private(set) var all: [LayerAnimation] = []
  /// The widget whose frames move the animations.
  private weak var widget: Gtk.Widget?
  private var handlers: [Gtk.SignalHandler] = []
  /// The number of the current frame callback. Earlier callbacks end.
  private var ticking: Int?
  private var count = 0
  /// The time of the latest frame.
  private var frame: Double?
  /// Indicates whether animations replace the position, size, transform or opacity of the view.
  private var isPlacing = false

  init(of layer: CALayer) { self.layer = layer }

  isolated deinit {
    detach()
    for animation in all { animation.stop(finished: false) }
  }

  /// Indicates whether the layer receives frames.
  var isTicking: Bool { ticking != nil }

  private static var isReduced: Bool { !Gtk.DesktopSettings.animationsAreEnabled }

  // MARK: Changes

  func add(_ animation: LayerAnimation) {
    let replaced = all.filter { $0.key != nil && $0.key == animation.key }
    all.removeAll { $0.key != nil && $0.key == animation.key }
    all.append(animation)
    for old in replaced { old.stop(finished: false) }
    resume()
    guard !isTicking, animation.isFinite else { return }
    // An animation out of sight ends after its duration, so that the program continues.
    let length = animation.plan.timeline.length + max(animation.plan.timeline.beginTime - layer.now, 0)
    Task { @MainActor [weak self, weak animation] in
      if !Self.isReduced { try? await Task.sleep(for: .seconds(min(length, 1e6))) }
      if let self, let animation, !isTicking { end(animation) }
    }
  }

  func remove(_ isRemoved: (LayerAnimation) -> Bool) {
    let removed = all.filter(isRemoved)
    guard !removed.isEmpty else { return }
    all.removeAll { isRemoved($0) }
    for animation in removed { animation.stop(finished: false) }
    refresh()
  }

  /// Ends an animation that is not visible.
  private func end(_ animation: LayerAnimation) {
    guard !animation.isOver, all.contains(where: { $0 === animation }) else { return }
    animation.begin(at: layer.now)
    animation.isOver = true
    if animation.animation.isRemovedOnCompletion { all.removeAll { $0 === animation } }
    animation.stop(finished: true)
    refresh()
  }

  /// Shows the current values, and requests frames if anything moves.
  func refresh() {
    show()
    resume()
    if all.isEmpty {
      detach()
      layer.animations = nil
    }
  }

  // MARK: Frames

  /// Follows the frames of the widget with the layer, if there is one and anything moves.
  func resume() {
    let shown = layer.topView?.realizedWidget
    if shown !== widget { attach(to: shown) }
    guard ticking == nil, let widget, widget.isMapped, layer.speed != 0, !Self.isReduced,
      all.contains(where: { !$0.isOver })
    else { return }
    count += 1
    ticking = count
    frame = nil
    widget.onFrames { [weak self, count] time in self?.tick(count, time) ?? false }
  }

  private func attach(to widget: Gtk.Widget?) {
    detach()
    self.widget = widget
    guard let widget else { return }
    handlers = [
      widget.connect("map") { [weak self] in self?.resume() },
      widget.connect("unmap") { [weak self] in self?.suspend() },
    ]
  }

  private func detach() {
    for handler in handlers { handler.disconnect() }
    handlers = []
    ticking = nil
    widget = nil
  }

  /// Waits until the widget is visible again. Animations with an end are then at it, and those of a view that has left
  /// its window are removed, as in UIKit.
  private func suspend() {
    ticking = nil
    let hasLeft = layer.topView?.window == nil
    for animation in all where animation.isFinite { end(animation) }
    if hasLeft { remove { $0.animation.isRemovedOnCompletion } }
  }

  private func tick(_ number: Int, _ time: Double) -> Bool {
    guard ticking == number else { return false }
    guard layer.topView?.realizedWidget === widget, widget?.isMapped == true else {
      suspend()
      refresh()
      return false
    }
    // A drawing before the first frame has its own time.
    frame = max(time, frame ?? time)
    let now = layer.localTime(at: frame ?? time)
    var ended: [LayerAnimation] = []
    for animation in all where !animation.isOver {
      animation.begin(at: now)
      guard animation.plan.timeline.phase(at: now) == .after || Self.isReduced && animation.isFinite else { continue }
      animation.isOver = true
      ended.append(animation)
    }
    all.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
    for animation in ended { animation.stop(finished: true) }
    let isMoving = layer.speed != 0 && !Self.isReduced && all.contains { !$0.isOver }
    if !isMoving { ticking = nil }
    show()
    if all.isEmpty {
      detach()
      layer.animations = nil
    }
    return isMoving
  }

  // MARK: Values

  /// Returns the current values of the layer.
  ///
  /// - Parameter delay: The age of the values, for the copies of a replicator.
  func values(delay: Double = 0) -> LayerValues {
    let time = (isTicking ? frame : nil) ?? CACurrentMediaTime()
    if isTicking { frame = time }
    let now = layer.localTime(at: time)
    var values = LayerValues { [layer] in layer.ownValue($0) }
    for animation in all where animation.isFinite || !Self.isReduced {
      // An animation that is drawn before its first frame begins there.
      if isTicking { animation.begin(at: now) }
      guard animation.hasBegun else { continue }
      animation.plan.apply(at: animation.isOver ? .greatestFiniteMagnitude : now - delay, to: &values)
    }
    return values
  }

  /// Shows the current values.
  private func show() {
    guard let view = layer.view else { return layer.show() }
    let animated = values().animated
    present(animated, on: view)
    // Declarations and drawings take the values from ``values(delay:)``.
    view.backing?.lookDidChange()
  }

  /// Shows values in place of those of the view.
  private func present(_ values: [String: LayerValue], on view: UIView) {
    let places = values.filter { LayerProperty.places.contains($0.key) }
    guard !places.isEmpty || isPlacing else { return }
    isPlacing = !places.isEmpty
    let old = view.presented?.layered
    let new = places.isEmpty ? nil : PresentedValues(layered: places)
    let presented = view.presented ?? PresentedValues()
    presented.layered = new
    view.presented = presented.isEmpty ? nil : presented
    if old?.center != new?.center || old?.size != new?.size || old?.transform != new?.transform {
      view.backing?.transformDidChange()
    }
    if old?.origin != new?.origin { for subview in view.subviews { subview.backing?.transformDidChange() } }
  }
}

extension PresentedValues {
  /// Creates the values that animations of a view's layer show in place of the view's values.
  fileprivate convenience init(layered values: [String: LayerValue]) {
    self.init()
    if let numbers = values["position"]?.numbers(2) { center = CGPoint(x: numbers[0], y: numbers[1]) }
    if let numbers = values["bounds"]?.numbers(4) {
      origin = CGPoint(x: numbers[0], y: numbers[1])
      size = CGSize(width: max(numbers[2], 0), height: max(numbers[3], 0))
    }
    if let numbers = values["opacity"]?.numbers(1) { alpha = min(max(numbers[0], 0), 1) }
    if case .transform(let t)? = values["transform"] {
      transform = AffineTransform(m11: t.m11, m12: t.m12, m21: t.m21, m22: t.m22, tX: t.m41, tY: t.m42)
    }
  }
}
