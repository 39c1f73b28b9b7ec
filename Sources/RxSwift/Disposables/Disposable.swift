/// Something that can be ended: usually a subscription. Mirrors RxSwift's `Disposable`.
///
/// Letting a disposable go does **not** dispose it; a ``DisposeBag`` does that. Disposing twice does nothing.
public protocol Disposable {
  /// Ends it.
  func dispose()
}

/// A disposable that knows whether it has been disposed. Mirrors RxSwift's `Cancelable`.
public protocol Cancelable: Disposable {
  /// Whether ``Disposable/dispose()`` has been called.
  var isDisposed: Bool { get }
}

extension Disposable {
  /// Hands the disposable to `bag`, which disposes it when the bag goes.
  public func disposed(by bag: DisposeBag) {
    bag.insert(self)
  }
}
