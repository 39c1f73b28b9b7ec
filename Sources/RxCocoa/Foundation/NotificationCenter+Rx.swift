import Combine
import Foundation
import RxSwift

extension NotificationCenter: ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
  /// Returns the notifications with a name, from `object` if there is one. Mirrors RxCocoa's `notification(_:object:)`.
  public func notification(_ name: Notification.Name, object: AnyObject? = nil) -> Observable<Notification> {
    Observable.create { [base, object] observer in
      let subscription = base.publisher(for: name, object: object).sink { observer.onNext($0) }
      return Disposables.create { subscription.cancel() }
    }
  }
}
