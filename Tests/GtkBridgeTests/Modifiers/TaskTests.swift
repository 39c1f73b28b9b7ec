import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct TaskTests {
    private struct Loading: View {
      let id: Int
      let log: Log
      var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Text("a").task(id: id) {
              log.entries.append("start \(id)")
              while !Task.isCancelled { await Task.yield() }
              log.entries.append("end \(id)")
            }
          }
        }
      }
    }

    @Test func taskRunsWhileTheViewIsOnScreen() {
      let log = Log()
      let screen = TestScreen { Loading(id: 1, log: log) }
      #expect(!MainLoop.pump(timeout: .milliseconds(20)) { !log.entries.isEmpty }, "not before it appears")
      screen.appear()
      #expect(MainLoop.pump { log.entries == ["start 1"] })
      screen.disappear()
      #expect(MainLoop.pump { log.entries == ["start 1", "end 1"] })
    }

    @Test func anotherIdStartsAnew() {
      let log = Log()
      let screen = TestScreen { Loading(id: 1, log: log) }
      screen.appear()
      #expect(MainLoop.pump { log.entries == ["start 1"] })
      screen.controller.rootView = Loading(id: 1, log: log)
      screen.flush()
      screen.controller.rootView = Loading(id: 2, log: log)
      screen.flush()
      #expect(MainLoop.pump { Set(log.entries) == ["start 1", "end 1", "start 2"] })
      screen.controller.rootView = Loading(id: 2, log: log, isShown: false)
      screen.flush()
      #expect(MainLoop.pump { log.entries.last == "end 2" })
    }

    @Test func valuesAreReceivedAsLongAsTheViewIsThere() {
      struct Receiving: View {
        let subject: PassthroughSubject<Int, Never>
        let name: String
        let log: Log
        var isShown = true
        var body: some View {
          VStack {
            if isShown { Text("a").onReceive(subject) { log.entries.append("\(name) \($0)") } }
          }
        }
      }
      let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let log = Log()
      let screen = TestScreen { Receiving(subject: first, name: "a", log: log) }
      first.send(1)
      screen.controller.rootView = Receiving(subject: first, name: "b", log: log)
      screen.flush()
      first.send(2)
      screen.controller.rootView = Receiving(subject: second, name: "c", log: log)
      screen.flush()
      first.send(3)
      second.send(4)
      screen.controller.rootView = Receiving(subject: second, name: "d", log: log, isShown: false)
      screen.flush()
      second.send(5)
      #expect(log.entries == ["a 1", "b 2", "c 4"])
    }

    @Test func valueFromAnotherThreadComesToTheMainActor() {
      let subject = PassthroughSubject<Int, Never>()
      let log = Log()
      let screen = TestScreen {
        Text("a").onReceive(subject.receive(on: DispatchQueue.global())) { log.entries.append("\($0)") }
      }
      screen.flush()
      subject.send(7)
      #expect(MainLoop.pump { log.entries == ["7"] })
    }
    @Test func valueSentToANewSubscriberIsReceived() {
      let subject = CurrentValueSubject<Int, Never>(7)
      let log = Log()
      struct Receiving: View {
        let subject: CurrentValueSubject<Int, Never>
        let log: Log
        @State private var latest = 0
        var body: some View {
          Text("latest \(latest)").onReceive(subject) {
            log.entries.append("\($0)")
            latest = $0
          }
        }
      }
      let screen = TestScreen { Receiving(subject: subject, log: log) }
      screen.flush()
      #expect(log.entries == ["7"])
      #expect(screen.texts == ["latest 7"])
      let other = CurrentValueSubject<Int, Never>(9)
      screen.controller.rootView = Receiving(subject: other, log: log)
      screen.flush()
      subject.send(8)
      #expect(log.entries == ["7", "9"])
    }
  }
}
