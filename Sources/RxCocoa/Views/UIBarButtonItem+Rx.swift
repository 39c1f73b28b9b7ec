import RxSwift
import UIKit

extension Reactive where Base: UIBarButtonItem {
  /// The presses of the button. They take the place of an action that it had.
  @MainActor public var tap: ControlEvent<Void> {
    ControlEvent(
      events: Observable.create { [weak base] observer in
        guard let base else {
          observer.onCompleted()
          return Disposables.create()
        }
        let completion = Completion(of: observer)
        let action = UIAction { _ in withExtendedLifetime(completion) { observer.onNext(()) } }
        base.primaryAction = action
        // The action would keep the completion.
        return Disposables.create { [weak base, identifier = action.identifier] in
          if base?.primaryAction?.identifier == identifier { base?.primaryAction = nil }
        }
      }
      .share())
  }
}
