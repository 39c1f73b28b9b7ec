import Foundation

/// Holds one disposable at a time: setting another disposes the one before. Mirrors RxSwift's `SerialDisposable`.
///
/// Once disposed, it disposes at once whatever it is given.
public final class SerialDisposable: Cancelable {
  private let lock = NSLock()
  private var current: (any Disposable)?
  private var disposed = false

  /// Makes one that holds nothing.
  public init() {}

  /// Whether it has been disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// What it holds; a new value takes the place of the old one, which is disposed.
  public var disposable: any Disposable {
    get { lock.withLock { current } ?? Disposables.create() }
    set {
      let unwanted = lock.withLock { () -> (any Disposable)? in
        guard !disposed else { return newValue }
        defer { current = newValue }
        return current
      }
      unwanted?.dispose()
    }
  }

  /// Disposes what it holds.
  public func dispose() {
    let held = lock.withLock { () -> (any Disposable)? in
      defer { current = nil }
      disposed = true
      return current
    }
    held?.dispose()
  }
}

/// Holds a disposable that is given once, perhaps after it has itself been disposed.
/// Mirrors RxSwift's `SingleAssignmentDisposable`.
public final class SingleAssignmentDisposable: Cancelable {
  private let lock = NSLock()
  private var held: (any Disposable)?
  private var isAssigned = false
  private var disposed = false

  /// Makes one that holds nothing yet.
  public init() {}

  /// Whether it has been disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// Gives the disposable to hold, which is disposed at once if this one has been. Giving a second one is a programming
  /// error.
  public func setDisposable(_ disposable: any Disposable) {
    let isUnwanted = lock.withLock {
      precondition(!isAssigned, "A SingleAssignmentDisposable was given a second disposable.")
      isAssigned = true
      if !disposed { held = disposable }
      return disposed
    }
    if isUnwanted { disposable.dispose() }
  }

  /// Disposes what it holds.
  public func dispose() {
    let held = lock.withLock { () -> (any Disposable)? in
      defer { self.held = nil }
      disposed = true
      return self.held
    }
    held?.dispose()
  }
}
