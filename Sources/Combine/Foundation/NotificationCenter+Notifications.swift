extension NotificationCenter {
  /// Returns the notifications named `name`, posted by `object` or, if it is `nil`, by any object, as they are posted.
  ///
  ///     for await notification in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) { … }
  ///
  /// Mirrors Foundation's `notifications(named:object:)` on Apple platforms. Notifications that are posted while the body of
  /// the loop runs are kept, however many they are.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// An asynchronous sequence of notifications. Mirrors `NotificationCenter.Notifications`.
  ///
  /// The center is thread-safe, and of the object only the identity matters.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    /// The type of the elements, a notification.
    public typealias Element = Notification
    /// The type of failures. The sequence never fails.
    public typealias Failure = Never

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    /// Starts observing the notifications.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// An iterator that awaits one notification at a time. Releasing it or cancelling the waiting task ends the observation.
    public struct Iterator: AsyncIteratorProtocol {
      private var posted: AsyncStream<PostedNotification>.Iterator

      fileprivate init(_ notifications: Notifications) {
        let (stream, continuation) = AsyncStream.makeStream(of: PostedNotification.self)
        let center = notifications.center
        let observer = Observer(
          token: center.addObserver(forName: notifications.name, object: notifications.object, queue: nil) {
            continuation.yield(PostedNotification(notification: $0))
          })
        continuation.onTermination = { _ in center.removeObserver(observer.token) }
        posted = stream.makeAsyncIterator()
      }

      /// Awaits a notification. Returns `nil` if the task was cancelled.
      public mutating func next() async -> Notification? { await posted.next()?.notification }

      /// Awaits a notification on an actor. Returns `nil` if the task was cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posted.next(isolation: actor)?.notification
      }
    }
  }
}

/// A notification goes from the thread that posts it to the one that awaits it, as with every observer.
private struct PostedNotification: @unchecked Sendable {
  let notification: Notification
}

/// The token of an observation, which any thread may end.
private struct Observer: @unchecked Sendable {
  let token: any NSObjectProtocol
}
