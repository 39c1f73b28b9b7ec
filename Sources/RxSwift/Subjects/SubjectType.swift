/// An observable that is fed by hand: both a sequence and an observer. Mirrors RxSwift's `SubjectType`.
public protocol SubjectType<Element>: ObservableType {
  /// The observer that feeds the sequence.
  associatedtype Observer: ObserverType

  /// The subject as an observer.
  func asObserver() -> Observer
}
