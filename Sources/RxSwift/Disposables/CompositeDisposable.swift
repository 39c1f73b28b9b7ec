import Foundation

/// Disposes many disposables together, in the order they were inserted. Mirrors RxSwift's `CompositeDisposable`.
///
/// Once disposed, it disposes at once whatever is inserted.
public final class CompositeDisposable: Cancelable {
  /// Names an inserted disposable, so that it can be taken out again.
  public struct DisposeKey: Hashable {
    fileprivate let number: Int
  }

  private let lock = NSLock()
  private var held: [DisposeKey: any Disposable] = [:]
  private var nextNumber = 0
  private var disposed = false

  /// Makes one that holds nothing yet.
  public init() {}

  /// Makes one that holds `disposables`.
  public convenience init(disposables: [any Disposable]) {
    self.init()
    for disposable in disposables { insert(disposable) }
  }

  /// Makes one that holds `disposables`.
  public convenience init(_ disposables: any Disposable...) {
    self.init(disposables: disposables)
  }

  /// Whether it has been disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// How many disposables it holds.
  public var count: Int { lock.withLock { held.count } }

  /// Adds a disposable, and gives the key to take it out with. If this one has been disposed, disposes it at once and
  /// gives `nil`.
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

  /// Takes a disposable out and disposes it.
  public func remove(for key: DisposeKey) {
    let removed = lock.withLock { held.removeValue(forKey: key) }
    removed?.dispose()
  }

  /// Disposes what it holds, in the order it was inserted.
  public func dispose() {
    let held = lock.withLock {
      defer { self.held = [:] }
      disposed = true
      return self.held
    }
    for (_, disposable) in held.sorted(by: { $0.key.number < $1.key.number }) { disposable.dispose() }
  }
}
