/// Operators that combine the latest elements of several sequences.
///
/// ```swift
/// Observable.combineLatest(name, password) { !$0.isEmpty && $1.count >= 8 }
/// ```
///
/// No element is sent until every source has sent one. The result completes after all sources have completed.
extension ObservableType {
  /// Sends the result of `resultSelector` for the latest elements of the two sources whenever a source sends an
  /// element.
  public static func combineLatest<First: ObservableConvertibleType, Second: ObservableConvertibleType>(
    _ first: First, _ second: Second, resultSelector: @escaping (First.Element, Second.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.combineLatest(first, second).map { try resultSelector($0.0, $0.1) }
  }

  /// Sends the result of `resultSelector` for the latest elements of the three sources whenever a source sends an
  /// element.
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third,
    resultSelector: @escaping (First.Element, Second.Element, Third.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.combineLatest(first, second, third).map { try resultSelector($0.0, $0.1, $0.2) }
  }

  /// Sends the result of `resultSelector` for the latest elements of the four sources whenever a source sends an
  /// element.
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType,
    Fourth: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth,
    resultSelector: @escaping (First.Element, Second.Element, Third.Element, Fourth.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.combineLatest(first, second, third, fourth).map { try resultSelector($0.0, $0.1, $0.2, $0.3) }
  }

  /// Sends the result of `resultSelector` for the latest elements of the five sources whenever a source sends an
  /// element.
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType,
    Fourth: ObservableConvertibleType, Fifth: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth,
    resultSelector:
      @escaping (First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element) throws -> Element
  ) -> Observable<Element> {
    Observable<Any>.combineLatest(first, second, third, fourth, fifth).map {
      try resultSelector($0.0, $0.1, $0.2, $0.3, $0.4)
    }
  }

  /// Sends the result of `resultSelector` for the latest elements of the six sources whenever a source sends an
  /// element.
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType,
    Fourth: ObservableConvertibleType, Fifth: ObservableConvertibleType, Sixth: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth,
    resultSelector:
      @escaping (First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element) throws ->
      Element
  ) -> Observable<Element> {
    Observable<Any>.combineLatest(first, second, third, fourth, fifth, sixth).map {
      try resultSelector($0.0, $0.1, $0.2, $0.3, $0.4, $0.5)
    }
  }
}

extension ObservableType where Element == Any {
  /// Sends a tuple of the latest elements of the two sources whenever a source sends an element.
  public static func combineLatest<First: ObservableConvertibleType, Second: ObservableConvertibleType>(
    _ first: First, _ second: Second
  ) -> Observable<(First.Element, Second.Element)> {
    .create { observer in
      let latestFirst = Latest<First.Element>()
      let latestSecond = Latest<Second.Element>()
      let combination = Combination(observer) {
        latestFirst.element.flatMap { first in latestSecond.element.map { (first, $0) } }
      }
      combination.watch(first, latestFirst)
      combination.watch(second, latestSecond)
      return combination.begin()
    }
  }

  /// Sends a tuple of the latest elements of the three sources whenever a source sends an element.
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third
  ) -> Observable<(First.Element, Second.Element, Third.Element)> {
    Observable.combineLatest(combineLatest(first, second), third) { ($0.0, $0.1, $1) }
  }

  /// Sends a tuple of the latest elements of the four sources whenever a source sends an element.
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType,
    Fourth: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> Observable<(First.Element, Second.Element, Third.Element, Fourth.Element)> {
    Observable.combineLatest(combineLatest(first, second, third), fourth) { ($0.0, $0.1, $0.2, $1) }
  }

  /// Sends a tuple of the latest elements of the five sources whenever a source sends an element.
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType,
    Fourth: ObservableConvertibleType, Fifth: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth
  ) -> Observable<(First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element)> {
    Observable.combineLatest(combineLatest(first, second, third, fourth), fifth) { ($0.0, $0.1, $0.2, $0.3, $1) }
  }

  /// Sends a tuple of the latest elements of the six sources whenever a source sends an element.
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType,
    Fourth: ObservableConvertibleType, Fifth: ObservableConvertibleType, Sixth: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth, _ fifth: Fifth, _ sixth: Sixth
  ) -> Observable<(First.Element, Second.Element, Third.Element, Fourth.Element, Fifth.Element, Sixth.Element)> {
    Observable.combineLatest(combineLatest(first, second, third, fourth, fifth), sixth) {
      ($0.0, $0.1, $0.2, $0.3, $0.4, $1)
    }
  }
}
