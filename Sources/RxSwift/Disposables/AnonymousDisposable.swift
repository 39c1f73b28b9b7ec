import Foundation

/// A disposable that runs and releases a closure on the first disposal.
final class AnonymousDisposable: Cancelable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var isDisposed: Bool { lock.withLock { action == nil } }

  func dispose() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }
}

/// A disposable that only stores whether it is disposed. Mirrors RxSwift's `BooleanDisposable`.
public final class BooleanDisposable: Cancelable {
  private let lock = NSLock()
  private var disposed: Bool

  /// Creates a disposable that is not disposed.
  public init() {
    disposed = false
  }

  /// A Boolean value that indicates whether this disposable is disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// Marks this disposable as disposed.
  public func dispose() {
    lock.withLock { disposed = true }
  }
}
