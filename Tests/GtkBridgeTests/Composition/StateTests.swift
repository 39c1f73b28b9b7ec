import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct StateTests {
    struct Parent: View {
      let counter: Counter
      @State private var mine = 0
      @State private var passed = 0
      var body: some View {
        let _ = counter.note("parent")
        Button("mine \(mine)") { mine += 1 }
        Button("passed") { passed += 1 }
        Reader(counter: counter, value: $passed)
        Bystander(counter: counter)
      }
    }

    struct Reader: View {
      let counter: Counter
      @Binding var value: Int
      var body: some View {
        let _ = counter.note("reader")
        Text("reads \(value)")
      }
    }

    struct Bystander: View {
      let counter: Counter
      var body: some View {
        let _ = counter.note("bystander")
        Text("bystander")
      }
    }

    @Test func writeMarksOnlyWhoReads() throws {
      let counter = Counter()
      let screen = TestScreen { Parent(counter: counter) }
      counter.reset()
      try screen.tap("passed")
      screen.flush()
      #expect(screen.texts == ["mine 0", "passed", "reads 1", "bystander"])
      #expect(counter.counts == ["reader": 1], "the parent only passes it on")
      screen.flush()
      #expect(counter.counts == ["reader": 1], "nothing is left to do")
    }

    @Test func parentsComeBeforeChildrenAndEachOnce() throws {
      let counter = Counter()
      let screen = TestScreen { Parent(counter: counter) }
      counter.reset()
      try screen.tap("passed")
      try screen.tap("mine 0")
      screen.flush()
      #expect(screen.texts == ["mine 1", "passed", "reads 1", "bystander"])
      #expect(counter.order == ["parent", "reader", "bystander"])
    }

    @Test func hundredThousandWritesCostOneBody() throws {
      struct Flooded: View {
        let counter: Counter
        @State private var number = 0
        var body: some View {
          let _ = counter.note("body")
          Button("\(number)") { for _ in 0..<100_000 { number += 1 } }
        }
      }
      let counter = Counter()
      let screen = TestScreen { Flooded(counter: counter) }
      counter.reset()
      try screen.tap("0")
      #expect(counter.counts == [:])
      screen.flush()
      #expect(counter.counts["body"] == 1)
      #expect(screen.texts == ["100000"])
    }

    @Test func updateComesWithTheNextFrame() throws {
      struct Counting: View {
        @State private var count = 0
        var body: some View { Button("\(count)") { count += 1 } }
      }
      let screen = TestScreen { Counting() }
      screen.layOut()
      try screen.tap("0")
      #expect(screen.texts == ["0"])
      #expect(MainLoop.pump { screen.texts == ["1"] })
      try screen.tap("1")
      #expect(MainLoop.pump { screen.texts == ["2"] }, "and with the one after that")
    }

    @Test func dependencyThatEndedMarksNothing() throws {
      struct Alternating: View {
        let counter: Counter
        @State private var isReading = true
        @State private var number = 0
        var body: some View {
          let _ = counter.note("body")
          Text(isReading ? "\(number)" : "-")
          Button("stop") { isReading = false }
          Button("more") { number += 1 }
        }
      }
      let counter = Counter()
      let screen = TestScreen { Alternating(counter: counter) }
      try screen.tap("stop")
      screen.flush()
      counter.reset()
      try screen.tap("more")
      #expect(!screen.needsUpdate)
      screen.flush()
      #expect(counter.counts == [:])
    }

    @Test func stateSurvivesANewDescription() throws {
      struct Counting: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name)\(count)") { count += 1 } }
      }
      let screen = TestScreen { Counting(name: "a") }
      try screen.tap("a0")
      screen.controller.rootView = Counting(name: "b")
      screen.flush()
      #expect(screen.texts == ["b1"])
    }

    @Test func outsideAViewOnScreenStateHoldsItsInitialValue() {
      @MainActor struct Loose {
        @State var number = 3
        @State var nothing: String?
      }
      let loose = Loose()
      loose.number = 4
      #expect(loose.number == 3)
      #expect(loose.nothing == nil)
      loose.$number.wrappedValue = 5
      #expect(loose.$number.wrappedValue == 3)
    }

    @Test func viewThatLeftIsWrittenToInVain() throws {
      struct Root: View {
        let isShown: Bool
        let keep: (Binding<Int>) -> Void
        var body: some View { if isShown { Child(keep: keep) } }
      }
      struct Child: View {
        let keep: (Binding<Int>) -> Void
        @State private var number = 0
        var body: some View {
          let _ = keep($number)
          Text("\(number)")
        }
      }
      var kept: Binding<Int>?
      let screen = TestScreen { Root(isShown: true) { kept = $0 } }
      screen.controller.rootView = Root(isShown: false) { _ in }
      screen.flush()
      kept?.wrappedValue = 7
      #expect(!screen.needsUpdate)
      screen.flush()
      #expect(screen.texts == [])
    }

    @Test func nestedDynamicPropertiesAreConnectedAndUpdated() throws {
      struct Doubled: DynamicProperty {
        @State var number = 1
        var doubled = 0
        mutating func update() { doubled = number * 2 }
      }
      struct Both: DynamicProperty {
        var doubled = Doubled()
        @Environment(\.isEnabled) var isEnabled
        var sum = 0
        mutating func update() { sum = doubled.doubled + 1 }
      }
      struct Root: View {
        let name: String
        private var both = Both()
        init(name: String) { self.name = name }
        var body: some View {
          Button("\(name) \(both.doubled.number) \(both.doubled.doubled) \(both.sum) \(both.isEnabled)") {
            both.doubled.number += 1
          }
        }
      }
      let screen = TestScreen { Root(name: "a") }
      #expect(screen.texts == ["a 1 2 3 true"])
      try screen.tap("a 1 2 3 true")
      screen.flush()
      #expect(screen.texts == ["a 2 4 5 true"], "update() runs before the body is read")
      screen.controller.rootView = Root(name: "b")
      screen.flush()
      #expect(screen.texts == ["b 2 4 5 true"])
    }
  }
}
