import GtkBridge
import QuartzCore

/// Changes of layers that belong together.
///
/// Mirrors `CATransaction`:
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setCompletionBlock { print("The ring is closed") }
/// ring.add(stroke, forKey: "stroke")
/// CATransaction.commit()
/// ```
@preconcurrency @MainActor
open class CATransaction {
  /// The values that the program has set in a transaction.
  @MainActor
  fileprivate final class Scope {
    var duration: Double?
    var timing: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: (() -> Void)?
    var values: [String: Any] = [:]
    /// The animations that have not ended, and the block of the transaction itself.
    var count = 1

    deinit {}

    func leave() {
      count -= 1
      guard count == 0, let completion else { return }
      self.completion = nil
      Task { @MainActor in completion() }
    }
  }

  /// The share of an animation in the transactions in which it was added.
  @MainActor
  final class Share {
    private var scopes: [Scope]

    fileprivate init(_ scopes: [Scope]) {
      self.scopes = scopes
      for scope in scopes { scope.count += 1 }
    }

    deinit {}

    /// Tells the transactions that the animation is over.
    func end() {
      let all = scopes
      scopes = []
      for scope in all { scope.leave() }
    }
  }

  private static var scopes: [Scope] = []
  /// The implicit transaction, for changes outside of all others. It ends with the program's event.
  private static var implicit: Scope?

  deinit {}

  static func share() -> Share { Share((implicit.map { [$0] } ?? []) + scopes) }

  private static var current: Scope {
    if let last = scopes.last { return last }
    if let implicit { return implicit }
    let made = Scope()
    implicit = made
    Task { @MainActor in if implicit === made { flush() } }
    return made
  }

  private static func first<Value>(_ value: (Scope) -> Value?) -> Value? {
    for scope in scopes.reversed() { if let value = value(scope) { return value } }
    return implicit.flatMap(value)
  }

  /// Begins a transaction inside the current one.
  public static func begin() { scopes.append(Scope()) }

  /// Ends the latest transaction that has begun. Its completion is called when the animations that were added in it are over.
  public static func commit() {
    if let last = scopes.popLast() { last.leave() } else { flush() }
  }

  /// Ends the implicit transaction.
  public static func flush() {
    let ended = implicit
    implicit = nil
    ended?.leave()
  }

  /// Returns the duration of animations that have none: 0.25 seconds by default.
  public static func animationDuration() -> CFTimeInterval { first(\.duration) ?? 0.25 }

  /// Sets the duration of animations that have none.
  public static func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = max(dur, 0) }

  /// Returns the timing of the animations that changes of layers cause.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { first(\.timing) }

  /// Sets the timing of the animations that changes of layers cause.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timing = function }

  /// Returns whether changes of layers are immediate.
  public static func disableActions() -> Bool { first(\.disablesActions) ?? false }

  /// Sets whether changes of layers are immediate.
  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// Returns the closure that is called at the end.
  public static func completionBlock() -> (() -> Void)? { current.completion }

  /// Sets the closure that is called when the animations of the transaction are over, including those of views.
  public static func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

  /// Returns a value of the transaction.
  public static func value(forKey key: String) -> Any? { first { $0.values[key] } }

  /// Sets a value of the transaction: its duration or timing, whether changes are immediate, or one of the program's own.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    current.values[key] = anObject
    switch key {
    case kCATransactionAnimationDuration:
      if case .numbers(let numbers)? = anObject.map(LayerValue.init) { current.duration = numbers.first }
    case kCATransactionDisableActions: current.disablesActions = anObject as? Bool ?? (anObject as? NSNumber)?.boolValue
    case kCATransactionAnimationTimingFunction: current.timing = anObject as? CAMediaTimingFunction
    default: break
    }
  }
}

/// The key of the duration in a transaction.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the flag for immediate changes in a transaction.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing in a transaction.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
