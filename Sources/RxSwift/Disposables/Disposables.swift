/// Makes disposables. Mirrors RxSwift's `Disposables`.
///
/// ```swift
/// let timer = startTimer()
/// return Disposables.create { timer.stop() }
/// ```
public enum Disposables {
  /// A disposable that does nothing.
  public static func create() -> any Disposable { NopDisposable() }

  /// A disposable that runs `dispose` once, when it is first disposed.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable { AnonymousDisposable(dispose) }

  /// A disposable that disposes all of `disposables`.
  public static func create(_ disposables: any Disposable...) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }

  /// A disposable that disposes all of `disposables`.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

/// A disposable that does nothing.
private struct NopDisposable: Disposable {
  func dispose() {}
}
