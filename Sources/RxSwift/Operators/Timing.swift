import Foundation

extension ObservableType {
  /// Delays the elements and the completion by `dueTime`. Errors are not delayed.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    .create { observer in
      let relay = DelayedRelay(observer, by: dueTime, on: scheduler)
      return Disposables.create(subscribe(relay.receive), relay)
    }
  }

  /// Delays the subscription by `dueTime`.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    .create { observer in
      scheduler.scheduleRelative((), dueTime: dueTime) { subscribe(observer) }
    }
  }

  /// Sends an element if no other element follows within `dueTime`. A pending element is sent before the completion.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    .create { observer in
      let lock = NSLock()
      let timer = SerialDisposable()
      var waiting: Element?
      func send() {
        let element = lock.withLock {
          defer { waiting = nil }
          return waiting
        }
        if let element { observer.onNext(element) }
      }
      let subscription = subscribe { event in
        switch event {
        case .next(let element):
          // The previous element is released outside the lock, because its deinit may call back.
          var old: Element? = element
          lock.withLock { swap(&waiting, &old) }
          timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
            send()
            return Disposables.create()
          }
        case .error, .completed:
          timer.dispose()
          if event.isCompleted { send() }
          observer.on(event)
        }
      }
      return Disposables.create(subscription, timer)
    }
  }

  /// Sends at most one element per `dueTime`: the first one immediately and, if `latest` is `true`, the latest one when
  /// the time has elapsed. A pending element is sent before the completion.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    .create { observer in
      let lock = NSLock()
      let timer = SerialDisposable()
      var isClosed = false
      var waiting: Element?
      func send(_ element: Element) {
        timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
          open()
          return Disposables.create()
        }
        observer.onNext(element)
      }
      func open() {
        let element = lock.withLock {
          defer { waiting = nil }
          isClosed = waiting != nil
          return waiting
        }
        if let element { send(element) }
      }
      let subscription = subscribe { event in
        switch event {
        case .next(let element):
          // The previous element is released outside the lock, because its deinit may call back.
          var old: Element? = element
          let mustSend = lock.withLock {
            if isClosed, latest { swap(&waiting, &old) }
            defer { isClosed = true }
            return !isClosed
          }
          if mustSend { send(element) }
        case .error, .completed:
          timer.dispose()
          if event.isCompleted, let element = lock.withLock({ waiting }) { observer.onNext(element) }
          observer.on(event)
        }
      }
      return Disposables.create(subscription, timer)
    }
  }

  /// Fails with ``RxError/timeout`` if no event arrives within `dueTime` of the subscription or the previous element.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    .create { observer in
      let timer = SerialDisposable()
      func wait() {
        timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
          observer.onError(RxError.timeout)
          return Disposables.create()
        }
      }
      wait()
      let subscription = subscribe { event in
        if event.isStopEvent { timer.dispose() } else { wait() }
        observer.on(event)
      }
      return Disposables.create(subscription, timer)
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// Returns a sequence of the numbers 0, 1, 2 … at an interval of `period`, starting after one period.
  ///
  /// ```swift
  /// Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  /// ```
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// Returns a sequence of 0 after `dueTime`, followed by 1, 2 … every `period` if it is not `nil`.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    .create { observer in
      guard let period else {
        return scheduler.scheduleRelative((), dueTime: dueTime) {
          observer.onNext(0)
          observer.onCompleted()
          return Disposables.create()
        }
      }
      return scheduler.schedulePeriodic(Element(0), startAfter: dueTime, period: period) { count in
        observer.onNext(count)
        return count &+ 1
      }
    }
  }
}
