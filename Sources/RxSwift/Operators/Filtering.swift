import Combine
import Foundation

extension ObservableType {
  /// Sends only the elements that satisfy `predicate`. Fails if it throws.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    publisher.tryFilter(predicate).asObservable()
  }

  /// Sends the first `count` elements and completes with the last of them.
  public func take(_ count: Int) -> Observable<Element> {
    publisher.prefix(count).asObservable()
  }

  /// Sends elements while they satisfy `predicate`, then completes.
  public func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    publisher.tryPrefix(while: predicate).asObservable()
  }

  /// Sends elements until `other` sends one, then completes. Fails if `other` fails. The completion of `other` has no
  /// effect.
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

  /// Skips the first `count` elements.
  public func skip(_ count: Int) -> Observable<Element> {
    publisher.dropFirst(count).asObservable()
  }

  /// Skips elements while they satisfy `predicate`.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    publisher.tryDrop(while: predicate).asObservable()
  }

  /// Skips elements until `other` sends one.
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

  /// Skips elements that equal the previously sent one, as determined by `comparer`.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    publisher.tryRemoveDuplicates(by: comparer).asObservable()
  }

  /// Skips elements with the same key as the previously sent one.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged { try keySelector($0) == keySelector($1) }
  }

  /// Skips elements with the same property value as the previously sent one.
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  /// Sends the element at an index, then completes. Fails with ``RxError/argumentOutOfRange`` if there is none.
  public func element(at index: Int) -> Observable<Element> {
    skip(index).take(1).ifEmpty(fail: RxError.argumentOutOfRange)
  }

  /// Returns the first element, or `nil` if the sequence is empty.
  public func first() -> Single<Element?> {
    Single(source: take(1).map { $0 }.ifEmpty(default: nil))
  }

  /// Ignores all elements and forwards only errors and the completion.
  public func ignoreElements() -> Observable<Never> {
    compactMap { _ in nil }
  }

  /// Sends `element` if the sequence is empty.
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
  /// Skips elements that equal the previously sent one.
  public func distinctUntilChanged() -> Observable<Element> {
    publisher.removeDuplicates().asObservable()
  }
}

extension ObservableType {
  /// Sends the last `count` elements when the sequence completes. `count` must not be negative.
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

  /// Sends the only element immediately. Fails if a second element arrives, or if the sequence is empty.
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
