import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ObservedObjectTests {
    final class Model: ObservableObject, @unchecked Sendable {  // Written by one thread at a time, in turns.
      @Published var number: Int
      init(_ number: Int) { self.number = number }
    }

    struct Observing: View {
      @ObservedObject var model: Model
      let counter: Counter
      var body: some View {
        let _ = counter.note("body")
        Text("\(model.number)")
        Button("more") { $model.number.wrappedValue += 1 }
      }
    }

    @Test func changeBringsTheViewUpToDate() throws {
      let (model, counter) = (Model(1), Counter())
      let screen = TestScreen { Observing(model: model, counter: counter) }
      counter.reset()
      for number in 0..<1000 { model.number = number }
      #expect(counter.counts == [:])
      screen.flush()
      #expect(screen.texts.first == "999")
      #expect(counter.counts["body"] == 1)
      try screen.tap("more")
      screen.flush()
      #expect(screen.texts.first == "1000")
    }

    @Test func replacedObjectIsObservedInstead() {
      let (first, second, counter) = (Model(1), Model(2), Counter())
      let screen = TestScreen { Observing(model: first, counter: counter) }
      screen.controller.rootView = Observing(model: second, counter: counter)
      screen.flush()
      #expect(screen.texts.first == "2")
      first.number = 10
      #expect(!screen.needsUpdate)
      second.number = 20
      screen.flush()
      #expect(screen.texts.first == "20")
    }

    @Test func objectIsLetGoWithTheView() {
      weak var watched: Model?
      do {
        let model = Model(1)
        watched = model
        let screen = TestScreen { Observing(model: model, counter: Counter()) }
        screen.flush()
      }
      #expect(watched == nil)
    }

    @Test func changeOnAnotherThreadIsShown() async {
      let (model, counter) = (Model(1), Counter())
      let screen = TestScreen { Observing(model: model, counter: counter) }
      await Task.detached { model.number = 5 }.value
      #expect(await MainLoop.wait { screen.texts.first == "5" })
    }

    // MARK: StateObject

    @MainActor final class Owned: ObservableObject {
      @Published var number = 0
      static var made = 0
      static weak var latest: Owned?
      init() {
        Self.made += 1
        Self.latest = self
      }
    }

    struct Owning: View {
      let name: String
      @StateObject private var owned = Owned()
      var body: some View { Button("\(name)\(owned.number)") { owned.number += 1 } }
    }

    struct Root: View {
      let name: String
      var id = 0
      var isShown = true
      var body: some View { if isShown { Owning(name: name).id(id) } }
    }

    @Test func stateObjectIsMadeOncePerIdentity() throws {
      Owned.made = 0
      let screen = TestScreen { Root(name: "a") }
      #expect(Owned.made == 1)
      try screen.tap("a0")
      screen.flush()
      screen.controller.rootView = Root(name: "b")
      screen.flush()
      #expect(screen.texts == ["b1"])
      #expect(Owned.made == 1)
      weak let first = Owned.latest
      #expect(first != nil)
      screen.controller.rootView = Root(name: "c", id: 1)
      screen.flush()
      #expect(screen.texts == ["c0"])
      #expect(Owned.made == 2)
      #expect(first == nil, "it goes with its identity")
      screen.controller.rootView = Root(name: "c", isShown: false)
      screen.flush()
      #expect(Owned.latest == nil)
    }
  }
}
