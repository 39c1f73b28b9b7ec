import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The titles of screens whose parts are inserted and removed.
  @Suite @MainActor struct ScreenTitleTests {
    private final class Model: ObservableObject {
      @Published var page = "one"
    }

    private let model = Model()

    private struct Pages: View {
      @ObservedObject var model: Model

      var body: some View {
        switch model.page {
        case "one": Text("one").navigationTitle("One").navigationSubtitle("The first")
        case "two": Text("two").navigationTitle("Two")
        default: Text("plain")
        }
      }
    }

    @Test func titleLeavesWithItsPage() throws {
      let screen = try PresentingScreen(width: 700) {
        NavigationSplitView {
          Text("side")
        } detail: {
          Pages(model: model)
        }
      }
      #expect(MainLoop.pump { screen.root.title == "One" && screen.root.label("The first")?.isMapped == true })
      model.page = "plain"
      #expect(MainLoop.pump { screen.root.label("plain")?.isMapped == true && screen.root.title != "One" })
      #expect(screen.root.label("The first")?.isMapped != true)
      model.page = "two"
      #expect(MainLoop.pump { screen.root.title == "Two" })
      model.page = "one"
      #expect(MainLoop.pump { screen.root.title == "One" })
      screen.close()
    }

    private struct Linked: View {
      var body: some View {
        NavigationLink("next", destination: Text("there").navigationTitle("Two")).navigationTitle("One")
      }
    }

    @Test func nothingElseIsTheTitleBetweenTwoScreens() throws {
      let screen = try PresentingScreen { NavigationStack { Linked() } }
      defer { screen.close() }
      #expect(MainLoop.pump { screen.root.title == "One" })
      var titles: [String] = []
      let window = screen.root
      window.connect("notify::title") { [weak window] in titles.append(window?.title ?? "") }
      try screen.tap("next")
      #expect(MainLoop.pump { titles.last == "Two" })
      try #require(window.backButton).emit("clicked")
      #expect(MainLoop.pump { titles.last == "One" })
      #expect(titles == ["Two", "One"])
    }

    private struct Nested: View {
      @ObservedObject var model: Model

      var body: some View {
        VStack { if model.page == "two" { Text("inside").navigationTitle("Inside") } }.navigationTitle("Around")
      }
    }

    @Test func titleOfThePageAroundReturns() throws {
      let screen = try PresentingScreen { NavigationStack { Nested(model: model) } }
      #expect(MainLoop.pump { screen.root.title == "Around" })
      model.page = "two"
      #expect(MainLoop.pump { screen.root.title == "Inside" })
      model.page = "three"
      #expect(MainLoop.pump { screen.root.title == "Around" })
      screen.close()
    }
  }
}
