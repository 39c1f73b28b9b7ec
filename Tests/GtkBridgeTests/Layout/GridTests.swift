import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct GridTests {
    private struct Sample: View {
      var rows = 2
      var span = 1
      var alignment = Alignment.leading
      var anchor: UnitPoint?

      var body: some View {
        Grid(alignment: alignment, horizontalSpacing: 10, verticalSpacing: 4) {
          GridRow {
            Text("a")
            Text("a much wider text")
          }
          if rows > 1 {
            GridRow {
              Text("wide first column").gridCellColumns(span)
              if span == 1 { Text("b") }
            }
          }
          Text("alone").gridCellAnchor(anchor ?? .leading)
        }
      }
    }

    @Test func columnsStandBelowEachOther() throws {
      let screen = TestScreen { Sample() }
      screen.layOut()
      let (a, wide) = (try screen.bounds(of: "a"), try screen.bounds(of: "a much wider text"))
      let (first, b) = (try screen.bounds(of: "wide first column"), try screen.bounds(of: "b"))
      #expect(a.x == first.x)
      #expect(wide.x == b.x)
      #expect(b.x == first.maxX + 10)
      #expect(first.y == a.maxY + 4)
      #expect(a.width < first.width)
    }

    @Test func cellTakesSeveralColumns() throws {
      let screen = TestScreen { Sample(span: 2) }
      screen.layOut()
      let (a, wide) = (try screen.bounds(of: "a"), try screen.bounds(of: "a much wider text"))
      #expect(try screen.bounds(of: "wide first column").maxX > wide.x)
      #expect(wide.x - a.maxX == 10 || wide.x > a.maxX)
    }

    @Test func rowsComeAndGo() throws {
      let screen = TestScreen { Sample(rows: 1) }
      screen.layOut()
      let before = try screen.bounds(of: "alone").y
      screen.controller.rootView = Sample(rows: 2)
      screen.layOut()
      #expect(try screen.bounds(of: "alone").y > before)
      #expect(screen.texts == ["a", "a much wider text", "wide first column", "b", "alone"])
      screen.controller.rootView = Sample(rows: 1)
      screen.layOut()
      #expect(try screen.bounds(of: "alone").y == before)
    }

    @Test func viewsStandWhereTheirCellOrColumnSays() throws {
      let screen = TestScreen {
        Grid(alignment: .leading) {
          GridRow {
            Text("a").gridColumnAlignment(.trailing)
            Text("b")
          }
          GridRow {
            Text("a long one")
            Text("c").gridCellAnchor(.trailing)
          }
          GridRow {
            Text("x")
            Text("the longest one")
          }
        }
      }
      screen.layOut()
      #expect(try screen.bounds(of: "a").maxX == (try screen.bounds(of: "a long one").maxX))
      #expect(try screen.bounds(of: "x").maxX == (try screen.bounds(of: "a long one").maxX))
      #expect(try screen.bounds(of: "b").x == (try screen.bounds(of: "the longest one").x))
      #expect(try screen.bounds(of: "c").maxX == (try screen.bounds(of: "the longest one").maxX))
    }

    @Test func unsizedDividerDoesNotWidenTheGrid() throws {
      let screen = TestScreen {
        Grid {
          GridRow { Text("a") }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
      }
      screen.layOut()
      let grid = try #require(screen.root.label("a")?.parent).bounds(in: screen.root)
      #expect(grid.width < 100)
      #expect(try #require(screen.root.first("GtkSeparator")).bounds(in: screen.root).width == grid.width)
    }

    @Test func expandingViewsShareWhatTheOthersLeave() throws {
      let screen = TestScreen {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Text("name").frame(width: 100)
            Text("value").frame(maxWidth: .infinity)
          }
          GridRow {
            Text("n").frame(width: 60)
            Text("v")
          }
        }
      }
      screen.layOut()
      #expect(try screen.bounds(around: "value").x == 100)
      #expect(try screen.bounds(around: "value").width == 300)
    }

    @Test func textsOfARowShareABaseline() throws {
      let screen = TestScreen {
        Grid(alignment: .leadingFirstTextBaseline) {
          GridRow {
            Text("large").font(.system(size: 40))
            Text("small").font(.system(size: 10))
          }
        }
      }
      screen.layOut()
      #expect(try abs(screen.baseline(of: "large") - screen.baseline(of: "small")) <= 1)
    }

    @Test func gridGoesWithItsView() throws {
      let screen = TestScreen { if true { Sample() } }
      let reference = Gtk.WeakReference(try #require(screen.root.label("a")?.parent))
      let other = TestScreen { ToggledContent(content: Sample()) }
      let gone = Gtk.WeakReference(try #require(other.root.label("a")?.parent))
      try other.tap("Toggle")
      other.flush()
      #expect(!gone.isAlive)
      #expect(reference.isAlive)
    }
  }
}
