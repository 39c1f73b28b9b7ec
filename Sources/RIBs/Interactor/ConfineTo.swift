import RxSwift

extension ObservableType {
  /// Returns an observable that withholds elements while `interactorScope` is inactive.
  ///
  /// When the scope becomes active again, the observable emits only the latest element, even if it emitted that element
  /// before. Mirrors RIBs' `confineTo(_:)`.
  @preconcurrency @MainActor
  public func confineTo(_ interactorScope: any InteractorScope) -> Observable<Element> {
    Observable.combineLatest(interactorScope.isActiveStream, self)
      .filter { isActive, _ in isActive }
      .map { _, element in element }
  }
}
