import Combine

extension ObservableType {
  /// Sends what `resultSelector` makes of the first elements of the two sources, then of the second ones, and so on.
  public static func zip<First: ObservableConvertibleType, Second: ObservableConvertibleType>(
    _ first: First, _ second: Second,
    resultSelector: @escaping (First.Element, Second.Element) throws -> Element
  ) -> Observable<Element> {
    first.publisher.zip(second.publisher).tryMap { try resultSelector($0, $1) }.asObservable()
  }

  /// Sends what `resultSelector` makes of the first elements of the three sources, then of the second ones, and so on.
  public static func zip<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third,
    resultSelector: @escaping (First.Element, Second.Element, Third.Element) throws -> Element
  ) -> Observable<Element> {
    first.publisher.zip(second.publisher, third.publisher).tryMap { try resultSelector($0, $1, $2) }.asObservable()
  }

  /// Sends what `resultSelector` makes of the first elements of the four sources, then of the second ones, and so on.
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
  /// Pairs the first elements of the two sources, then the second ones, and so on.
  public static func zip<First: ObservableConvertibleType, Second: ObservableConvertibleType>(
    _ first: First, _ second: Second
  ) -> Observable<(First.Element, Second.Element)> {
    first.publisher.zip(second.publisher).asObservable()
  }

  /// Groups the first elements of the three sources, then the second ones, and so on.
  public static func zip<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Third: ObservableConvertibleType
  >(_ first: First, _ second: Second, _ third: Third) -> Observable<(First.Element, Second.Element, Third.Element)> {
    first.publisher.zip(second.publisher, third.publisher).asObservable()
  }

  /// Groups the first elements of the four sources, then the second ones, and so on.
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
  /// Sends what `resultSelector` makes of the sources' first elements, then of their second, and so on. Without a source
  /// it ends at once.
  public static func zip<Sources: Collection, Source>(
    _ sources: Sources, resultSelector: @escaping ([Source]) throws -> Element
  ) -> Observable<Element> where Sources.Element == Observable<Source> {
    Observable<Source>.zip(sources).map(resultSelector)
  }

  /// Sends the sources' first elements, then their second, and so on. Without a source it ends at once.
  public static func zip<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element == Observable<Element> {
    guard let first = sources.first else { return .empty() }
    return sources.dropFirst().reduce(first.map { [$0] }) { zipped, next in
      Observable<[Element]>.zip(zipped, next) { $0 + [$1] }
    }
  }
}
