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

/// Returns elements from the reports of a view, in addition to its delegate.
///
/// - Parameter element: A closure that returns the element of a report, or `nil` for an irrelevant report.
@MainActor
func reports<View: UIView, Report, Element>(
  of view: View, _ listeners: KeyPath<View, Listeners<Report>>,
  _ element: @escaping @MainActor (View, Report) -> Element?
) -> ControlEvent<Element> {
  events(of: view) { view, send in
    let number = view[keyPath: listeners].add { [weak view] report in
      if let view, let element = element(view, report) { send(element) }
    }
    return { $0[keyPath: listeners].remove(number) }
  }
}

/// Returns the events of an object, which complete when the object is deallocated.
///
/// - Parameter attach: A closure that makes the object send its events, and returns a closure that stops them. The
///   object retains the sending closure; the stopping closure must not retain it.
@MainActor
func events<Object: AnyObject, Element>(
  of object: Object,
  attach: @escaping @MainActor (Object, _ send: @escaping (Element) -> Void) -> @MainActor (Object) -> Void
) -> ControlEvent<Element> {
  ControlEvent(
    events: Observable.create { [weak object] observer in
      guard let object else {
        observer.onCompleted()
        return Disposables.create()
      }
      let completion = Completion(of: observer)
      let detach = attach(object) { element in withExtendedLifetime(completion) { observer.onNext(element) } }
      return Disposables.create { [weak object] in
        if let object { detach(object) }
      }
    })
}
