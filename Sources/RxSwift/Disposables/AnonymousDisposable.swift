import Foundation

/// Runs a closure the first time it is disposed, and lets the closure go.
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

/// Only remembers whether it has been disposed. Mirrors RxSwift's `BooleanDisposable`.
public final class BooleanDisposable: Cancelable {
  private let lock = NSLock()
  private var disposed: Bool

  /// Makes a disposable that is not disposed yet.
  public init() {
    disposed = false
  }

  /// Whether it has been disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// Notes that it has been disposed.
  public func dispose() {
    lock.withLock { disposed = true }
  }
}
