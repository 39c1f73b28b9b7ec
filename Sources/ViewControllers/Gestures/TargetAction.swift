/// A method of a weakly held object: the target of a control, a gesture or a bar item.
@MainActor
package struct TargetAction {
  package private(set) weak var object: AnyObject?
  private let invoke: (AnyObject, AnyObject) -> Void

  /// - Returns: `nil` without an object.
  package init?<Target: AnyObject>(
    _ object: AnyObject?, _ action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(object) { (target: Target, _) in action(target)() }
  }

  /// - Returns: `nil` without an object.
  package init?<Target: AnyObject, Sender>(
    _ object: AnyObject?, _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(object) { (target: Target, sender) in
      if let sender = sender as? Sender { action(target)(sender) }
    }
  }

  // The type of the method's object differs from that of the argument, because `self` and `Self.method` have different
  // types.
  private init?<Target: AnyObject>(_ object: AnyObject?, invoke: @escaping @MainActor (Target, AnyObject) -> Void) {
    guard let object else { return nil }
    precondition(object is Target, "The action is a method of \(Target.self), which the target is not.")
    self.object = object
    self.invoke = { target, sender in
      if let target = target as? Target { invoke(target, sender) }
    }
  }

  package var isGone: Bool { object == nil }

  package func belongs(to target: AnyObject?) -> Bool { object === target }

  package func call(with sender: AnyObject) {
    if let object { invoke(object, sender) }
  }
}
