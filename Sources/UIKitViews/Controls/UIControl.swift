import GtkObjects

/// A view that the user operates.
///
/// Mirrors `UIControl`. There is no Objective-C, so a target's method is given as itself instead of by `#selector`; see
/// <doc:TargetAction>:
///
/// ```swift
/// button.addTarget(self, action: Self.didTap, for: .touchUpInside)
/// slider.addAction(UIAction { [weak self] _ in self?.volumeDidChange() }, for: .valueChanged)
/// ```
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Indicates whether the user can operate the control.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Indicates whether the control is the chosen one, such as the button of a mode.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Indicates whether the control is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state, made of the properties above.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// The place of the content along the width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { stateDidChange() } }
  }

  /// The place of the content along the height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { stateDidChange() } }
  }

  var handlers: [EventHandler] = []

  /// Indicates whether the control follows a touch.
  public internal(set) var isTracking = false
  /// Indicates whether the touch that the control follows is inside it.
  public internal(set) var isTouchInside = false

  deinit {}

  /// Creates a control that performs an action for the event `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Called after the state has changed.
  func stateDidChange() {}

  // MARK: Touches of controls without a widget of the desktop

  /// Called when a touch begins in a control that draws itself. Returns whether the control follows it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moves. Returns whether the control still follows it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTracking(touches, event) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { continueTracking(touches, event) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking(touches, event) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTracking(event) }

  /// Presses a control that draws itself, for Enter and Space.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, !(self is any WidgetProviding) else { return super.accessibilityActivate() }
    if super.accessibilityActivate() { return true }
    guard !allControlEvents.isDisjoint(with: [.touchUpInside, .primaryActionTriggered]) else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  /// Adds an action for events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    handlers.append(EventHandler(events: events, kind: .action(action)))
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the action with an identifier from events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    removeHandlers(for: events) {
      if case .action(let action) = $0 { action.identifier == identifier } else { false }
    }
  }

  /// Performs the actions for events, and calls the targets.
  open func sendActions(for events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let target): target.call(with: self)
      }
    }
  }

  /// Sends the events of a change by the user: a change is the primary action of a control with a value.
  final func sendValueChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// Performs an action. All actions of the control pass through this method.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// The events that have an action or a target.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Removes handlers of a kind from events. A handler without events left is removed entirely.
  func removeHandlers(for events: Event, where isMeant: (EventHandler.Kind) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index].kind) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty }
  }
}
