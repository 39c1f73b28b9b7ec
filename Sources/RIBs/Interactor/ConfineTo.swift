import RxSwift

extension ObservableType {
  /// Holds elements back while `interactorScope` is inactive.
  ///
  /// Of those that come meanwhile only the newest is sent, when activity returns; the latest element is sent again then
  /// even if it was sent before. Mirrors RIBs' `confineTo(_:)`.
  @preconcurrency @MainActor
  public func confineTo(_ interactorScope: any InteractorScope) -> Observable<Element> {
    Observable.combineLatest(interactorScope.isActiveStream, self)
      .filter { isActive, _ in isActive }
      .map { _, element in element }
  }
}
