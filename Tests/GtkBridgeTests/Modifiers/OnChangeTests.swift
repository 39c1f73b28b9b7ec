import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct OnChangeTests {
    struct Watching: View {
      let number: Int
      let log: Log
      var body: some View {
        Text("\(number)")
          .onChange(of: number) { log.entries.append("new \($0)") }
          .onChange(of: number) { log.entries.append("\($0) to \($1)") }
          .onChange(of: number) { log.entries.append("changed") }
      }
    }

    @Test func allFormsHearAChangeAndNothingElse() {
      let log = Log()
      let screen = TestScreen { Watching(number: 1, log: log) }
      #expect(log.entries == [])
      screen.controller.rootView = Watching(number: 1, log: log)
      screen.flush()
      #expect(log.entries == [])
      screen.controller.rootView = Watching(number: 2, log: log)
      screen.flush()
      #expect(Set(log.entries) == ["new 2", "1 to 2", "changed"])
      #expect(log.entries.count == 3)
    }

    @Test func initialCallsWhenTheViewComes() {
      let log = Log()
      struct Initial: View {
        let log: Log
        let number: Int
        var body: some View {
          Text("a").onChange(of: number, initial: true) { old, new in log.entries.append("\(old) to \(new)") }
            .onChange(of: number, initial: true) { log.entries.append("none") }
        }
      }
      let screen = TestScreen { Initial(log: log, number: 1) }
      #expect(Set(log.entries) == ["1 to 1", "none"])
      log.entries = []
      screen.controller.rootView = Initial(log: log, number: 2)
      screen.flush()
      #expect(Set(log.entries) == ["1 to 2", "none"])
    }

    @Test func stateWrittenByTheActionJoinsTheSameFlush() throws {
      struct Echo: View {
        let counter: Counter
        @State private var number = 0
        @State private var echo = 0
        var body: some View {
          let _ = counter.note("body")
          Button("\(number) \(echo)") { number += 1 }
            .onChange(of: number) { echo = $0 * 10 }
        }
      }
      let counter = Counter()
      let screen = TestScreen { Echo(counter: counter) }
      try screen.tap("0 0")
      screen.flush()
      #expect(screen.texts == ["1 10"])
      #expect(counter.counts["body"] == 3)
    }

    @Test(.timeLimit(.minutes(10))) func cycleOfChangesDoesNotHang() throws {
      struct Cycle: View {
        @State private var number = 0
        var body: some View {
          Button("\(number)") { number += 1 }
            .onChange(of: number) { number = $0 + 1 }
        }
      }
      let screen = TestScreen { Cycle() }
      try screen.tap("0")
      screen.flush()
      #expect(try Int(#require(screen.texts.first)) ?? 0 >= 2)
      #expect(screen.needsUpdate, "the rest waits for the next frame")
    }

    @Test(.timeLimit(.minutes(10))) func bodyThatWritesItsOwnStateDoesNotHang() {
      struct Writing: View {
        @State private var count = 0
        var body: some View {
          let _ = write()
          Text("\(count)")
        }

        private func write() { count += 1 }
      }
      let screen = TestScreen { Writing() }
      screen.flush()
      #expect(screen.needsUpdate)
    }

    @Test func actionSeesTheTreeAsItIsShown() {
      struct Seen: View {
        let number: Int
        let look: () -> Void
        var body: some View { Text("\(number)").onChange(of: number) { look() } }
      }
      var seen: [String] = []
      weak var screen: TestScreen<Seen>?
      let kept = TestScreen { Seen(number: 1) { seen = screen?.texts ?? [] } }
      screen = kept
      kept.controller.rootView = Seen(number: 2) { seen = screen?.texts ?? [] }
      kept.flush()
      #expect(seen == ["2"])
    }
  }
}
