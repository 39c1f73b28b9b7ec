/// A resource that can be disposed of, usually a subscription. Mirrors RxSwift's `Disposable`.
///
/// Releasing a disposable does **not** dispose of it; use a ``DisposeBag`` for that. Disposing of it again has no
/// effect.
public protocol Disposable {
  /// Disposes of the resource.
  func dispose()
}

/// A disposable with a disposal state. Mirrors RxSwift's `Cancelable`.
public protocol Cancelable: Disposable {
  /// A Boolean value that indicates whether ``Disposable/dispose()`` was called.
  var isDisposed: Bool { get }
}

extension Disposable {
  /// Adds the disposable to `bag`, which disposes of it when the bag is deallocated.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
