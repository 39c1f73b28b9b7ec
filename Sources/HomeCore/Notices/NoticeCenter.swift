import Combine

/// A center that delivers short messages from any part of the program to the active window, on any screen.
///
/// ```swift
/// notices.post(String(localized: "Order placed"))
/// ```
public final class NoticeCenter {
  private let noticeSubject = PassthroughSubject<Notice, Never>()
  private let withdrawalSubject = PassthroughSubject<Notice.ID, Never>()
  private var count = 0

  /// Creates a center without subscribers.
  public init() {}

  /// A publisher of posted notices.
  public var notices: AnyPublisher<Notice, Never> { noticeSubject.eraseToAnyPublisher() }

  /// A publisher of the identifiers of withdrawn notices.
  public var withdrawals: AnyPublisher<Notice.ID, Never> { withdrawalSubject.eraseToAnyPublisher() }

  /// Posts a notice.
  public func post(_ title: String) {
    count += 1
    noticeSubject.send(Notice(id: count, title: title, action: nil))
  }

  /// Posts a notice with a button.
  ///
  /// - Parameters:
  ///   - title: The text of the notice.
  ///   - actionTitle: The button's title.
  ///   - action: The button's action, which receives the notice's identifier.
  /// - Returns: The notice's identifier.
  public func post(
    _ title: String, actionTitle: String, action: @escaping (Notice.ID) -> Void
  ) -> Notice.ID {
    count += 1
    let id = count
    noticeSubject.send(Notice(id: id, title: title, action: Notice.Action(title: actionTitle) { action(id) }))
    return id
  }

  /// Withdraws a notice.
  public func withdraw(_ id: Notice.ID) {
    withdrawalSubject.send(id)
  }
}
