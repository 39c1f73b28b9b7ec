import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Modifiers that change the look of a view, but not its size.
  @Suite @MainActor struct LookTests {
    @Test(arguments: [(0.5, 0.5), (0, 0), (1, 1), (-3, 0), (7, 1), (.nan, 0)] as [(Double, Double)])
    func opacityIsTheWidgets(_ opacity: Double, _ expected: Double) throws {
      let screen = TestScreen { Text("a").opacity(opacity) }
      #expect(abs(try #require(screen.root.label("a")).opacity - expected) < 0.01)
    }

    @Test func opacitiesMultiply() throws {
      let screen = TestScreen { Text("a").opacity(0.5).opacity(0.5) }
      let label = try #require(screen.root.label("a"))
      #expect(abs(label.opacity - 0.5) < 0.01)
      #expect(abs(try #require(label.parent).opacity - 0.5) < 0.01)
    }

    @Test func whatComesAfterIsNotAsFaint() throws {
      let screen = TestScreen { Text("a").opacity(0.5).border(.red) }
      let label = try #require(screen.root.label("a"))
      #expect(label.styles.isEmpty)
      #expect(label.parent?.styles.count == 1)
    }

    @Test func hiddenKeepsItsRoomAndTakesNoInput() throws {
      let screen = TestScreen {
        Text("a")
        Button("b") {}.hidden()
        Text("c")
      }
      screen.layOut()
      let button = try #require(screen.root.button("b"))
      #expect(!button.isMapped)
      #expect(try screen.bounds(of: "c").y - screen.bounds(of: "a").maxY > 30)
    }

    @Test func hiddenStaysHiddenWhenItMoves() throws {
      struct Rows: View {
        let order: [Int]
        var body: some View { ForEach(order, id: \.self) { Text("row \($0)").hidden() } }
      }
      let screen = TestScreen { Rows(order: [1, 2, 3]) }
      screen.layOut()
      screen.controller.rootView = Rows(order: [3, 1, 2])
      screen.layOut()
      #expect(screen.texts == ["row 3", "row 1", "row 2"])
      #expect(screen.root.all("GtkLabel").filter(\.isMapped).isEmpty)
    }

    @Test func backgroundIncludesThePaddingBeforeAndNotThatAfter() throws {
      let screen = TestScreen { Text("a").padding(5).background(.red).padding(7) }
      screen.layOut()
      let label = try #require(screen.root.label("a"))
      #expect(label.hasStyle("background-color:#e01b24;"))
      let bounds = label.bounds(in: screen.root)
      #expect(bounds.y == 150 - bounds.height / 2 || bounds.y == 150 - (bounds.height + 1) / 2)
      #expect(gtk_widget_get_margin_top(label.widget) == 7)
    }

    @Test func cornersAreThoseOfTheBackground() throws {
      let screen = TestScreen { Text("a").background(.red).cornerRadius(8) }
      let label = try #require(screen.root.label("a"))
      #expect(label.hasStyle("background-color:#e01b24;") && label.hasStyle("border-radius:8.0px;"))
      #expect(label.clipsContent)
    }

    @Test func helpIsATooltip() throws {
      struct Helped: View {
        let help: String
        var body: some View { Button("a") {}.help(help) }
      }
      let screen = TestScreen { Helped(help: "What <it> does") }
      #expect(screen.root.button("a")?.tooltip == "What <it> does")
      screen.controller.rootView = Helped(help: "Else")
      screen.flush()
      #expect(screen.root.button("a")?.tooltip == "Else")
    }

    @Test func helpThatRepeatsTheNameIsNoDescription() throws {
      struct Named: View {
        let name: String
        var body: some View {
          VStack {
            Button(action: {}) { Image(systemName: "cart") }.help("Cart").accessibilityLabel(name)
            Button(action: {}) { Image(systemName: "plus") }.accessibilityLabel(name).help("Cart")
          }
        }
      }
      let screen = TestScreen { Named(name: "Cart") }
      let buttons = screen.root.all.filter { $0.typeName == "GtkButton" }
      #expect(buttons.map(\.tooltip) == ["Cart", "Cart"])
      #expect(buttons.map { $0.accessible(.description) } == [nil, nil])
      screen.controller.rootView = Named(name: "Cart, 1 book")
      screen.flush()
      #expect(buttons.map { $0.accessible(.description) } == ["Cart", "Cart"])
    }
  }
}
