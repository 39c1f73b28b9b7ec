import Foundation

/// A container of one disposable. Setting another one disposes of the previous one. Mirrors RxSwift's
/// `SerialDisposable`.
///
/// After its disposal, a new disposable is disposed of immediately.
public final class SerialDisposable: Cancelable {
  private let lock = NSLock()
  private var current: (any Disposable)?
  private var disposed = false

  /// Creates an empty container.
  public init() {}

  /// A Boolean value that indicates whether this container is disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// The contained disposable. Setting it disposes of the previous one.
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

  /// Disposes of the contained disposable.
  public func dispose() {
    let held = lock.withLock { () -> (any Disposable)? in
      defer { current = nil }
      disposed = true
      return current
    }
    held?.dispose()
  }
}

/// A container of one disposable that can be set once, even after the disposal of the container. Mirrors RxSwift's
/// `SingleAssignmentDisposable`.
public final class SingleAssignmentDisposable: Cancelable {
  private let lock = NSLock()
  private var held: (any Disposable)?
  private var isAssigned = false
  private var disposed = false

  /// Creates an empty container.
  public init() {}

  /// A Boolean value that indicates whether this container is disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// Sets the contained disposable. If this container is disposed, disposes of `disposable` immediately. A second call
  /// is a programming error.
  public func setDisposable(_ disposable: any Disposable) {
    let isUnwanted = lock.withLock {
      precondition(!isAssigned, "A SingleAssignmentDisposable was given a second disposable.")
      isAssigned = true
      if !disposed { held = disposable }
      return disposed
    }
    if isUnwanted { disposable.dispose() }
  }

  /// Disposes of the contained disposable.
  public func dispose() {
    let held = lock.withLock { () -> (any Disposable)? in
      defer { self.held = nil }
      disposed = true
      return self.held
    }
    held?.dispose()
  }
}
