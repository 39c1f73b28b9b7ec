import Foundation

/// The recognition of one kind of movement in a view.
///
/// Mirrors `UIGestureRecognizer`. There is no Objective-C, so a target's method is given as itself instead of by
/// `#selector`:
///
/// ```swift
/// view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.didTap))
/// ```
///
/// The pointer and a finger are one touch. Only pinches and rotations use further fingers. A control of the desktop
/// inside the view keeps its taps.
@preconcurrency @MainActor
open class UIGestureRecognizer {
  /// The state of a recognizer.
  ///
  /// Mirrors `UIGestureRecognizer.State`.
  public enum State: Int, Sendable {
    /// Nothing has been recognised yet.
    case possible
    /// A continuous gesture has been recognised.
    case began
    /// The touches of the gesture have moved.
    case changed
    /// The gesture is complete.
    case ended
    /// The gesture was interrupted.
    case cancelled
    /// The touches belong to another gesture.
    case failed

    /// The state of a recognizer for a gesture that is complete at once.
    public static let recognized = State.ended
  }

  /// The view that has the recognizer.
  public internal(set) weak var view: NativeView?
  /// The delegate, which the recognizer asks for decisions.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?
  /// Indicates whether recognition takes the touches from the view and from the controls around it. Otherwise, they
  /// keep the touches.
  open var cancelsTouchesInView = true
  /// Kept, without effect: the view receives touches at once.
  open var delaysTouchesBegan = false
  /// Kept, without effect.
  open var delaysTouchesEnded = true
  /// The raw values of the touch types that the recognizer receives. An empty array means all types.
  open var allowedTouchTypes: [NSNumber] = []
  /// Kept, without effect.
  open var requiresExclusiveTouchType = true
  /// The buttons of the pointer that are down.
  public internal(set) var buttonMask: InputEvent.ButtonMask = []
  /// The modifier keys that are down.
  public internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// Indicates whether the recognizer receives touches. Changing it ends a gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { GestureArbiter.shared.abandon(self) } }
  }

  var current = State.possible
  /// The state that the recognizer wants while other recognizers may still take precedence.
  var wanted: State?
  private(set) var requirements: [Weak] = []
  fileprivate var targets: [TargetAction] = []
  /// The touches that are down, in their order.
  var touches: [UITouch] = []
  /// The places of the latest touches, which remain until the reset.
  var places: [CGPoint] = []
  var round = 0

  /// Creates a recognizer without an action.
  public init() {}

  deinit {}

  func callTargets() {
    for target in targets { target.call(with: self) }
  }

  // MARK: State

  /// The state. A subclass sets it; the recognizer returns to ``State/possible`` by itself.
  open var state: State {
    get { current }
    set { GestureArbiter.shared.change(self, to: newValue) }
  }

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { touches.count }

  /// Returns the centre of the touches in a view, or in the window for `nil`.
  open func location(in view: NativeView?) -> CGPoint {
    guard !places.isEmpty else { return .zero }
    let (x, y) = (places.map(\.x).reduce(0, +), places.map(\.y).reduce(0, +))
    let centre = CGPoint(x: x / CGFloat(places.count), y: y / CGFloat(places.count))
    return view?.point(fromWindow: centre) ?? centre
  }

  /// Returns the place of one of the touches in a view, or in the window for `nil`.
  open func location(ofTouch index: Int, in view: NativeView?) -> CGPoint {
    guard places.indices.contains(index) else { return .zero }
    return view?.point(fromWindow: places[index]) ?? places[index]
  }

  /// Makes the recognizer wait until another one has failed.
  open func require(toFail other: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(Weak(other))
  }

  // MARK: For subclasses

  /// Called when touches begin. Set `state` in an override, as in the methods below.
  open func touchesBegan(_ touches: Set<UITouch>, with event: InputEvent) {}

  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: InputEvent) {}

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: InputEvent) {}

  /// Called when the touches are cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: InputEvent) {
    state = current == .began || current == .changed ? .cancelled : .failed
  }

  /// Makes the recognizer ready for the next gesture.
  open func reset() {}

  /// Stops sending a touch to the recognizer.
  open func ignore(_ touch: UITouch, for event: InputEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Returns whether the recognition of this gesture ends that of another one.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the recognition of another gesture ends that of this one.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the recognizer waits until another one has failed.
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits until this one has failed.
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }

  /// Indicates whether a control below the view keeps its taps.
  var leavesTapsToControls: Bool { false }

  /// Indicates whether the gesture needs two fingers, which the toolkit follows.
  var isOfTwoFingers: Bool { false }

  /// Updates the measurements of a two-finger gesture. Returns whether it is large enough to be recognised.
  func follow(scale: Double, radians: Double) -> Bool { false }

  /// Handles the place of the pointer above the view, or `nil` after it has left the view.
  func hover(at place: CGPoint?) {}

  final func fail() { state = .failed }

  /// Calls `action` after some seconds, unless the gesture is over by then.
  final func after(_ seconds: Double, _ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    let round = round
    // The main queue runs after pending input, so a finger that was lifted in time counts.
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.round == round else { return }
        action(self)
        GestureArbiter.shared.settle()
      }
    }
  }

  struct Weak {
    private(set) weak var recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
  }
}

extension UIGestureRecognizer {
  /// Creates a recognizer that calls a method of a target. The target is held weakly.
  public convenience init<Target: AnyObject>(
    target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of a target with itself. The target is held weakly.
  public convenience init<Target: AnyObject, Sender>(
    target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer without an action, for code that passes `nil`.
  public convenience init(target: AnyObject?, action: Never?) { self.init() }

  /// Calls a method of a target, which is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    if let target = TargetAction(target, action) { targets.append(target) }
  }

  /// Calls a method of a target, which is held weakly, with the recognizer.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    if let target = TargetAction(target, action) { targets.append(target) }
  }

  /// Removes a method of a target, or of all targets if it is `nil`.
  public func removeTarget(_ target: AnyObject?, action: Never? = nil) {
    targets.removeAll { target == nil || $0.isGone || $0.belongs(to: target) }
  }
}

/// Recognizers are equal if they are the same instance.
extension UIGestureRecognizer: Hashable {
  public nonisolated static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
