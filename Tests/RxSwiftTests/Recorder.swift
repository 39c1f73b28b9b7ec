import RxSwift

/// The events of a sequence, in order.
final class Recorder<Element: Equatable> {
  private(set) var events: [Event<Element>] = []
  private(set) var subscription: any Disposable = Disposables.create()

  init(_ source: some ObservableConvertibleType<Element>) {
    subscription = source.asObservable().subscribe { [self] in events.append($0) }
  }

  var elements: [Element] { events.compactMap(\.element) }

  var didComplete: Bool { events.last?.isCompleted == true }

  var didFail: Bool { events.last?.error != nil }

  func dispose() { subscription.dispose() }
}

enum TestError: Error {
  case first
  case second
}

/// Sends elements and an error.
func failing(_ elements: Int...) -> Observable<Int> {
  Observable.from(elements).concat(Observable.error(TestError.first))
}
