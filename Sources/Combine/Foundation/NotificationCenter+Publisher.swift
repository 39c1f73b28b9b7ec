extension NotificationCenter {
  /// A publisher of the notifications named `name`, from `object` or from anybody.
  ///
  ///     NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
  ///
  /// Notifications arrive on the thread that posts them. Mirrors Foundation's `publisher(for:object:)` on Apple systems.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications. Mirrors `NotificationCenter.Publisher`.
  public struct Publisher: Combine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// Notifications never fail.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// The notifications' name.
    public let name: Notification.Name
    /// Whose notifications they are; nil for everybody's.
    public let object: AnyObject?

    /// Makes a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber, which receives what is posted from now on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let observer = center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
      let token = AnyCancellable { [center] in center.removeObserver(observer) }
      subject.handleEvents(receiveCancel: token.cancel).subscribe(subscriber)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both send the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
