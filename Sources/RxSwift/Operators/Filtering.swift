import Combine
import Foundation

extension ObservableType {
  /// Leaves out the elements that `predicate` does not hold for. An error thrown by it fails the sequence.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    publisher.tryFilter(predicate).asObservable()
  }

  /// Sends the first `count` elements, and ends on the last of them.
  public func take(_ count: Int) -> Observable<Element> {
    publisher.prefix(count).asObservable()
  }

  /// Sends elements while `predicate` holds, then ends.
  public func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    publisher.tryPrefix(while: predicate).asObservable()
  }

  /// Sends elements until `other` sends one, then ends. The end of `other` changes nothing; its error fails the sequence.
  public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
    .create { observer in
      let trigger = other.subscribe { event in
        switch event {
        case .next: observer.onCompleted()
        case .error(let error): observer.onError(error)
        case .completed: break
        }
      }
      return Disposables.create(trigger, subscribe(observer))
    }
  }

  /// Leaves out the first `count` elements.
  public func skip(_ count: Int) -> Observable<Element> {
    publisher.dropFirst(count).asObservable()
  }

  /// Leaves out elements while `predicate` holds.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    publisher.tryDrop(while: predicate).asObservable()
  }

  /// Leaves out the elements that come before `other` sends one.
  public func skip<Other: ObservableType>(until other: Other) -> Observable<Element> {
    .create { observer in
      let lock = NSLock()
      var isOpen = false
      let opening = other.subscribe { event in
        switch event {
        case .next: lock.withLock { isOpen = true }
        case .error(let error): observer.onError(error)
        case .completed: break
        }
      }
      let subscription = subscribe { event in
        switch event {
        case .next: if lock.withLock({ isOpen }) { observer.on(event) }
        case .error, .completed: observer.on(event)
        }
      }
      return Disposables.create(opening, subscription)
    }
  }

  /// Leaves out an element that `comparer` finds the same as the one before.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    publisher.tryRemoveDuplicates(by: comparer).asObservable()
  }

  /// Leaves out an element whose key is the same as that of the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged { try keySelector($0) == keySelector($1) }
  }

  /// Leaves out an element whose property is the same as that of the one before.
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  /// Sends the element at a position, then ends; fails with ``RxError/argumentOutOfRange`` if there is none.
  public func element(at index: Int) -> Observable<Element> {
    skip(index).take(1).ifEmpty(fail: RxError.argumentOutOfRange)
  }

  /// The first element, or `nil` if the sequence ends without one.
  public func first() -> Single<Element?> {
    Single(source: take(1).map { $0 }.ifEmpty(default: nil))
  }

  /// Drops every element and passes on only the end.
  public func ignoreElements() -> Observable<Never> {
    compactMap { _ in nil }
  }

  /// Sends `element` if the sequence ends without one.
  public func ifEmpty(default element: Element) -> Observable<Element> {
    publisher.replaceEmpty(with: element).asObservable()
  }

  private func ifEmpty(fail error: any Error) -> Observable<Element> {
    .create { observer in
      var isEmpty = true
      return subscribe { event in
        if case .next = event { isEmpty = false }
        observer.on(event.isCompleted && isEmpty ? .error(error) : event)
      }
    }
  }
}

extension ObservableType where Element: Equatable {
  /// Leaves out an element that equals the one before.
  public func distinctUntilChanged() -> Observable<Element> {
    publisher.removeDuplicates().asObservable()
  }
}

extension ObservableType {
  /// Sends the last `count` elements when the sequence ends. `count` must not be negative.
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "The count of elements must not be negative")
    return .create { observer in
      var last = RingBuffer<Element>()
      return subscribe { event in
        switch event {
        case .next(let element):
          last.append(element)
          if last.count > count { _ = last.popFirst() }
        case .error: observer.on(event)
        case .completed:
          while let element = last.popFirst() { observer.onNext(element) }
          observer.onCompleted()
        }
      }
    }
  }

  /// Sends the only element, at once; fails when a second one comes, or when the sequence ends without one.
  public func single() -> Observable<Element> {
    .create { observer in
      var isFirst = true
      return subscribe { event in
        switch event {
        case .next where isFirst:
          isFirst = false
          observer.on(event)
        case .next: observer.onError(RxError.moreThanOneElement)
        case .error: observer.on(event)
        case .completed: if isFirst { observer.onError(RxError.noElements) } else { observer.onCompleted() }
        }
      }
    }
  }
}
