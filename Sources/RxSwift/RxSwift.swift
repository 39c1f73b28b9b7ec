/// RxSwift's interface on top of Combine, for code that uses RIBs or Rx view models.
///
/// An ``Observable`` is a Combine publisher with the failure type `any Error`, and its subscribers request unlimited
/// values. Subjects build on Combine's subjects, schedulers on Dispatch, and most operators on Combine's operators.
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
/// Limitations:
/// - It implements the part of RxSwift that interactors, workers and view models use. There is no `Infallible`, no
///   `window` or `groupBy`, and no test recorder. The streams of views are in the module RxCocoa.
/// - The relays, `Driver`, `Signal` and `Binder` are part of this module, whereas RxSwift has them in RxRelay and
///   RxCocoa. Modules with those names re-export this one.
/// - There is no trampolining: `just`, `of` and `from` emit immediately on the subscribing thread, whereas RxSwift
///   queues the elements on its current-thread scheduler.
/// - There is no resource counting and no hook for unhandled errors: without `onError`, an error is printed.
///
/// As in RxSwift, and unlike with Combine's `AnyCancellable`, releasing a ``Disposable`` does **not** cancel its
/// subscription. It remains active until it is disposed of, or until the source completes or fails.
///
/// The types are not isolated to an actor, and no closure is `@Sendable`. Subjects, relays and disposables are
/// thread-safe. As RxSwift requires, the events of a source must not overlap.
@_exported import Foundation
