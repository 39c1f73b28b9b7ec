import Foundation

/// A collection that disposes of its contents when it is deallocated. Mirrors RxSwift's `DisposeBag`.
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

  /// Creates an empty bag.
  public init() {}

  /// Creates a bag with `disposables`.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  deinit {
    disposables.dispose()
  }

  /// Inserts a disposable.
  public func insert(_ disposable: any Disposable) {
    disposables.insert(disposable)
  }

  /// Inserts several disposables.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Inserts several disposables.
  public func insert(_ disposables: [any Disposable]) {
    disposables.forEach(insert)
  }
}
