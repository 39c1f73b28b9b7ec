import Combine

/// A question for the password of a shared shop's server.
public nonisolated struct PasswordQuestion: Equatable, Identifiable, Sendable {
  /// A number that distinguishes questions with the same text.
  public let id: Int
  /// The server's name.
  public let server: String

  /// Creates a question.
  public init(id: Int, server: String) {
    self.id = id
    self.server = server
  }

  /// A sentence about the server.
  public var message: String {
    String(localized: "The shared shop “\(server)” asks for a password. HomeApp forgets it when it quits.")
  }
}

/// A prompt that asks the user for the password of a shared shop. It remembers the answer as long as the program runs,
/// because a shop has several connections and restores them.
///
/// ```swift
/// let password = await prompt.password(for: "shop.example.org/shop")
/// ```
public final class PasswordPrompt: ObservableObject {
  /// The open question, or `nil` if there is none.
  @Published public private(set) var question: PasswordQuestion?

  private var known: String?
  private var callers: [CheckedContinuation<String?, Never>] = []
  private var count = 0

  /// Creates a prompt without a question.
  public init() {}

  deinit {}

  /// Returns the password of a server: the known password, or the user's answer, or `nil` if the user cancels.
  /// Simultaneous questions get the same answer.
  public func password(for server: String) async -> String? {
    if let known { return known }
    return await withCheckedContinuation { caller in
      callers.append(caller)
      guard question == nil else { return }
      count += 1
      question = PasswordQuestion(id: count, server: server)
    }
  }

  /// Answers a question with a password, or with `nil` to cancel it. A question that is no longer open is ignored.
  public func answer(_ password: String?, to id: PasswordQuestion.ID) {
    guard question?.id == id else { return }
    let callers = callers
    self.callers = []
    question = nil
    known = password
    for caller in callers { caller.resume(returning: password) }
  }

  /// Forgets the password after the server has rejected it.
  public func forget() {
    known = nil
  }
}
