import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Lists and lazy stacks inside a scroll view, in whose place they scroll.
  @Suite @MainActor struct ScrollingContentTests {
    private struct Item: Identifiable {
      let id: Int
    }

    /// Lays a screen out and returns the heights of the scrolled windows, the outermost first.
    private func heights<Content: View>(of screen: TestScreen<Content>) -> [Int] {
      screen.appear()
      screen.layOut()
      screen.layOut()
      return screen.root.all("GtkScrolledWindow").map { $0.bounds(in: screen.root).height }
    }

    private func rowCount<Content: View>(in screen: TestScreen<Content>) -> Int {
      screen.texts.count { $0.hasPrefix("row") }
    }

    @Test func lazyStackCreatesOnlyItsVisibleViews() {
      let screen = TestScreen {
        ScrollView { LazyVStack { ForEach(0..<10_000) { Text("row \($0)").frame(height: 100) } } }
      }
      #expect(heights(of: screen) == [300, 300])
      #expect(rowCount(in: screen) < 300)
    }

    @Test func lazyStackBelowAHeaderScrollsWithIt() {
      let screen = TestScreen {
        ScrollView {
          VStack(spacing: 0) {
            Text("header").frame(height: 60)
            LazyVStack { ForEach(0..<10_000) { Text("row \($0)").frame(height: 100) } }
          }
        }
      }
      #expect(heights(of: screen) == [300, 300])
      #expect(rowCount(in: screen) < 300)
    }

    @Test func listAndTableCreateOnlyTheirVisibleRows() {
      let list = TestScreen { ScrollView { List(0..<10_000, id: \.self) { Text("row \($0)") } } }
      #expect(heights(of: list) == [300, 300])
      #expect(rowCount(in: list) < 300)
      let table = TestScreen {
        ScrollView { Table((0..<10_000).map { Item(id: $0) }) { TableColumn("Name") { Text("row \($0.id)") } } }
      }
      #expect(heights(of: table) == [300, 300])
      #expect(rowCount(in: table) < 300)
    }

    private struct Changing: View {
      var isLazy: Bool
      var body: some View {
        ScrollView {
          if isLazy {
            LazyVStack { ForEach(0..<50) { Text("row \($0)").frame(height: 100) } }
          } else {
            VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)").frame(height: 100) } }
          }
        }
      }
    }

    @Test func scrollViewScrollsItselfOnceTheLazyStackIsGone() throws {
      let screen = TestScreen { Changing(isLazy: true) }
      #expect(heights(of: screen) == [300, 300])
      screen.controller.rootView = Changing(isLazy: false)
      screen.layOut()
      screen.layOut()
      let last = try screen.bounds(of: "row 49")
      #expect(last.y > 4_900)
    }

    @Test func shelfInAColumnKeepsItsHeight() {
      let screen = TestScreen {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { _ in
              ScrollView(.horizontal) {
                LazyHStack { ForEach(0..<1_000) { Text("row \($0)").frame(width: 100, height: 80) } }
              }
            }
          }
        }
      }
      let heights = heights(of: screen)
      #expect(heights.first == 300)
      #expect(heights.dropFirst().allSatisfy { $0 >= 80 && $0 < 130 }, "\(heights)")
      #expect(rowCount(in: screen) < 3_000)
    }
  }
}
