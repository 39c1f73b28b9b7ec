extension ObservableType {
  /// Calls closures for each event, and when the sequence is subscribed to or disposed of.
  ///
  /// ```swift
  /// load().do(onError: { log($0) }, onDispose: { spinner.stop() })
  /// ```
  ///
  /// The `after` closures run after the event was forwarded. The sequence fails if `onNext`, `afterNext`, `onError` or
  /// `onCompleted` throws.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    .create { observer in
      onSubscribe?()
      let subscription = subscribe { event in
        do {
          switch event {
          case .next(let element): try onNext?(element)
          case .error(let error): try onError?(error)
          case .completed: try onCompleted?()
          }
          observer.on(event)
          switch event {
          case .next(let element): try afterNext?(element)
          case .error(let error): try afterError?(error)
          case .completed: try afterCompleted?()
          }
        } catch {
          observer.onError(error)
        }
      }
      onSubscribed?()
      return Disposables.create {
        subscription.dispose()
        onDispose?()
      }
    }
  }

  /// Prints every event, prefixed with `identifier`.
  public func debug(_ identifier: String? = nil) -> Observable<Element> {
    let prefix = identifier.map { "\($0) -> " } ?? ""
    return self.do(
      onNext: { print("\(prefix)next(\($0))") }, onError: { print("\(prefix)error(\($0))") },
      onCompleted: { print("\(prefix)completed") }, onSubscribe: { print("\(prefix)subscribed") },
      onDispose: { print("\(prefix)disposed") })
  }

  /// Sends a pair of `object` and each element. References `object` weakly and completes at the first element after its
  /// deallocation.
  ///
  /// ```swift
  /// taps.withUnretained(self).subscribe(onNext: { owner, _ in owner.open() })
  /// ```
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    .create { [weak object] observer in
      subscribe { event in
        switch (event, object) {
        case (.next(let element), let object?): observer.onNext(resultSelector(object, element))
        case (.next, nil): observer.onCompleted()
        case (.error(let error), _): observer.onError(error)
        case (.completed, _): observer.onCompleted()
        }
      }
    }
  }

  /// Sends a pair of `object` and each element. References `object` weakly and completes at the first element after its
  /// deallocation.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}
