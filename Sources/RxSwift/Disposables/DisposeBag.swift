import Foundation

/// Disposes what it holds when it goes. Mirrors RxSwift's `DisposeBag`.
///
/// ```swift
/// final class ProfileViewModel {
///   private let bag = DisposeBag()
///   init(names: Observable<String>) {
///     names.subscribe(onNext: { print($0) }).disposed(by: bag)
///   }
/// }
/// ```
public final class DisposeBag {
  private let disposables = CompositeDisposable()

  /// Makes an empty bag.
  public init() {}

  /// Makes a bag that holds `disposables`.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  deinit {
    disposables.dispose()
  }

  /// Adds a disposable.
  public func insert(_ disposable: any Disposable) {
    disposables.insert(disposable)
  }

  /// Adds disposables.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Adds disposables.
  public func insert(_ disposables: [any Disposable]) {
    disposables.forEach(insert)
  }
}
