import RxSwift
import Testing

@testable import HomeCore

@Suite("Connection line")
struct ConnectionViewModelTests {
  private let time = HistoricalScheduler()
  private let states = AsyncStream.makeStream(of: StoreConnectionState.self)

  private let prompt = PasswordPrompt()

  private func viewModel(connect: @escaping @MainActor () async -> Void = {}) -> ConnectionViewModel {
    ConnectionViewModel(states: states.stream, prompt: prompt, scheduler: time, connect: connect)
  }

  @Test("says what is going on, and nothing while the shop answers")
  func lines() async {
    let viewModel = viewModel()
    #expect(viewModel.state.message == nil)
    states.continuation.yield(.waiting(reason: "The server is shutting down."))
    await until { viewModel.state.message == "The shop's server does not answer. Trying again…" }
    #expect(viewModel.state.reason == "The server is shutting down." && !viewModel.state.canConnect)
    states.continuation.yield(.readOnly(reason: "It is a copy."))
    await until { viewModel.state.message == "The shop can only be read now." }
    #expect(viewModel.state.reason == "It is a copy." && !viewModel.state.canConnect)
    states.continuation.yield(.slow)
    await until { viewModel.state.message == "Waiting for the shop's server…" }
    #expect(viewModel.state.reason == nil && !viewModel.state.canConnect)
    states.continuation.yield(.connected)
    await until { viewModel.state.message == nil }
    #expect(viewModel.state == ConnectionStatus(.connected))
  }

  @Test("says the reason itself, and offers to connect, where the shop does not try again")
  func failure() async {
    var connections = 0
    let viewModel = viewModel { connections += 1 }
    states.continuation.yield(.failed(reason: "There is no database “shop”."))
    await until { viewModel.state.message == "There is no database “shop”." }
    #expect(viewModel.state.canConnect && viewModel.state.reason == nil && connections == 0)
    viewModel.trigger(.connect)
    await until { connections == 1 }
  }

  @Test("says nothing of a first connection that is soon made")
  func patience() async {
    let viewModel = viewModel()
    var messages: [String?] = []
    let token = viewModel.$state.sink { messages.append($0.message) }
    states.continuation.yield(.connecting)
    states.continuation.yield(.connected)
    states.continuation.yield(.readOnly(reason: ""))
    await until { viewModel.state.message != nil }
    time.advance(by: ConnectionViewModel.patience)
    #expect(messages == [nil, "The shop can only be read now."])
    withExtendedLifetime(token) {}
  }

  @Test("says that a first connection takes long")
  func connecting() async {
    let viewModel = viewModel()
    states.continuation.yield(.failed(reason: "The password is wrong."))
    await until { viewModel.state.canConnect }
    states.continuation.yield(.connecting)
    // Until it takes long, the previous line stays, so that it does not flicker.
    await until {
      time.advance(by: .milliseconds(100))
      return viewModel.state.message == "Connecting to the shop…"
    }
    #expect(!viewModel.state.canConnect)
  }

  @Test("makes the connection of a shop by using it, at once and when the user wants it")
  func connectingShop() async throws {
    let shop = ShopDouble()
    let answers = try #require(shop.books as? MockBookService).answers
    let viewModel = ConnectionViewModel(shop: shop, prompt: prompt)
    shop.states.send(.connecting)
    await until { answers.calls == ["numberOfCartItems"] }
    shop.states.send(.failed(reason: "The password is wrong."))
    await until { viewModel.state.canConnect }
    viewModel.trigger(.connect)
    await until { answers.calls == ["numberOfCartItems", "numberOfCartItems"] }
  }

  @Test("has the password forgotten that led nowhere")
  func wrongPassword() async throws {
    let viewModel = viewModel()
    let first = Task { await prompt.password(for: "a") }
    await until { prompt.question != nil }
    prompt.answer("wrong", to: try #require(prompt.question).id)
    #expect(await first.value == "wrong")
    #expect(await prompt.password(for: "a") == "wrong", "other connections use it as well")
    states.continuation.yield(.failed(reason: "The password is wrong."))
    await until { viewModel.state.canConnect }
    let second = Task { await prompt.password(for: "a") }
    await until { prompt.question != nil }
    prompt.answer("right", to: try #require(prompt.question).id)
    #expect(await second.value == "right")
  }

  @Test("ends with its view model")
  func leaving() {
    weak var gone: ConnectionViewModel?
    do {
      let viewModel = viewModel()
      gone = viewModel
    }
    #expect(gone == nil)
  }
}
