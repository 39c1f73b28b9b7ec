import RxSwift

/// A chain of steps through the tree of routers, such as a deep link. Mirrors RIBs' `Workflow`.
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
/// Every step answers with the actionable item of the next step and a value. A step whose item is an interactor waits
/// until that interactor is active.
@preconcurrency @MainActor
open class Workflow<ActionableItemType> {
  private let subject = PublishSubject<(ActionableItemType, ())>()
  private let compositeDisposable = CompositeDisposable()
  private var didInvokeComplete = false

  /// Makes a workflow without steps.
  public init() {}

  deinit {}

  /// Called once, when the steps of a chain have completed. Override it; it need not call `super`.
  open func didComplete() {}

  /// Called whenever a chain is forked from this workflow. Override it; it need not call `super`.
  open func didFork() {}

  /// Called when a step has failed; the steps after it are not taken. Override it; it need not call `super`.
  open func didReceiveError(_ error: any Error) {}

  /// Begins a chain of steps with `onStep`, which is given the item the workflow is subscribed with.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep: @escaping (ActionableItemType) -> Observable<(NextActionableItemType, NextValueType)>
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    Step(workflow: self, observable: subject.take(1)).onStep { item, _ in onStep(item) }
  }

  /// Takes the steps, beginning with `actionableItem`. Disposing the result stops them.
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

  /// Holds a disposable as long as the workflow's steps.
  fileprivate func insert(_ disposable: any Disposable) {
    compositeDisposable.insert(disposable)
  }

  /// Takes the steps of a chain when the workflow is subscribed.
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

  /// Adds the next step, which is given what this one answered. It is taken once.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep: @escaping (ActionableItemType, ValueType) -> Observable<(NextActionableItemType, NextValueType)>
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    let next =
      observable
      .flatMapLatest { item, value in Self.waitForActivity(of: item, value) }
      .take(1)
      .flatMapLatest { item, value in onStep(item, value) }
      .take(1)
      // Chains forked from this step must not take it again.
      .share()
    return Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(workflow: workflow, observable: next)
  }

  /// Calls `onError` when this step, or one before it, fails.
  public final func onError(_ onError: @escaping (any Error) -> Void) -> Self {
    observable = observable.do(onError: onError)
    return self
  }

  /// Ends the chain: it is taken when the workflow is subscribed.
  @discardableResult
  public final func commit() -> Workflow<WorkflowActionableItemType> {
    workflow.run(observable)
    return workflow
  }

  /// The step's answer as a sequence, to fork a chain from.
  public final func asObservable() -> Observable<(ActionableItemType, ValueType)> { observable }

  private static func waitForActivity(
    of item: ActionableItemType, _ value: ValueType
  ) -> Observable<(ActionableItemType, ValueType)> {
    guard let interactor = item as? any Interactable else { return .just((item, value)) }
    return interactor.isActiveStream.filter { $0 }.map { _ in (item, value) }
  }
}

extension ObservableType {
  /// Begins another chain of `workflow` with what this sequence sends: pairs of an actionable item and a value.
  /// Gives `nil` if the elements are not such pairs.
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
  /// Disposes this together with the subscription to `workflow`.
  @preconcurrency @MainActor
  public func disposeWith<ActionableItemType>(workflow: Workflow<ActionableItemType>) {
    workflow.insert(self)
  }

  /// Disposes this together with the subscription to `workflow`; the label as earlier versions of RIBs spelt it.
  @preconcurrency @MainActor
  @available(*, deprecated, renamed: "disposeWith(workflow:)")
  public func disposeWith<ActionableItemType>(worflow: Workflow<ActionableItemType>) {
    disposeWith(workflow: worflow)
  }
}
