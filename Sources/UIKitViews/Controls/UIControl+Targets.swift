extension UIControl {
  /// A handler of events.
  struct EventHandler {
    enum Kind {
      case action(UIAction)
      case target(TargetAction)
    }

    var events: Event
    let kind: Kind
  }

  /// Calls a method of a target at events. The target is held weakly.
  ///
  /// ```swift
  /// button.addTarget(self, action: Self.didTap, for: .touchUpInside)
  /// ```
  ///
  /// Mirrors `addTarget(_:action:for:)`, with a method in place of its selector.
  public func addTarget<Target: AnyObject>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for events: Event
  ) {
    add(TargetAction(target, action), for: events)
  }

  /// Calls a method of a target, which receives the control, at events. The target is held weakly.
  ///
  /// Mirrors `addTarget(_:action:for:)`, with a method in place of its selector. A method for another class of control
  /// than this one is not called.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for events: Event
  ) {
    add(TargetAction(target, action), for: events)
  }

  private func add(_ target: TargetAction?, for events: Event) {
    guard let target else { return }
    handlers.removeAll { if case .target(let target) = $0.kind { target.isGone } else { false } }
    handlers.append(EventHandler(events: events, kind: .target(target)))
  }

  /// Removes a method of a target, or of all targets if it is `nil`, from events.
  ///
  /// Mirrors `removeTarget(_:action:for:)`. Methods cannot be compared, so it ends the calls of all methods; the
  /// parameter `action` only accepts `nil`.
  public func removeTarget(_ target: AnyObject?, action: Never? = nil, for events: Event) {
    removeHandlers(for: events) {
      if case .target(let handler) = $0 { target == nil || handler.belongs(to: target) } else { false }
    }
  }

  /// The targets, without those that have gone.
  public var allTargets: [AnyObject] {
    handlers.compactMap { if case .target(let target) = $0.kind { target.object } else { nil } }
  }
}
