import Foundation

extension ObservableType {
  /// Sends the result of `resultSelector` for the latest elements of all sources whenever a source sends an element.
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

  /// Sends the latest elements of all sources whenever a source sends an element.
  public static func combineLatest<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(sources) { $0 }
  }
}

/// The latest element of a source.
final class Latest<Element> {
  fileprivate(set) var element: Element?
}

/// A combination of several sources that sends a result whenever a source sends an element.
final class Combination<Result> {
  // Recursive, because the delivery of a result may cause a source to send again.
  private let lock = NSRecursiveLock()
  private let observer: AnyObserver<Result>
  private let result: () throws -> Result?
  private var starts: [() -> any Disposable] = []
  private var running = 0

  /// Creates a combination. `result` computes the result from the latest elements, or returns `nil` if one is missing.
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

  /// Subscribes to the sources. Their number must be known before the first event.
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
