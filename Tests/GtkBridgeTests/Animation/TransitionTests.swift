import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Views that appear and disappear gradually.
  @Suite @MainActor struct TransitionTests {
    struct Screen: View {
      var shows = true
      var transition = AnyTransition.opacity
      var rows: [String] = []
      var body: some View {
        VStack(spacing: 0) {
          Text("head")
          if shows { Text("a").frame(width: 100, height: 100).transition(transition) }
          ForEach(rows, id: \.self) { Text($0).transition(.opacity) }
          Text("foot")
        }
      }
    }

    private func box(_ screen: TestScreen<Screen>, _ text: String = "a") throws -> Gtk.Widget {
      var widget = try #require(screen.root.label(text))
      while let parent = widget.parent, parent.children.count == 1 { widget = parent }
      return widget
    }

    private func isClose(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 0.01 }

    private func update(_ screen: TestScreen<Screen>, _ view: Screen, _ animation: Animation? = .linear(duration: 1)) {
      withAnimation(animation) { screen.controller.rootView = view }
      screen.flush()
    }

    @Test func withoutAnimationViewsComeAndGoAtOnce() throws {
      let screen = TestScreen { Screen() }
      let frames = screen.useManualFrames()
      update(screen, Screen(shows: false), nil)
      #expect(screen.texts == ["head", "foot"])
      update(screen, Screen(), nil)
      #expect(screen.texts == ["head", "a", "foot"])
      #expect(try box(screen).opacity == 1)
      #expect(!frames.isWanted)
    }

    @Test func viewsOfAFirstDescriptionAreThere() throws {
      let screen = TestScreen { Screen() }
      #expect(try box(screen).opacity == 1)
    }

    @Test func whatLeavesIsThereUntilItIsFaint() throws {
      let screen = TestScreen { Screen() }
      let frames = screen.useManualFrames()
      let reference = Gtk.WeakReference(try #require(screen.root.label("a")))
      update(screen, Screen(shows: false))
      #expect(screen.texts == ["head", "a", "foot"])
      #expect(!(try box(screen).takesInput))
      frames.advance(by: 0)
      frames.advance(by: 0.25)
      #expect(isClose(try box(screen).opacity, 0.75))
      frames.advance(by: 1)
      screen.flush()
      #expect(screen.texts == ["head", "foot"])
      #expect(!reference.isAlive)
      #expect(!frames.isWanted)
    }

    @Test func whatComesBecomesVisible() throws {
      let screen = TestScreen { Screen(shows: false) }
      let frames = screen.useManualFrames()
      update(screen, Screen())
      #expect(screen.texts == ["head", "a", "foot"])
      #expect(try box(screen).opacity == 0)
      frames.advance(by: 0)
      frames.advance(by: 0.25)
      #expect(isClose(try box(screen).opacity, 0.25))
      frames.advance(by: 1)
      #expect(try box(screen).opacity == 1)
    }

    @Test func whatComesBackGoesOnFromWhereItIs() throws {
      let screen = TestScreen { Screen() }
      let frames = screen.useManualFrames()
      update(screen, Screen(shows: false))
      frames.advance(by: 0)
      frames.advance(by: 0.4)
      update(screen, Screen())
      #expect(screen.texts == ["head", "a", "foot"])
      #expect(isClose(try box(screen).opacity, 0.6))
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(isClose(try box(screen).opacity, 0.8))
      frames.advance(by: 1)
      screen.flush()
      #expect(screen.texts == ["head", "a", "foot"])
      #expect(try box(screen).opacity == 1)
      #expect(try box(screen).takesInput)
    }

    @Test func theOthersMakeRoomStepByStep() throws {
      let screen = TestScreen { Screen() }
      let frames = screen.useManualFrames()
      screen.layOut()
      func distance() throws -> Int { try screen.bounds(of: "foot").y - screen.bounds(of: "head").maxY }
      #expect(try distance() == 100)
      update(screen, Screen(shows: false))
      frames.advance(by: 0)
      screen.layOut()
      #expect(try distance() == 100)
      frames.advance(by: 0.5)
      screen.layOut()
      #expect(try distance() == 50)
      frames.advance(by: 1)
      screen.layOut()
      #expect(try distance() == 0)
    }

    @Test func movesOverItsEdge() throws {
      let view = Screen(transition: .move(edge: .trailing))
      let screen = TestScreen { view }
      let frames = screen.useManualFrames()
      screen.layOut()
      let start = try screen.bounds(of: "a").x
      update(screen, Screen(shows: false, transition: .move(edge: .trailing)))
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      screen.layOut()
      #expect(try screen.bounds(of: "a").x - start == 50)
    }

    /// A stack with the width of views that appear and disappear, in the middle of the screen.
    private struct Middle: View {
      var isVertical = true
      var shows = true
      var body: some View {
        if isVertical {
          VStack(spacing: 0) { content }
        } else {
          HStack(spacing: 0) { content }
        }
      }
      @ViewBuilder private var content: some View {
        Text("head")
        if shows { Text("a").frame(width: 200, height: 100).transition(.opacity) }
      }
    }

    @Test(arguments: [true, false], [true, false])
    func whatComesAndLeavesIsSeenInOnePlace(_ isVertical: Bool, _ isMirrored: Bool) throws {
      func view(_ shows: Bool) -> some View {
        Middle(isVertical: isVertical, shows: shows)
          .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      }
      let screen = TestScreen { view(true) }
      screen.layOut()
      let frames = screen.useManualFrames()
      let place = try screen.bounds(around: "a")
      func expectPlace(from start: Int, _ what: String) throws {
        let (found, head) = try (screen.bounds(around: "a"), screen.bounds(of: "head"))
        #expect(abs(found.x - place.x) <= 1 && abs(found.y - place.y) <= 1, "\(what): \(found) in place of \(place)")
        #expect(found.width == place.width && found.height == place.height)
        let moved = isVertical ? head.y : head.x
        #expect(moved != start || what == "0.0", "the other view moves")
      }
      for shows in [false, true] {
        let head = try screen.bounds(of: "head")
        withAnimation(.linear(duration: 1)) { screen.controller.rootView = view(shows) }
        screen.layOut()
        for seconds in [0, 0.25, 0.25, 0.25] {
          frames.advance(by: seconds)
          screen.layOut()
          try expectPlace(from: isVertical ? head.y : head.x, "\(seconds)")
        }
        frames.advance(by: 1)
        screen.layOut()
      }
      #expect(try screen.bounds(around: "a") == place)
    }

    @Test func whatLeavesStaysThroughAnotherUpdate() throws {
      struct Several: View {
        var rows = ["1", "2", "3"]
        var body: some View {
          VStack(spacing: 0) {
            ForEach(rows, id: \.self) { Text($0).frame(width: 80, height: 50).transition(.opacity) }
          }
        }
      }
      let screen = TestScreen { Several() }
      screen.layOut()
      let frames = screen.useManualFrames()
      func y(_ text: String) throws -> Int {
        let bounds = try screen.bounds(around: text)
        return bounds.y
      }
      let (second, third) = (try y("2"), try y("3"))
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Several(rows: ["1", "2"]) }
      screen.layOut()
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      screen.layOut()
      let moved = try y("2")
      #expect(moved > second)
      #expect((third - 1...third + 1).contains(try y("3")))
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Several(rows: ["1"]) }
      screen.layOut()
      for seconds in [0, 0.2, 0.2] {
        frames.advance(by: seconds)
        screen.layOut()
        #expect((third - 1...third + 1).contains(try y("3")))
        #expect((moved - 1...moved + 1).contains(try y("2")), "it stays where it was seen last")
      }
      frames.advance(by: 1)
      screen.flush()
      #expect(screen.texts == ["1"])
    }

    @Test func comesOneWayAndLeavesAnother() throws {
      let transition = AnyTransition.asymmetric(
        insertion: .scale(scale: 0.5).combined(with: .opacity), removal: .offset(x: 40, y: 0))
      let screen = TestScreen { Screen(shows: false, transition: transition) }
      let frames = screen.useManualFrames()
      update(screen, Screen(transition: transition))
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      screen.layOut()
      #expect(isClose(try box(screen).opacity, 0.5))
      #expect(try screen.bounds(around: "a").width == 75)
      frames.advance(by: 1)
      screen.layOut()
      let start = try screen.bounds(of: "a").x
      update(screen, Screen(shows: false, transition: transition))
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      screen.layOut()
      #expect(try screen.bounds(of: "a").x - start == 20)
      #expect(try box(screen).opacity == 1)
    }

    @Test func leavesAtOnceWithoutAnEffect() throws {
      let transition = AnyTransition.asymmetric(insertion: .opacity, removal: .identity)
      let screen = TestScreen { Screen(transition: transition) }
      let frames = screen.useManualFrames()
      update(screen, Screen(shows: false, transition: transition))
      frames.advance(by: 0)
      #expect(screen.texts == ["head", "foot"])
    }

    @Test func ownAnimationNeedsNoOther() throws {
      let transition = AnyTransition.opacity.animation(.linear(duration: 1))
      let screen = TestScreen { Screen(transition: transition) }
      let frames = screen.useManualFrames()
      #expect(try box(screen).opacity == 1)
      update(screen, Screen(shows: false, transition: transition), nil)
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(isClose(try box(screen).opacity, 0.5))
      frames.advance(by: 1)
      screen.flush()
      #expect(screen.texts == ["head", "foot"])
    }

    @Test func rowsLeaveFromWhereTheyWere() throws {
      let screen = TestScreen { Screen(shows: false, rows: ["1", "2", "3", "4"]) }
      let frames = screen.useManualFrames()
      update(screen, Screen(shows: false, rows: ["1", "4"]))
      #expect(screen.texts == ["head", "1", "2", "3", "4", "foot"])
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      update(screen, Screen(shows: false, rows: ["4", "5", "1"]))
      #expect(screen.texts.filter { $0 != "2" && $0 != "3" } == ["head", "4", "5", "1", "foot"])
      #expect(isClose(try box(screen, "2").opacity, 0.5))
      frames.advance(by: 0)
      frames.advance(by: 0.7)
      screen.flush()
      #expect(screen.texts == ["head", "4", "5", "1", "foot"])
      #expect(isClose(try box(screen, "5").opacity, 0.7))
      frames.advance(by: 1)
      screen.flush()
      #expect(screen.texts == ["head", "4", "5", "1", "foot"])
    }

    @Test func cellsOfAGridCloseTheGap() throws {
      struct Cells: View {
        var shows = true
        var body: some View {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
              Text("1").frame(width: 40, height: 40)
              if shows { Text("2").frame(width: 60, height: 40).transition(.opacity) }
              Text("3").frame(width: 40, height: 40)
            }
          }
        }
      }
      let screen = TestScreen { Cells() }
      screen.layOut()
      let frames = screen.useManualFrames()
      func distance() throws -> Int { try screen.bounds(of: "3").x - screen.bounds(of: "1").x }
      #expect(try distance() == 100)
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Cells(shows: false) }
      screen.layOut()
      #expect(screen.texts == ["1", "2", "3"])
      #expect(try distance() == 100)
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      screen.layOut()
      #expect(try distance() == 70)
      frames.advance(by: 1)
      screen.layOut()
      #expect(screen.texts == ["1", "3"])
      #expect(try distance() == 40)
    }

    @Test func completionWaitsForWhatLeaves() throws {
      let screen = TestScreen { Screen() }
      let frames = screen.useManualFrames()
      var isComplete = false
      withAnimation(.linear(duration: 1)) {
        screen.controller.rootView = Screen(shows: false)
      } completion: {
        isComplete = true
      }
      screen.flush()
      frames.advance(by: 0)
      frames.advance(by: 0.9)
      runJobs()
      #expect(!isComplete)
      frames.advance(by: 0.2)
      #expect(MainLoop.pump { isComplete })
    }

    @Test func screenMayGoWhileViewsLeave() throws {
      let reference: Gtk.WeakReference
      do {
        let screen = TestScreen { Screen() }
        let frames = screen.useManualFrames()
        reference = Gtk.WeakReference(try #require(screen.root.label("a")))
        update(screen, Screen(shows: false))
        frames.advance(by: 0)
      }
      #expect(!reference.isAlive)
    }

    private struct Reporting: View {
      let log: Log
      var shows = true
      var transition = AnyTransition.opacity
      var body: some View {
        VStack {
          if shows {
            VStack { Text("inside").onDisappear { log.entries.append("inside") } }.transition(transition)
              .onDisappear { log.entries.append("outside") }
          }
          if shows { Text("plain").onDisappear { log.entries.append("plain") } }
        }
      }
    }

    private func leave(_ log: Log, _ animation: Animation? = .linear(duration: 1)) -> (
      TestScreen<Reporting>, ManualFrames
    ) {
      let screen = TestScreen { Reporting(log: log) }
      let frames = screen.useManualFrames()
      screen.appear()
      withAnimation(animation) { screen.controller.rootView = Reporting(log: log, shows: false) }
      screen.flush()
      frames.advance(by: 0)
      return (screen, frames)
    }

    @Test func disappearsWhenItHasLeft() {
      let log = Log()
      let (screen, frames) = leave(log)
      frames.advance(by: 0.5)
      screen.flush()
      #expect(log.entries == ["plain"])
      frames.advance(by: 1)
      screen.flush()
      #expect(log.entries.sorted() == ["inside", "outside", "plain"])
    }

    @Test func withoutAnimationItDisappearsAtOnce() {
      let log = Log()
      let (screen, _) = leave(log, nil)
      #expect(log.entries.sorted() == ["inside", "outside", "plain"])
      screen.close()
    }

    @Test func disappearsWithTheScreenIfThatGoesFirst() {
      let log = Log()
      var (screen, frames): (TestScreen<Reporting>?, ManualFrames) = leave(log)
      screen?.disappear()
      #expect(log.entries.sorted() == ["inside", "outside", "plain"])
      screen?.appear()
      frames.advance(by: 2)
      screen?.flush()
      screen = nil
      #expect(log.entries.count == 3)
      (screen, frames) = leave(log)
      let content = Gtk.WeakReference(screen!.root)
      screen = nil
      #expect(log.entries.count == 6)
      #expect(!content.isAlive)
    }

    @Test func disappearsWhenItsSuccessorHasTakenOver() {
      let log = Log()
      let (screen, frames) = leave(log)
      frames.advance(by: 0.5)
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Reporting(log: log) }
      screen.flush()
      #expect(log.entries.sorted() == ["inside", "outside", "plain"])
    }
  }
}
