import Testing

@testable import HomeCore

@Suite("Password prompt")
struct PasswordPromptTests {
  private let prompt = PasswordPrompt()

  @Test("gives one answer to all who ask at the same time")
  func answering() async throws {
    let first = Task { await prompt.password(for: "a") }
    let second = Task { await prompt.password(for: "a") }
    await until { prompt.question != nil }
    let question = try #require(prompt.question)
    #expect(question.server == "a" && question.message.contains("“a”"))
    prompt.answer("secret", to: question.id)
    #expect(prompt.question == nil)
    #expect(await [first.value, second.value] == ["secret", "secret"])
  }

  @Test("gives no password if the user cancels")
  func cancelling() async throws {
    async let answer = prompt.password(for: "a")
    await until { prompt.question != nil }
    prompt.answer(nil, to: try #require(prompt.question).id)
    #expect(await answer == nil)
  }

  @Test("is not answered by what is left of an earlier question")
  func lateAnswer() async throws {
    async let first = prompt.password(for: "a")
    await until { prompt.question != nil }
    let earlier = try #require(prompt.question)
    prompt.answer("wrong", to: earlier.id)
    #expect(await first == "wrong")
    prompt.forget()
    async let second = prompt.password(for: "a")
    await until { prompt.question != nil }
    prompt.answer(nil, to: earlier.id)
    let later = try #require(prompt.question)
    #expect(later.id != earlier.id)
    prompt.answer("right", to: later.id)
    #expect(await second == "right")
    #expect(await prompt.password(for: "a") == "right")
  }
}
