import RxSwift

/// A sequence of steps through the router tree, for example for a deep link. Mirrors RIBs' `Workflow`.
///
/// ```swift
/// final class OpenCartWorkflow: Workflow<RootActionableItem> {
///   override init() {
///     super.init()
///     onStep { root in root.waitForLogin() }
///       .onStep { loggedIn, _ in loggedIn.openCart() }
///       .commit()
///   }
/// }
/// OpenCartWorkflow().subscribe(rootActionableItem).disposed(by: bag)
/// ```
///
/// Each step emits the actionable item of the next step and a value. If the item is an interactor, the next step waits
/// until that interactor is active.
@preconcurrency @MainActor
open class Workflow<ActionableItemType> {
  private let subject = PublishSubject<(ActionableItemType, ())>()
  private let compositeDisposable = CompositeDisposable()
  private var didInvokeComplete = false

  /// Creates a workflow without steps.
  public init() {}

  deinit {}

  /// Called once, after the steps of a chain complete. Override as needed. Calling `super` is optional.
  open func didComplete() {}

  /// Called whenever a chain is forked from this workflow. Override as needed. Calling `super` is optional.
  open func didFork() {}

  /// Called after a step fails, which skips the remaining steps. Override as needed. Calling `super` is optional.
  open func didReceiveError(_ error: any Error) {}

  /// Starts a chain of steps with `onStep`, which receives the item passed to ``subscribe(_:)``.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep: @escaping (ActionableItemType) -> Observable<(NextActionableItemType, NextValueType)>
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    Step(workflow: self, observable: subject.take(1)).onStep { item, _ in onStep(item) }
  }

  /// Runs the steps, starting with `actionableItem`. Disposing of the result cancels them.
  ///
  /// Subscribing before a chain has been committed is a programming error.
  public final func subscribe(_ actionableItem: ActionableItemType) -> any Disposable {
    guard compositeDisposable.count > 0 else {
      assertionFailure("Attempt to subscribe to \(self) before it is committed.")
      return Disposables.create()
    }
    subject.onNext((actionableItem, ()))
    return compositeDisposable
  }

  /// Keeps `disposable` as long as the steps of the workflow.
  fileprivate func insert(_ disposable: any Disposable) {
    compositeDisposable.insert(disposable)
  }

  /// Runs the steps of a chain when the workflow is subscribed to.
  fileprivate func run<Element>(_ chain: Observable<Element>) {
    insert(
      chain.do(
        onError: { [weak self] in self?.didReceiveError($0) },
        onCompleted: { [weak self] in self?.completeOnce() }
      ).subscribe(onError: { _ in }))
  }

  private func completeOnce() {
    guard !didInvokeComplete else { return }
    didInvokeComplete = true
    didComplete()
  }
}

/// One step of a ``Workflow``. Mirrors RIBs' `Step`.
@preconcurrency @MainActor
open class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
  private let workflow: Workflow<WorkflowActionableItemType>
  private var observable: Observable<(ActionableItemType, ValueType)>

  fileprivate init(
    workflow: Workflow<WorkflowActionableItemType>, observable: Observable<(ActionableItemType, ValueType)>
  ) {
    self.workflow = workflow
    self.observable = observable
  }

  deinit {}

  /// Adds the next step, which receives the first item and value of this step. It runs once.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep: @escaping (ActionableItemType, ValueType) -> Observable<(NextActionableItemType, NextValueType)>
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    let next =
      observable
      .flatMapLatest { item, value in Self.waitForActivity(of: item, value) }
      .take(1)
      .flatMapLatest { item, value in onStep(item, value) }
      .take(1)
      // Shared, so that forked chains do not run this step again.
      .share()
    return Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(workflow: workflow, observable: next)
  }

  /// Calls `onError` when this step or an earlier step fails.
  public final func onError(_ onError: @escaping (any Error) -> Void) -> Self {
    observable = observable.do(onError: onError)
    return self
  }

  /// Completes the definition of the chain, which runs when the workflow is subscribed to.
  @discardableResult
  public final func commit() -> Workflow<WorkflowActionableItemType> {
    workflow.run(observable)
    return workflow
  }

  /// An observable of the step's result, from which to fork a chain.
  public final func asObservable() -> Observable<(ActionableItemType, ValueType)> { observable }

  private static func waitForActivity(
    of item: ActionableItemType, _ value: ValueType
  ) -> Observable<(ActionableItemType, ValueType)> {
    guard let interactor = item as? any Interactable else { return .just((item, value)) }
    return interactor.isActiveStream.filter { $0 }.map { _ in (item, value) }
  }
}

extension ObservableType {
  /// Starts another chain of `workflow` from this observable, whose elements are pairs of an actionable item and a
  /// value. Returns `nil` if the elements are not such pairs.
  @preconcurrency @MainActor
  public func fork<WorkflowActionableItemType, ActionableItemType, ValueType>(
    _ workflow: Workflow<WorkflowActionableItemType>
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType>? {
    guard let observable = asObservable() as? Observable<(ActionableItemType, ValueType)> else { return nil }
    workflow.didFork()
    return Step(workflow: workflow, observable: observable)
  }
}

extension Disposable {
  /// Disposes of this disposable together with the subscription to `workflow`.
  @preconcurrency @MainActor
  public func disposeWith<ActionableItemType>(workflow: Workflow<ActionableItemType>) {
    workflow.insert(self)
  }

  /// Disposes of this disposable together with the subscription to `workflow`. The label is misspelled as in earlier
  /// versions of RIBs.
  @preconcurrency @MainActor
  @available(*, deprecated, renamed: "disposeWith(workflow:)")
  public func disposeWith<ActionableItemType>(worflow: Workflow<ActionableItemType>) {
    disposeWith(workflow: worflow)
  }
}
