extension SharedSequence {
  /// Interleaves the elements of all sources.
  public static func merge(_ sources: SharedSequence...) -> SharedSequence { merge(sources) }

  /// Interleaves the elements of all sources.
  public static func merge<Sources: Collection>(_ sources: Sources) -> SharedSequence
  where Sources.Element == SharedSequence {
    SharedSequence(Observable.merge(sources.map(\.source)))
  }

  /// Sends the latest elements of all sources whenever a source sends an element.
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources
  ) -> SharedSequence<SharingStrategy, [Element]> where Sources.Element == SharedSequence {
    SharedSequence<SharingStrategy, [Element]>(Observable.combineLatest(sources.map(\.source)))
  }

  /// Sends the result of `resultSelector` for the latest elements of the two sources.
  public static func combineLatest<First, Second>(
    _ first: SharedSequence<SharingStrategy, First>, _ second: SharedSequence<SharingStrategy, Second>,
    resultSelector: @escaping (First, Second) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.combineLatest(first, second, resultSelector: resultSelector))
  }

  /// Sends the result of `resultSelector` for the latest elements of the three sources.
  public static func combineLatest<First, Second, Third>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ second: SharedSequence<SharingStrategy, Second>,
    _ third: SharedSequence<SharingStrategy, Third>,
    resultSelector: @escaping (First, Second, Third) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.combineLatest(first, second, third, resultSelector: resultSelector))
  }

  /// Sends the result of `resultSelector` for the latest elements of the four sources.
  public static func combineLatest<First, Second, Third, Fourth>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ second: SharedSequence<SharingStrategy, Second>,
    _ third: SharedSequence<SharingStrategy, Third>,
    _ fourth: SharedSequence<SharingStrategy, Fourth>,
    resultSelector: @escaping (First, Second, Third, Fourth) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.combineLatest(first, second, third, fourth, resultSelector: resultSelector))
  }

  /// Combines the elements of the two sources by index and sends the results of `resultSelector`.
  public static func zip<First, Second>(
    _ first: SharedSequence<SharingStrategy, First>, _ second: SharedSequence<SharingStrategy, Second>,
    resultSelector: @escaping (First, Second) -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.zip(first, second, resultSelector: resultSelector))
  }
}

extension SharedSequence where Element == Any {
  /// Sends a tuple of the latest elements of the two sources.
  public static func combineLatest<First, Second>(
    _ first: SharedSequence<SharingStrategy, First>, _ second: SharedSequence<SharingStrategy, Second>
  ) -> SharedSequence<SharingStrategy, (First, Second)> {
    SharedSequence<SharingStrategy, (First, Second)>(Observable.combineLatest(first, second))
  }

  /// Sends a tuple of the latest elements of the three sources.
  public static func combineLatest<First, Second, Third>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ second: SharedSequence<SharingStrategy, Second>,
    _ third: SharedSequence<SharingStrategy, Third>
  ) -> SharedSequence<SharingStrategy, (First, Second, Third)> {
    SharedSequence<SharingStrategy, (First, Second, Third)>(Observable.combineLatest(first, second, third))
  }

  /// Sends a tuple of the latest elements of the four sources.
  public static func combineLatest<First, Second, Third, Fourth>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ second: SharedSequence<SharingStrategy, Second>,
    _ third: SharedSequence<SharingStrategy, Third>,
    _ fourth: SharedSequence<SharingStrategy, Fourth>
  ) -> SharedSequence<SharingStrategy, (First, Second, Third, Fourth)> {
    SharedSequence<SharingStrategy, (First, Second, Third, Fourth)>(
      Observable.combineLatest(first, second, third, fourth))
  }

  /// Combines the elements of the two sources into tuples by index.
  public static func zip<First, Second>(
    _ first: SharedSequence<SharingStrategy, First>, _ second: SharedSequence<SharingStrategy, Second>
  ) -> SharedSequence<SharingStrategy, (First, Second)> {
    SharedSequence<SharingStrategy, (First, Second)>(Observable.zip(first, second))
  }
}
