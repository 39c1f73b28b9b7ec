/// A façade in RxSwift's names over Combine, for code shaped by RIBs and by Rx view models.
///
/// An ``Observable`` is a Combine publisher whose failure is `any Error`, subscribed to without back-pressure. Subjects
/// rest on Combine's subjects, schedulers on Dispatch, and most operators on Combine's.
///
/// ```swift
/// let name = BehaviorRelay(value: "Ada")
/// let bag = DisposeBag()
/// name.map { "Hello, \($0)" }
///   .distinctUntilChanged()
///   .subscribe(onNext: { print($0) })
///   .disposed(by: bag)
/// ```
///
/// What it is not:
/// - It is not all of RxSwift: it covers what interactors, workers and view models use. There is no `Infallible`, no
///   `materialize`, `window` or `groupBy`, no `Reactive`/`rx` extension of widgets and no test recorder.
/// - The relays, `Driver`, `Signal` and `Binder`, which RxSwift keeps in the modules RxRelay and RxCocoa, are in here.
///   Modules of those names re-export this one.
/// - Nothing is trampolined: `just`, `of` and `from` emit at once, on the subscribing thread, where RxSwift queues them on
///   its current-thread scheduler.
/// - There is no resource counting and no hook for unhandled errors: an error that no `onError` takes is printed.
///
/// As in RxSwift, and unlike a Combine `AnyCancellable`, a ``Disposable`` that is let go does **not** end its
/// subscription: it lives until it is disposed, or until the source ends.
///
/// Nothing here is tied to an actor and no closure is `@Sendable`; subjects, relays and disposables may be used from
/// any thread. As RxSwift asks, events of one source must not overlap each other in time.
@_exported import Foundation
