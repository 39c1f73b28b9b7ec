import Foundation

/// The observation of a value of a view, which ends when it is released.
///
/// Mirrors Foundation's `NSKeyValueObservation`, which Linux lacks:
///
/// ```swift
/// observation = scrollView.observe(\.contentOffset, options: [.new]) { scrollView, change in
///   header.isHidden = scrollView.contentOffset.y > 40
/// }
/// ```
@preconcurrency @MainActor
public final class NSKeyValueObservation {
  private weak var view: NativeView?

  fileprivate init(of view: NativeView, _ check: @escaping () -> Void) {
    self.view = view
    view.state.observations[ObjectIdentifier(self)] = check
  }

  isolated deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() { view?.state.observations[ObjectIdentifier(self)] = nil }
}

/// The values that an observation reports.
///
/// Mirrors Foundation's `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The previous value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The initial value is reported, too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of an observed value.
///
/// Mirrors Foundation's `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if the options ask for it.
  public let newValue: Value?
  /// The value before the change, if the options ask for it.
  public let oldValue: Value?
}

/// An object whose values can be observed by their key paths: a view.
@MainActor
public protocol KeyValueObserving: AnyObject {}

extension NativeView: KeyValueObserving {}

extension KeyValueObserving where Self: NativeView {
  /// Calls a closure after a value of the view has changed, until the observation is released.
  ///
  /// Mirrors Foundation's `observe(_:options:changeHandler:)`. The values are those of the view's place, its visibility
  /// and, in a scroll view, its content. Changes of other values are reported together with the next change of these.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var latest = self[keyPath: keyPath]
    func tell(_ view: Self, _ old: Value?, _ new: Value) {
      let change = NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
      changeHandler(view, change)
    }
    if options.contains(.initial) { tell(self, nil, latest) }
    return NSKeyValueObservation(of: self) { [weak self] in
      guard let self else { return }
      let (old, new) = (latest, self[keyPath: keyPath])
      if let old = old as? any Equatable, old.isEqual(to: new) { return }
      latest = new
      tell(self, old, new)
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

extension NativeView {
  /// Notifies the observers that a value may have changed.
  final func observedValuesMayHaveChanged() {
    guard !state.observations.isEmpty else { return }
    for check in Array(state.observations.values) { check() }
  }
}
