import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// A screen with all kinds of views, created and removed a thousand times.
  @Suite @MainActor struct LeakTests {
    @MainActor final class Model: ObservableObject {
      @Published var names = ["a", "b", "c"]
      static var alive = 0
      init() { Self.alive += 1 }
      isolated deinit { Self.alive -= 1 }
    }

    struct Emphasis: ViewModifier {
      @State private var isStrong = true
      func body(content: Content) -> some View {
        content.border(isStrong ? .red : .blue).onAppear { isStrong = false }
      }
    }

    struct Screen: View {
      @ObservedObject var model: Model
      @StateObject private var owned = Model()
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("\(count) \(owned.names.count)").font(.title).padding().border(.blue).padding()
          if count > 0 { Text("more").id(count) }
          ForEach(model.names, id: \.self) { name in
            HStack {
              Button(name) { count += 1 }
              Spacer()
              Child(count: $count)
            }.frame(width: 200).onAppear {}.onDisappear {}
          }
        }
        .environmentObject(model).modifier(Emphasis()).onChange(of: count) { owned.names.append("x") }
      }
    }

    struct Child: View {
      @Binding var count: Int
      @EnvironmentObject private var model: Model
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(count) \(model.names.count) \(isEnabled)") }
    }

    private func round(_ model: Model) throws -> [Gtk.WeakReference] {
      let screen = TestScreen { Screen(model: model) }
      screen.appear()
      try screen.tap("b")
      screen.flush()
      model.names = ["c", "b", "d"]
      screen.flush()
      #expect(screen.texts.contains("more"))
      let references = screen.root.all.map { Gtk.WeakReference($0) }
      screen.disappear()
      return references
    }

    @Test func aThousandRounds() async throws {
      let model = Model()
      for _ in 0..<100 {
        _ = try round(model)
        await Task.yield()
      }
      let before = residentKilobytes()
      for number in 0..<1000 {
        let references = try round(model)
        #expect(references.count > 20)
        try #require(references.allSatisfy { !$0.isAlive }, "round \(number)")
        try #require(Model.alive == 1, "round \(number)")
        model.names = ["a", "b", "c"]
        // The tasks of the round would wait for the end of the test.
        await Task.yield()
      }
      #expect(residentKilobytes() - before < 3000)
    }

    @Test func aHundredWindows() throws {
      let model = Model()
      var before = 0
      for number in 0..<100 {
        if number == 30 { before = residentKilobytes() }
        let screen = TestScreen { Screen(model: model) }
        screen.layOut()
      }
      if !toolkitKeepsPictures { #expect(residentKilobytes() - before < 6000) }
      #expect(Model.alive == 1)
    }
  }
}
