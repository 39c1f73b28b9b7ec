import Combine

extension ObservableType {
  /// Combines the elements of the two sources by index and sends the results of `resultSelector`.
  public static func zip<First: ObservableConvertibleType, Second: ObservableConvertibleType>(
    _ first: First, _ second: Second,
    resultSelector: @escaping (First.Element, Second.Element) throws -> Element
  ) -> Observable<Element> {
    first.publisher.zip(second.publisher).tryMap { try resultSelector($0, $1) }.asObservable()
  }

  /// Combines the elements of the three sources by index and sends the results of `resultSelector`.
  public static func zip<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third,
    resultSelector: @escaping (First.Element, Second.Element, Third.Element) throws -> Element
  ) -> Observable<Element> {
    first.publisher.zip(second.publisher, third.publisher).tryMap { try resultSelector($0, $1, $2) }.asObservable()
  }

  /// Combines the elements of the four sources by index and sends the results of `resultSelector`.
  public static func zip<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType,
    Fourth: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth,
    resultSelector: @escaping (First.Element, Second.Element, Third.Element, Fourth.Element) throws -> Element
  ) -> Observable<Element> {
    first.publisher.zip(second.publisher, third.publisher, fourth.publisher)
      .tryMap { try resultSelector($0, $1, $2, $3) }.asObservable()
  }
}

extension ObservableType where Element == Any {
  /// Combines the elements of the two sources into tuples by index.
  public static func zip<First: ObservableConvertibleType, Second: ObservableConvertibleType>(
    _ first: First, _ second: Second
  ) -> Observable<(First.Element, Second.Element)> {
    first.publisher.zip(second.publisher).asObservable()
  }

  /// Combines the elements of the three sources into tuples by index.
  public static func zip<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType
  >(_ first: First, _ second: Second, _ third: Third) -> Observable<(First.Element, Second.Element, Third.Element)> {
    first.publisher.zip(second.publisher, third.publisher).asObservable()
  }

  /// Combines the elements of the four sources into tuples by index.
  public static func zip<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType,
    Fourth: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> Observable<(First.Element, Second.Element, Third.Element, Fourth.Element)> {
    first.publisher.zip(second.publisher, third.publisher, fourth.publisher).asObservable()
  }
}

extension ObservableType {
  /// Combines the elements of the sources by index and sends the results of `resultSelector`. Completes immediately if
  /// there are no sources.
  public static func zip<Sources: Collection, Source>(
    _ sources: Sources, resultSelector: @escaping ([Source]) throws -> Element
  ) -> Observable<Element> where Sources.Element == Observable<Source> {
    Observable<Source>.zip(sources).map(resultSelector)
  }

  /// Combines the elements of the sources into arrays by index. Completes immediately if there are no sources.
  public static func zip<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element == Observable<Element> {
    guard let first = sources.first else { return .empty() }
    return sources.dropFirst().reduce(first.map { [$0] }) { zipped, next in
      Observable<[Element]>.zip(zipped, next) { $0 + [$1] }
    }
  }
}
