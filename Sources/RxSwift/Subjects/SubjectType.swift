/// An observable sequence that is also an observer. Mirrors RxSwift's `SubjectType`.
public protocol SubjectType<Element>: ObservableType {
  /// The type of the observer.
  associatedtype Observer: ObserverType

  /// Returns the subject as an observer.
  func asObserver() -> Observer
}
