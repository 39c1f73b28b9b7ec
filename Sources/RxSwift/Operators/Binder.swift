/// An observer that sets something of an object, which it holds weakly. Mirrors RxCocoa's `Binder`.
///
/// ```swift
/// let title = Binder(self) { controller, title in controller.title = title }
/// viewModel.title.bind(to: title).disposed(by: bag)
/// ```
///
/// It works on the main thread, and elements only: an error is printed, the end is dropped.
public struct Binder<Value>: ObserverType {
  private let handler: (Event<Value>) -> Void

  /// Makes an observer that calls `binding` on `scheduler` with each element and `target`.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler.instance,
    binding: @escaping (Target, Value) -> Void
  ) {
    handler = { [weak target] event in
      switch event {
      case .next(let value):
        _ = scheduler.schedule(value) { value in
          if let target { binding(target, value) }
          return Disposables.create()
        }
      case .error(let error):
        print("A binding received an error: \(error)")
      case .completed:
        break
      }
    }
  }

  /// Sets the value of a `next` event.
  public func on(_ event: Event<Value>) { handler(event) }

  /// The binder as an observer.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: handler) }
}
