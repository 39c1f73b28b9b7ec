import Combine
import RxSwift

extension Publisher where Failure == Never {
  /// The publisher for a view model that is written in Rx.
  func asObservable() -> Observable<Output> {
    Observable.create { observer in
      let subscription = sink { observer.onNext($0) }
      return Disposables.create { subscription.cancel() }
    }
  }
}
