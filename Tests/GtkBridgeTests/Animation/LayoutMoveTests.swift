import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Views that move to new places and change their sizes step by step.
  @Suite @MainActor struct LayoutMoveTests {
    private func show<Content: View>(_ view: Content) -> (TestScreen<Content>, ManualFrames) {
      let screen = TestScreen { view }
      screen.layOut()
      return (screen, screen.useManualFrames())
    }

    private func update<Content: View>(
      _ screen: TestScreen<Content>, _ view: Content, _ animation: Animation? = .linear(duration: 1)
    ) {
      withAnimation(animation) { screen.controller.rootView = view }
      screen.layOut()
    }

    private func advance<Content: View>(_ screen: TestScreen<Content>, _ frames: ManualFrames, by seconds: Double) {
      frames.advance(by: seconds)
      screen.layOut()
    }

    private struct Rows: View {
      var rows = ["1", "2", "3"]
      var body: some View {
        VStack(spacing: 0) { ForEach(rows, id: \.self) { Text($0).frame(width: 100, height: 50) } }
      }
    }

    @Test func reorderedRowsMove() throws {
      let (screen, frames) = show(Rows())
      let (first, third) = try (screen.bounds(of: "1"), screen.bounds(of: "3"))
      #expect(third.y - first.y == 100)
      update(screen, Rows(rows: ["3", "2", "1"]))
      #expect(try screen.bounds(of: "1") == first, "it starts from where it was seen")
      advance(screen, frames, by: 0)
      #expect(try screen.bounds(of: "1") == first)
      advance(screen, frames, by: 0.25)
      #expect(try screen.bounds(of: "1").y - first.y == 25)
      #expect(try screen.bounds(of: "3").y - first.y == 75)
      #expect(try screen.bounds(of: "2").y - first.y == 50)
      advance(screen, frames, by: 1)
      #expect(try screen.bounds(of: "1").y == third.y)
      #expect(!frames.isWanted)
    }

    @Test func withoutAnimationNothingMoves() throws {
      let (screen, frames) = show(Rows())
      let third = try screen.bounds(of: "3")
      update(screen, Rows(rows: ["3", "2", "1"]), nil)
      #expect(try screen.bounds(of: "1").y == third.y)
      #expect(!frames.isWanted)
    }

    @Test func reducedMotionMovesNothing() throws {
      let (screen, _) = show(Rows())
      screen.graph?.animations.frames = WidgetFrames(of: screen.root)
      Gtk.DesktopSettings.animationsAreEnabled = false
      defer { Gtk.DesktopSettings.animationsAreEnabled = true }
      let third = try screen.bounds(of: "3")
      update(screen, Rows(rows: ["3", "2", "1"]), .linear(duration: 60))
      #expect(try screen.bounds(of: "1").y == third.y)
    }

    @Test func interruptedMoveStartsFromWhatIsShown() throws {
      let (screen, frames) = show(Rows())
      let first = try screen.bounds(of: "1")
      update(screen, Rows(rows: ["3", "2", "1"]))
      advance(screen, frames, by: 0)
      advance(screen, frames, by: 0.5)
      update(screen, Rows())
      #expect(try screen.bounds(of: "1").y - first.y == 50)
      advance(screen, frames, by: 0)
      advance(screen, frames, by: 0.5)
      #expect(try screen.bounds(of: "1").y - first.y == 25)
      update(screen, Rows(rows: ["2", "1", "3"]), nil)
      #expect(try screen.bounds(of: "1").y - first.y == 50, "a change without animation ends the one in progress")
      advance(screen, frames, by: 0.1)
      #expect(try screen.bounds(of: "1").y - first.y == 50)
    }

    @Test func otherUpdatesLetAMoveGoOn() throws {
      let (screen, frames) = show(Rows())
      let first = try screen.bounds(of: "1")
      update(screen, Rows(rows: ["3", "2", "1"]))
      advance(screen, frames, by: 0)
      advance(screen, frames, by: 0.5)
      update(screen, Rows(rows: ["3", "2", "1"]), nil)
      update(screen, Rows(rows: ["3", "2", "1"]))
      advance(screen, frames, by: 0.25)
      #expect(try screen.bounds(of: "1").y - first.y == 75)
    }

    @Test func springKeepsItsVelocity() throws {
      let (screen, frames) = show(Rows())
      let first = try screen.bounds(of: "1")
      let spring = Animation.spring(response: 1, dampingFraction: 1)
      update(screen, Rows(rows: ["3", "2", "1"]), spring)
      advance(screen, frames, by: 0)
      advance(screen, frames, by: 0.2)
      let middle = try screen.bounds(of: "1").y
      update(screen, Rows(), spring)
      advance(screen, frames, by: 0)
      advance(screen, frames, by: 0.05)
      #expect(try screen.bounds(of: "1").y > middle)
      advance(screen, frames, by: 10)
      #expect(try screen.bounds(of: "1") == first)
    }

    @Test func anotherLayoutOfTheSameViews() throws {
      struct Screen: View {
        var isRow = false
        var body: some View {
          let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
          layout {
            Text("a").frame(width: 100, height: 50)
            Text("b").frame(width: 100, height: 50)
          }
        }
      }
      let (screen, frames) = show(Screen())
      let (a, b) = try (screen.bounds(around: "a"), screen.bounds(around: "b"))
      update(screen, Screen(isRow: true))
      advance(screen, frames, by: 0)
      #expect(try screen.bounds(around: "a") == a)
      #expect(try screen.bounds(around: "b") == b)
      advance(screen, frames, by: 0.4)
      #expect(try screen.bounds(around: "a") == Bounds(x: a.x - 20, y: a.y + 10, width: 100, height: 50))
      advance(screen, frames, by: 1)
      #expect(try screen.bounds(around: "b").x - screen.bounds(around: "a").x == 100)
    }

    @Test func sizesChangeStepByStep() throws {
      struct Screen: View {
        var width = 100.0
        var padding = 10.0
        var alignment = Alignment.leading
        var body: some View {
          VStack(spacing: 0) {
            Text("a").frame(width: width, height: 40, alignment: alignment)
            Color.red.padding(padding).frame(width: 100, height: 100)
          }
        }
      }
      let (screen, frames) = show(Screen())
      func colorBounds() throws -> Bounds { try screen.bounds(ofStyle: "background-color:\(Color.red.css);") }
      let (text, box, color) = try (screen.bounds(of: "a"), screen.bounds(around: "a"), colorBounds())
      #expect(color.width == 80)
      update(screen, Screen(width: 200, padding: 30, alignment: .trailing))
      advance(screen, frames, by: 0)
      #expect(try screen.bounds(around: "a") == box)
      #expect(try screen.bounds(of: "a") == text)
      #expect(try colorBounds() == color)
      advance(screen, frames, by: 0.5)
      #expect(try screen.bounds(around: "a") == Bounds(x: box.x - 25, y: box.y, width: 150, height: 40))
      #expect(try colorBounds() == Bounds(x: color.x + 10, y: color.y + 10, width: 60, height: 60))
      advance(screen, frames, by: 1)
      #expect(try screen.bounds(around: "a").width == 200)
      #expect(try screen.bounds(of: "a").maxX == screen.bounds(around: "a").maxX)
      #expect(try colorBounds().width == 40)
    }

    private struct Padded: View {
      var padding = 10.0
      var body: some View {
        HStack(spacing: 0) { Text("a").padding(.leading, padding) }.frame(width: 200, alignment: .leading)
      }
    }

    @Test func paddedTextMovesWithItsPadding() throws {
      let (screen, frames) = show(Padded())
      func x() throws -> Double {
        let label = try #require(screen.root.label("a"))
        var (corner, place) = (graphene_point_t(x: 0, y: 0), graphene_point_t())
        #expect(gtk_widget_compute_point(label.widget, screen.root.widget, &corner, &place) != 0)
        return Double(place.x)
      }
      let start = try x()
      update(screen, Padded(padding: 50))
      advance(screen, frames, by: 0)
      #expect(try x() == start)
      advance(screen, frames, by: 0.5)
      #expect(try x() == start + 20)
      advance(screen, frames, by: 1)
      #expect(try x() == start + 40)
    }

    @Test func siblingsOfAddedViewsMakeRoom() throws {
      let (screen, frames) = show(Rows(rows: ["1", "3"]))
      func distance() throws -> Int { try screen.bounds(of: "3").y - screen.bounds(of: "1").y }
      update(screen, Rows())
      advance(screen, frames, by: 0)
      #expect(try distance() == 50)
      let place = try screen.bounds(of: "2").y
      advance(screen, frames, by: 0.5)
      #expect(try distance() == 75)
      #expect((place - 1...place + 1).contains(try screen.bounds(of: "2").y))
      advance(screen, frames, by: 1)
      #expect(try distance() == 100)
      #expect(try screen.bounds(of: "2").y == place, "it appears where it belongs")
    }

    private struct Partly: View {
      var isOn = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("a").frame(width: 100, height: isOn ? 80 : 40)
          Text("b").frame(width: 100, height: 40)
          Text("c").frame(width: 100, height: 40).animation(.linear(duration: 1), value: isOn)
          HStack(spacing: 0) { Text("d").frame(width: 50, height: 40).animation(.linear(duration: 1), value: isOn) }
        }
        .frame(height: 300, alignment: .top)
      }
    }

    @Test func animationModifierMovesItsViewsOnly() throws {
      let (screen, frames) = show(Partly())
      func y(_ text: String) throws -> Int { try screen.bounds(of: text).y }
      let (b, c, d) = try (y("b"), y("c"), y("d"))
      update(screen, Partly(isOn: true), nil)
      #expect(try y("b") == b + 40)
      #expect(try y("c") == c)
      #expect(try y("d") == d, "its row is in the new place, but it is seen where it was")
      advance(screen, frames, by: 0)
      advance(screen, frames, by: 0.5)
      #expect(try y("c") == c + 20)
      #expect(try y("d") == d + 20)
      advance(screen, frames, by: 1)
      #expect(try y("d") == d + 40)
    }

    @Test func animatedSizeGrowsFromItsCentre() throws {
      struct Screen: View {
        var width = 100.0
        var body: some View { Text("a").frame(width: width, height: 40).animation(.linear(duration: 1), value: width) }
      }
      let (screen, frames) = show(Screen())
      let box = try screen.bounds(around: "a")
      update(screen, Screen(width: 200), nil)
      #expect(try screen.bounds(around: "a") == box)
      advance(screen, frames, by: 0)
      advance(screen, frames, by: 0.5)
      #expect(try screen.bounds(around: "a") == Bounds(x: box.x - 25, y: box.y, width: 150, height: 40))
    }

    private struct Ring: View {
      @State var isOn = false
      var body: some View {
        Color.red.frame(width: 100, height: 100)
          .overlay {
            Text("ring").opacity(isOn ? 0.5 : 1)
              .animation(.linear(duration: 60).repeatForever(autoreverses: false), value: isOn)
          }
          .onAppear { isOn = true }
      }
    }

    @Test func firstPlacesAreNotAnimated() throws {
      let host = try ViewHost(size: CGSize(width: 300, height: 300)) { Ring() }
      let root = host.controller.view.realize()
      let bounds = try #require(root.label("ring")).bounds(in: root)
      #expect(abs(bounds.x + bounds.maxX - Int(root.width)) <= 2, "\(bounds)")
      #expect(abs(bounds.y + bounds.maxY - Int(root.height)) <= 2, "\(bounds)")
      #expect((host.controller.view as? HostingView<Ring>)?.graph.animations.isAnimating == true, "the opacity changes")
      host.close()
    }

    private struct Still: View {
      var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Text("a").frame(height: isOn ? 80 : 40)
          Text("b").frame(height: 40).transaction { $0.animation = nil }
          Text("c").frame(height: 40)
        }
        .frame(height: 300, alignment: .top)
      }
    }

    @Test func transactionModifierKeepsItsViewsStill() throws {
      let (screen, frames) = show(Still())
      func y(_ text: String) throws -> Int { try screen.bounds(of: text).y }
      let (b, c) = try (y("b"), y("c"))
      update(screen, Still(isOn: true))
      advance(screen, frames, by: 0)
      #expect(try y("b") == b + 40)
      #expect(try y("c") == c)
    }

    @Test func completionWaitsForMoves() throws {
      let (screen, frames) = show(Rows())
      var isComplete = false
      withAnimation(.linear(duration: 1)) {
        screen.controller.rootView = Rows(rows: ["3", "2", "1"])
      } completion: {
        isComplete = true
      }
      screen.layOut()
      frames.advance(by: 0)
      frames.advance(by: 0.9)
      runJobs()
      #expect(!isComplete)
      frames.advance(by: 0.2)
      #expect(MainLoop.pump { isComplete })
    }

    @Test func completionComesIfNothingMoves() {
      let (screen, _) = show(Rows())
      var isComplete = false
      withAnimation(.linear(duration: 1)) {
        screen.controller.rootView = Rows()
      } completion: {
        isComplete = true
      }
      screen.layOut()
      #expect(MainLoop.pump { isComplete })
    }

    @Test func removedViewMayBeOnTheMove() throws {
      let reference: Gtk.WeakReference
      do {
        let (screen, frames) = show(Rows())
        reference = Gtk.WeakReference(try #require(screen.root.label("1")))
        update(screen, Rows(rows: ["3", "2", "1"]))
        advance(screen, frames, by: 0)
        update(screen, Rows(rows: ["3", "2"]))
        #expect(!reference.isAlive)
        advance(screen, frames, by: 0)
        advance(screen, frames, by: 1)
        #expect(!frames.isWanted)
      }
      #expect(!reference.isAlive)
    }

    @Test func rightToLeftViewsMove() throws {
      struct Screen: View {
        var isWide = false
        var body: some View {
          HStack(spacing: 0) {
            Text("a").frame(width: isWide ? 150 : 50, height: 40)
            Text("b").frame(width: 50, height: 40)
          }
          .frame(width: 300, alignment: .leading)
        }
      }
      let (screen, frames) = show(Screen())
      gtk_widget_set_direction(screen.root.widget, GTK_TEXT_DIR_RTL)
      for widget in screen.root.all { gtk_widget_set_direction(widget.widget, GTK_TEXT_DIR_RTL) }
      screen.layOut()
      let b = try screen.bounds(around: "b")
      update(screen, Screen(isWide: true))
      advance(screen, frames, by: 0)
      #expect(try screen.bounds(around: "b") == b)
      advance(screen, frames, by: 0.5)
      #expect(try screen.bounds(around: "b").x == b.x - 50)
      advance(screen, frames, by: 1)
      #expect(try screen.bounds(around: "b").x == b.x - 100)
    }

    /// With a real window, its frame clock, and no frames after the end.
    @Test func windowMovesViewsAndThenRests() throws {
      let screen = TestScreen { Rows() }
      screen.layOut()
      var seen: Set<Int> = []
      // A busy machine may paint only a few frames of a movement. Then the movement is repeated.
      for _ in 0..<20 where seen.count <= 4 {
        screen.controller.rootView = Rows()
        screen.layOut()
        seen = []
        var isComplete = false
        withAnimation(.linear(duration: 0.2)) {
          screen.controller.rootView = Rows(rows: ["3", "2", "1"])
        } completion: {
          isComplete = true
        }
        #expect(
          MainLoop.pump {
            if let y = try? screen.bounds(of: "1").y { seen.insert(y) }
            return isComplete
          })
      }
      #expect(seen.count > 4, "\(seen.sorted())")
      #expect(screen.graph?.animations.isAnimating == false)
    }
  }
}
