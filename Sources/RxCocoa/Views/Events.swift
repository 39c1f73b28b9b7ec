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
  events(of: view) { view, send in
    let number = view[keyPath: listeners].add { [weak view] report in
      if let view, let element = element(view, report) { send(element) }
    }
    return { $0[keyPath: listeners].remove(number) }
  }
}

/// Returns the events of an object, which complete when the object is deallocated.
///
/// - Parameter attach: A closure that makes the object send its events, and returns a closure that ends this. The object
///   keeps the closure that sends; the one that ends it must not.
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
