import Foundation

/// A collection of disposables that are disposed of together, in insertion order. Mirrors RxSwift's
/// `CompositeDisposable`.
///
/// After its disposal, inserted disposables are disposed of immediately.
public final class CompositeDisposable: Cancelable {
  /// A key that identifies an inserted disposable, for its removal.
  public struct DisposeKey: Hashable {
    fileprivate let number: Int
  }

  private let lock = NSLock()
  private var held: [DisposeKey: any Disposable] = [:]
  private var nextNumber = 0
  private var disposed = false

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection of `disposables`.
  public convenience init(disposables: [any Disposable]) {
    self.init()
    for disposable in disposables { insert(disposable) }
  }

  /// Creates a collection of `disposables`.
  public convenience init(_ disposables: any Disposable...) {
    self.init(disposables: disposables)
  }

  /// A Boolean value that indicates whether this collection is disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// The number of disposables in the collection.
  public var count: Int { lock.withLock { held.count } }

  /// Inserts a disposable and returns its key. If this collection is disposed, disposes of `disposable` immediately and
  /// returns `nil`.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key = lock.withLock { () -> DisposeKey? in
      guard !disposed else { return nil }
      let key = DisposeKey(number: nextNumber)
      nextNumber += 1
      held[key] = disposable
      return key
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Removes a disposable and disposes of it.
  public func remove(for key: DisposeKey) {
    let removed = lock.withLock { held.removeValue(forKey: key) }
    removed?.dispose()
  }

  /// Disposes of all contained disposables, in insertion order.
  public func dispose() {
    let held = lock.withLock {
      defer { self.held = [:] }
      disposed = true
      return self.held
    }
    for (_, disposable) in held.sorted(by: { $0.key.number < $1.key.number }) { disposable.dispose() }
  }
}
