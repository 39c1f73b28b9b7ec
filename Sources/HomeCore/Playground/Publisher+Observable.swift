import Combine
import RxSwift

extension Publisher where Failure == Never {
  /// Converts the publisher to an observable for a view model written with RxSwift.
  func asObservable() -> Observable<Output> {
    Observable.create { observer in
      let subscription = sink { observer.onNext($0) }
      return Disposables.create { subscription.cancel() }
    }
  }
}
