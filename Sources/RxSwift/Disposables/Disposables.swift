/// A namespace for functions that create disposables. Mirrors RxSwift's `Disposables`.
///
/// ```swift
/// let timer = startTimer()
/// return Disposables.create { timer.stop() }
/// ```
public enum Disposables {
  /// Returns a disposable without effect.
  public static func create() -> any Disposable { NopDisposable() }

  /// Returns a disposable that runs `dispose` once, on the first disposal.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable { AnonymousDisposable(dispose) }

  /// Returns a disposable that disposes of all `disposables`.
  public static func create(_ disposables: any Disposable...) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }

  /// Returns a disposable that disposes of all `disposables`.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

private struct NopDisposable: Disposable {
  func dispose() {}
}
