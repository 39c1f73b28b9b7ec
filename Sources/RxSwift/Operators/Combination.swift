import Foundation

extension ObservableType {
  /// Sends what `resultSelector` makes of the latest elements of all sources, whenever one of them sends.
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType {
    .create { observer in
      let latest = sources.map { _ in Latest<Sources.Element.Element>() }
      let combination = Combination(observer) {
        let elements = latest.compactMap(\.element)
        return elements.count == latest.count ? try resultSelector(elements) : nil
      }
      for (source, box) in Swift.zip(sources, latest) { combination.watch(source, box) }
      return combination.begin()
    }
  }

  /// Sends the latest elements of all sources, whenever one of them sends.
  public static func combineLatest<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(sources) { $0 }
  }
}

/// The latest element of one of several sources.
final class Latest<Element> {
  fileprivate(set) var element: Element?
}

/// Watches several sources and sends a result whenever one of them sends.
final class Combination<Result> {
  // Recursive: what the result leads to may make a source send again.
  private let lock = NSRecursiveLock()
  private let observer: AnyObserver<Result>
  private let result: () throws -> Result?
  private var starts: [() -> any Disposable] = []
  private var running = 0

  /// `result` makes the result of what the sources have sent so far, if that is enough.
  init(_ observer: AnyObserver<Result>, result: @escaping () throws -> Result?) {
    self.observer = observer
    self.result = result
  }

  func watch<Source: ObservableConvertibleType>(_ source: Source, _ latest: Latest<Source.Element>) {
    starts.append { [self] in
      source.asObservable().subscribe { [self] event in
        lock.withLock {
          switch event {
          case .next(let element):
            latest.element = element
            sendResult()
          case .error(let error):
            observer.onError(error)
          case .completed:
            running -= 1
            if running == 0 { observer.onCompleted() }
          }
        }
      }
    }
  }

  /// Subscribes to the sources, now that it is known how many they are.
  func begin() -> any Disposable {
    let starts = self.starts
    self.starts = []
    running = starts.count
    if starts.isEmpty { observer.onCompleted() }
    return Disposables.create(starts.map { $0() })
  }

  private func sendResult() {
    do {
      if let result = try result() { observer.onNext(result) }
    } catch {
      observer.onError(error)
    }
  }
}
