import Combine

/// Takes short messages from anywhere in the program to the window where the user is, whichever screen that shows.
///
/// ```swift
/// notices.post(String(localized: "Order placed"))
/// ```
public final class NoticeCenter {
  private let noticeSubject = PassthroughSubject<Notice, Never>()
  private let withdrawalSubject = PassthroughSubject<Notice.ID, Never>()
  private var count = 0

  /// Makes a center that nobody listens to yet.
  public init() {}

  /// The messages from now on.
  public var notices: AnyPublisher<Notice, Never> { noticeSubject.eraseToAnyPublisher() }

  /// The messages that need not be read any more.
  public var withdrawals: AnyPublisher<Notice.ID, Never> { withdrawalSubject.eraseToAnyPublisher() }

  /// Says something.
  public func post(_ title: String) {
    count += 1
    noticeSubject.send(Notice(id: count, title: title, action: nil))
  }

  /// Says something, and offers to do something about it.
  ///
  /// - Parameters:
  ///   - title: What is said.
  ///   - actionTitle: What the button says.
  ///   - action: What the button does; it gets the message's id.
  /// - Returns: The message's id.
  public func post(
    _ title: String, actionTitle: String, action: @escaping (Notice.ID) -> Void
  ) -> Notice.ID {
    count += 1
    let id = count
    noticeSubject.send(Notice(id: id, title: title, action: Notice.Action(title: actionTitle) { action(id) }))
    return id
  }

  /// Takes a message back.
  public func withdraw(_ id: Notice.ID) {
    withdrawalSubject.send(id)
  }
}
