/// An observer that updates an object, which it references weakly. Mirrors RxCocoa's `Binder`.
///
/// ```swift
/// let title = Binder(self) { controller, title in controller.title = title }
/// viewModel.title.bind(to: title).disposed(by: bag)
/// ```
///
/// By default, it runs on the main scheduler. It handles elements only: an error is printed, and the completion is
/// ignored.
public struct Binder<Value>: ObserverType {
  private let handler: (Event<Value>) -> Void

  /// Creates an observer that calls `binding` on `scheduler` with `target` and each element.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
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
        print("A Binder received an error, which it ignores: \(error)")
      case .completed:
        break
      }
    }
  }

  /// Passes the element of a `next` event to the binding.
  public func on(_ event: Event<Value>) { handler(event) }

  /// Returns the binder as an observer.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: handler) }
}
