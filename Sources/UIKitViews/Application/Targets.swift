import Foundation
import GtkBridge

// Methods in place of selectors: `Self.didChange` in place of `#selector(didChange)`.

extension NotificationCenter {
  /// Calls a method of an observer with each notification of a name. The observer is held weakly.
  ///
  /// Mirrors `addObserver(_:selector:name:object:)`, with a method in place of its selector. The method is called on the main
  /// thread: at once if the notification is posted there, and a little later otherwise.
  @preconcurrency @MainActor
  public func addObserver<Target: AnyObject>(
    _ observer: AnyObject, selector: @escaping @MainActor (Target) -> @MainActor (Notification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    add(Observer(observer) { (target: Target, notification) in selector(target)(notification) }, name, object)
  }

  /// Calls a method of an observer with each notification of a name. The observer is held weakly.
  @preconcurrency @MainActor
  public func addObserver<Target: AnyObject>(
    _ observer: AnyObject, selector: @escaping @MainActor (Target) -> @MainActor (NSNotification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    add(
      Observer(observer) { (target: Target, notification) in
        selector(target)(
          NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo))
      }, name, object)
  }

  /// Calls a method of an observer at each notification of a name. The observer is held weakly.
  @preconcurrency @MainActor
  public func addObserver<Target: AnyObject>(
    _ observer: AnyObject, selector: @escaping @MainActor (Target) -> @MainActor () -> Void, name: Notification.Name?,
    object: Any?
  ) {
    add(Observer(observer) { (target: Target, _) in selector(target)() }, name, object)
  }

  /// Stops the calls of the observer's methods, and of the closure if `observer` is the token of one.
  public func removeObserver(_ observer: AnyObject) {
    objc_setAssociatedObject(observer, Observation.key, nil, .OBJC_ASSOCIATION_RETAIN)
    removeObserver(observer as Any)
  }

  @MainActor
  private func add(_ observer: Observer, _ name: Notification.Name?, _ object: Any?) {
    guard let target = observer.target else { return }
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      // Safe, because the closure gives the notification to the main thread and does not use it afterwards.
      nonisolated(unsafe) let notification = notification
      if Thread.isMainThread {
        MainActor.assumeIsolated { observer.call(notification) }
      } else {
        DispatchQueue.main.async { observer.call(notification) }
      }
    }
    let former = objc_getAssociatedObject(target, Observation.key) as? [Observation] ?? []
    objc_setAssociatedObject(
      target, Observation.key, former + [Observation(token: token, center: self)], .OBJC_ASSOCIATION_RETAIN)
  }
}

/// An object and the method that notifications call.
@MainActor
private final class Observer {
  private(set) weak var target: AnyObject?
  private let invoke: (AnyObject, Notification) -> Void

  // The type of the method's object is not that of the argument, because `self` and `Self.method` have different types.
  init<Target: AnyObject>(_ target: AnyObject, _ invoke: @escaping (Target, Notification) -> Void) {
    self.target = target
    self.invoke = { target, notification in
      if let target = target as? Target { invoke(target, notification) }
    }
  }

  func call(_ notification: Notification) {
    if let target { invoke(target, notification) }
  }
}

/// A registration with a center. It lasts as long as the observer has it.
private final class Observation {
  // Safe, because the pointer is constant, and only its address is used.
  nonisolated(unsafe) static let key = associationKey()
  private let token: any NSObjectProtocol
  private let center: NotificationCenter

  init(token: any NSObjectProtocol, center: NotificationCenter) { (self.token, self.center) = (token, center) }

  deinit { center.removeObserver(token as Any) }
}

extension Timer {
  /// Creates a timer that calls a method with itself, and starts it. It holds the target until it ends.
  ///
  /// Mirrors `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`, with a method in place of its selector. The
  /// timer does not keep `userInfo`.
  @preconcurrency @MainActor
  @discardableResult
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: AnyObject,
    selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduled(interval, target, repeats) { (target: Target, timer) in selector(target)(timer) }
  }

  /// Creates a timer that calls a method, and starts it. It holds the target until it ends, and does not keep `userInfo`.
  @preconcurrency @MainActor
  @discardableResult
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: AnyObject,
    selector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduled(interval, target, repeats) { (target: Target, _) in selector(target)() }
  }

  @MainActor
  private static func scheduled<Target: AnyObject>(
    _ interval: TimeInterval, _ target: AnyObject, _ repeats: Bool, _ call: @escaping @MainActor (Target, Timer) -> Void
  ) -> Timer {
    precondition(target is Target, "The selector is a method of \(Target.self), which the target is not.")
    // Safe, because the main thread's run loop calls the closure: the target stays on that thread.
    nonisolated(unsafe) let target = target
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      // Safe for the same reason: the timer stays on the main thread.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        if let target = target as? Target { call(target, timer) }
      }
    }
  }
}

extension UIApplication {
  /// Calls a method of an object: of `target`, or else of the first responder with the method between the keyboard
  /// focus and the window. Returns `false` if there is none.
  ///
  /// Mirrors `sendAction(_:to:from:for:)`, with a method in place of its selector. The usual use takes the keyboard focus from
  /// whichever text has it:
  ///
  /// ```swift
  /// UIApplication.shared.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
  /// ```
  @discardableResult
  public func sendAction<Target: AnyObject, Result>(
    _ action: @escaping @MainActor (Target) -> @MainActor () -> Result, to target: AnyObject?, from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    var candidate = target ?? EditedView.current ?? FocusedText()
    while true {
      if let candidate = candidate as? Target {
        _ = action(candidate)()
        return true
      }
      guard target == nil, let next = (candidate as? UIResponder)?.next else { return false }
      candidate = next
    }
  }
}

/// Stands for the text field of a SwiftUI view that has the keyboard focus.
private final class FocusedText: UIResponder {
  override var isFirstResponder: Bool { true }

  override func resignFirstResponder() -> Bool {
    UIApplication.shared.endEditing()
    return true
  }
}

extension UIGestureRecognizer {
  /// Creates a recognizer that calls a method such as `UIView.endEditing`. The target is held weakly.
  public convenience init<Target: AnyObject>(
    target: AnyObject?, action: @escaping @MainActor (Target) -> @MainActor (Bool) -> Bool
  ) {
    self.init()
    addTarget(target) { (target: Target) in { () in _ = action(target)(true) } }
  }
}
