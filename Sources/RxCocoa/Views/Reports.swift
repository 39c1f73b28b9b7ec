import RxSwift
import UIKit

/// Returns a value of a view that the user changes.
///
/// - Parameter changes: A sequence with an element for each change by the user.
@MainActor
func property<View: UIView, Value>(
  of view: View, changes: Observable<Void>, getter: @escaping @MainActor (View) -> Value,
  setter: @escaping @MainActor (View, Value) -> Void
) -> ControlProperty<Value> {
  let values = changes.startWith(()).flatMap { [weak view] _ in
    view.map { view in .just(getter(view)) } ?? Observable<Value>.empty()
  }
  return ControlProperty(
    values: values, valueSink: Binder(view) { view, value in setter(view, value) })
}

/// Returns what a view reports beside its delegate.
///
/// - Parameter element: A closure that returns the element of a report, or `nil` for a report of no interest.
@MainActor
func reports<View: UIView, Report, Element>(
  of view: View, _ listeners: KeyPath<View, Listeners<Report>>,
  _ element: @escaping @MainActor (View, Report) -> Element?
) -> ControlEvent<Element> {
  ControlEvent(
    events: Observable.create { [weak view] observer in
      guard let view else {
        observer.onCompleted()
        return Disposables.create()
      }
      let completion = Completion(of: observer)
      let number = view[keyPath: listeners].add { [weak view] report in
        withExtendedLifetime(completion) {
          if let view, let element = element(view, report) { observer.onNext(element) }
        }
      }
      return Disposables.create { [weak view] in
        if let view { view[keyPath: listeners].remove(number) }
      }
    })
}
