import Combine

/// A question for the password that the server of a shared shop wants.
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
/// because a shop has several connections and makes them again.
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

  /// Returns the password of a server: the one that is known, or the user's answer, or `nil` if the user cancels. Questions
  /// at the same time get the same answer.
  public func password(for server: String) async -> String? {
    if let known { return known }
    return await withCheckedContinuation { caller in
      callers.append(caller)
      guard question == nil else { return }
      count += 1
      question = PasswordQuestion(id: count, server: server)
    }
  }

  /// Answers a question with a password, or with `nil` to cancel it. A question that is not open any more is ignored.
  public func answer(_ password: String?, to id: PasswordQuestion.ID) {
    guard question?.id == id else { return }
    let callers = callers
    self.callers = []
    question = nil
    known = password
    for caller in callers { caller.resume(returning: password) }
  }

  /// Forgets the password, because the server does not accept it.
  public func forget() {
    known = nil
  }
}
