extension NotificationCenter {
  /// Returns a publisher of notifications named `name`, posted by `object` or, if it is `nil`, by any object.
  ///
  ///     NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
  ///
  /// Notifications arrive on the posting thread. Mirrors Foundation's `publisher(for:object:)` on Apple platforms.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications. Mirrors `NotificationCenter.Publisher`.
  public struct Publisher: Combine.Publisher {
    /// The output type, a notification.
    public typealias Output = Notification
    /// The failure type. Notifications never fail.
    public typealias Failure = Never

    /// The notification center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The posting object, or `nil` for any object.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches `subscriber`, which receives notifications posted from now on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let observer = center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
      let token = AnyCancellable { [center] in center.removeObserver(observer) }
      subject.handleEvents(receiveCancel: token.cancel).subscribe(subscriber)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Returns whether both publishers publish the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
