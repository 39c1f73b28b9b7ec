import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Changes on screen from frame to frame.
  @Suite @MainActor struct AnimationTests {
    @MainActor final class Model: ObservableObject {
      @Published var isOn = false
      @Published var other = 0
    }

    struct Fading: View {
      @ObservedObject var model: Model
      var body: some View { Text("a").opacity(model.isOn ? 1 : 0) }
    }

    private func opacity<Content: View>(_ screen: TestScreen<Content>) throws -> Double {
      try #require(screen.root.label("a")).opacity
    }

    private func isClose(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 0.01 }

    @Test func changesOutsideAnAnimationAreImmediate() throws {
      let model = Model()
      let screen = TestScreen { Fading(model: model) }
      let frames = screen.useManualFrames()
      model.isOn = true
      screen.flush()
      #expect(try opacity(screen) == 1)
      #expect(!frames.isWanted)
    }

    @Test func opacityMovesWithTheFrames() throws {
      let model = Model()
      let screen = TestScreen { Fading(model: model) }
      let frames = screen.useManualFrames()
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      screen.flush()
      #expect(try opacity(screen) == 0)
      frames.advance(by: 0.1)
      #expect(try opacity(screen) == 0, "the first frame shows the start")
      frames.advance(by: 0.25)
      #expect(isClose(try opacity(screen), 0.25))
      frames.advance(by: 0.5)
      #expect(isClose(try opacity(screen), 0.75))
      frames.advance(by: 0.3)
      #expect(try opacity(screen) == 1)
      #expect(!frames.isWanted, "nothing moves: no frame is asked for")
    }

    @Test func newTargetStartsFromWhatIsShown() throws {
      let model = Model()
      let screen = TestScreen { Fading(model: model) }
      let frames = screen.useManualFrames()
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      screen.flush()
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      withAnimation(.linear(duration: 1)) { model.isOn = false }
      screen.flush()
      frames.advance(by: 0.1)
      #expect(isClose(try opacity(screen), 0.5))
      frames.advance(by: 0.5)
      #expect(isClose(try opacity(screen), 0.25))
      model.isOn = true
      screen.flush()
      #expect(try opacity(screen) == 1, "a change without animation ends the one under way")
      frames.advance(by: 0.1)
      #expect(try opacity(screen) == 1)
      #expect(!frames.isWanted)
    }

    @Test func sameTargetLetsTheMovementGoOn() throws {
      let model = Model()
      let screen = TestScreen { Fading(model: model) }
      let frames = screen.useManualFrames()
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      screen.flush()
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      model.other += 1
      screen.flush()
      #expect(isClose(try opacity(screen), 0.5))
      frames.advance(by: 0.25)
      #expect(isClose(try opacity(screen), 0.75))
    }

    @Test func springKeepsItsSpeedWhenItsTargetMoves() throws {
      struct Moving: View {
        let x: Double
        var body: some View { Text("a").offset(x: x) }
      }
      let screen = TestScreen { Moving(x: 0) }
      let frames = screen.useManualFrames()
      screen.layOut()
      let start = try screen.bounds(of: "a").x
      func move(_ x: Double) {
        withAnimation(.spring(response: 1, dampingFraction: 1)) { screen.controller.rootView = Moving(x: x) }
        screen.flush()
        frames.advance(by: 0)
      }
      move(100)
      frames.advance(by: 0.2)
      screen.layOut()
      let middle = try screen.bounds(of: "a").x - start
      #expect(middle > 10 && middle < 60)
      move(0)
      frames.advance(by: 0.03)
      screen.layOut()
      #expect(try screen.bounds(of: "a").x - start > middle, "it is still on its way there")
      frames.advance(by: 5)
      screen.layOut()
      #expect(try screen.bounds(of: "a").x == start)
    }

    @Test func reducedMotionMakesChangesImmediate() throws {
      let model = Model()
      let screen = TestScreen { Fading(model: model) }
      screen.layOut()
      Gtk.DesktopSettings.animationsAreEnabled = false
      defer { Gtk.DesktopSettings.animationsAreEnabled = true }
      var isComplete = false
      withAnimation(.linear(duration: 60)) {
        model.isOn = true
      } completion: {
        isComplete = true
      }
      screen.flush()
      #expect(try opacity(screen) == 1)
      #expect(MainLoop.pump { isComplete })
    }

    @Test func whatIsNotSeenIsImmediate() throws {
      let model = Model()
      let screen = TestScreen { Fading(model: model) }
      withAnimation(.linear(duration: 60)) { model.isOn = true }
      screen.flush()
      #expect(try opacity(screen) == 1)
      #expect(screen.graph?.animations.isAnimating == false)
    }

    @Test func whatIsHiddenMeanwhileArrives() throws {
      let model = Model()
      let screen = TestScreen { Fading(model: model) }
      let frames = screen.useManualFrames()
      withAnimation(.linear(duration: 60)) { model.isOn = true }
      screen.flush()
      frames.advance(by: 0)
      frames.showsMotion = false
      frames.advance(by: 0.1)
      #expect(try opacity(screen) == 1)
      #expect(!frames.isWanted)
    }

    @Test func whatRepeatsForEverWaitsWhileHidden() throws {
      let model = Model()
      let screen = TestScreen { Fading(model: model) }
      let frames = screen.useManualFrames()
      withAnimation(.linear(duration: 1).repeatForever()) { model.isOn = true }
      screen.flush()
      frames.advance(by: 0)
      frames.advance(by: 0.25)
      frames.showsMotion = false
      frames.advance(by: 0.1)
      #expect(!frames.isWanted)
      #expect(isClose(try opacity(screen), 0.25))
      frames.show()
      frames.advance(by: 2.4)
      #expect(isClose(try opacity(screen), 0.75))
      #expect(frames.isWanted)
    }

    @Test func movementEndsWithItsView() throws {
      struct Screen: View {
        let shows: Bool
        let opacity: Double
        var body: some View { if shows { Text("a").opacity(opacity) } else { Text("b") } }
      }
      let screen = TestScreen { Screen(shows: true, opacity: 0) }
      let frames = screen.useManualFrames()
      withAnimation(.linear(duration: 1).repeatForever()) {
        screen.controller.rootView = Screen(shows: true, opacity: 1)
      }
      frames.advance(by: 0)
      #expect(frames.isWanted)
      screen.controller.rootView = Screen(shows: false, opacity: 1)
      screen.flush()
      frames.advance(by: 0.1)
      #expect(!frames.isWanted)
    }

    private struct Changing: View {
      var text = "a"
      var transition = ContentTransition.numericText()
      var body: some View { Text(text).contentTransition(transition) }
    }

    @Test func changedTextFadesIn() throws {
      let screen = TestScreen { Changing() }
      let frames = screen.useManualFrames()
      func opacity(_ text: String) throws -> Double { try #require(screen.root.label(text)?.parent).opacity }
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Changing(text: "b") }
      frames.advance(by: 0)
      frames.advance(by: 0.25)
      #expect(isClose(try opacity("b"), 0.25))
      frames.advance(by: 1)
      #expect(try opacity("b") == 1)
      screen.controller.rootView = Changing(text: "c")
      #expect(try opacity("c") == 1, "nothing is animated")
      withAnimation { screen.controller.rootView = Changing(text: "d", transition: .identity) }
      #expect(try opacity("d") == 1)
      #expect(!frames.isWanted)
    }

    @Test func changedTextFadesInInsideOtherEffects() throws {
      struct Blurred: View {
        var text = "a"
        var body: some View { Text(text).contentTransition(.numericText()).blur(radius: 0) }
      }
      let screen = TestScreen { Blurred() }
      let frames = screen.useManualFrames()
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Blurred(text: "b") }
      frames.advance(by: 0)
      frames.advance(by: 0.25)
      #expect(isClose(try #require(screen.root.label("b")?.parent).opacity, 0.25))
    }

    @Test func completionWaitsForEveryMovement() throws {
      struct Screen: View {
        let isOn: Bool
        var body: some View {
          Text("a").opacity(isOn ? 1 : 0)
          Text("b").opacity(isOn ? 1 : 0).animation(.linear(duration: 2), value: isOn)
        }
      }
      let screen = TestScreen { Screen(isOn: false) }
      let frames = screen.useManualFrames()
      var completions = 0
      withAnimation(.linear(duration: 1)) {
        screen.controller.rootView = Screen(isOn: true)
      } completion: {
        completions += 1
      }
      screen.flush()
      frames.advance(by: 0)
      frames.advance(by: 1.5)
      runJobs()
      #expect(completions == 0)
      frames.advance(by: 1)
      #expect(MainLoop.pump { completions == 1 })
    }

    @Test func completionComesEvenIfNothingMoves() {
      let screen = TestScreen { Text("a") }
      var isComplete = false
      withAnimation {
        screen.controller.rootView = Text("b")
      } completion: {
        isComplete = true
      }
      screen.flush()
      #expect(MainLoop.pump { isComplete })
    }

    @Test func springIsLogicallyCompleteBeforeItHasSettled() throws {
      let model = Model()
      let screen = TestScreen { Fading(model: model) }
      let frames = screen.useManualFrames()
      var log: [String] = []
      let spring = Animation.spring(response: 0.5, dampingFraction: 0.4)
      withAnimation(spring) {
        model.isOn = true
      } completion: {
        log.append("logically")
      }
      screen.flush()
      frames.advance(by: 0)
      frames.advance(by: 0.6)
      #expect(MainLoop.pump { log == ["logically"] })
      #expect(frames.isWanted)
      withAnimation(spring, completionCriteria: .removed) {
        model.isOn = false
      } completion: {
        log.append("removed")
      }
      screen.flush()
      frames.advance(by: 0)
      frames.advance(by: 0.6)
      runJobs()
      #expect(log == ["logically"])
      frames.advance(by: 2)
      #expect(MainLoop.pump { log == ["logically", "removed"] })
    }

    @Test func animationModifierAnimatesItsValueOnly() throws {
      struct Screen: View {
        let value: Int
        let opacity: Double
        var body: some View { Text("a").opacity(opacity).animation(.linear(duration: 1), value: value) }
      }
      let screen = TestScreen { Screen(value: 0, opacity: 0) }
      let frames = screen.useManualFrames()
      screen.controller.rootView = Screen(value: 0, opacity: 0.5)
      #expect(isClose(try opacity(screen), 0.5), "the value is the same")
      screen.controller.rootView = Screen(value: 1, opacity: 1)
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(isClose(try opacity(screen), 0.75))
    }

    @Test func transactionsAreChangedFromOutsideIn() throws {
      struct Screen: View {
        let isOn: Bool
        var body: some View {
          Text("a").opacity(isOn ? 1 : 0).animation(.linear(duration: 1), value: isOn)
            .transaction { $0.disablesAnimations = true }
          Text("b").opacity(isOn ? 1 : 0).animation(nil, value: isOn)
          Text("c").opacity(isOn ? 1 : 0).transaction { $0.animation = .linear(duration: 1) }
        }
      }
      let screen = TestScreen { Screen(isOn: false) }
      let frames = screen.useManualFrames()
      screen.controller.rootView = Screen(isOn: true)
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(try opacity(screen) == 1)
      #expect(isClose(try #require(screen.root.label("c")).opacity, 0.5))
      withAnimation { screen.controller.rootView = Screen(isOn: false) }
      #expect(try #require(screen.root.label("b")).opacity == 0)
    }

    @Test func animatedBindingAnimates() throws {
      struct Screen: View {
        @State private var isOn = false
        var body: some View {
          Toggle("on", isOn: $isOn.animation(.linear(duration: 1)))
          Text("a").opacity(isOn ? 1 : 0)
        }
      }
      let screen = TestScreen { Screen() }
      let frames = screen.useManualFrames()
      let toggle = try #require(screen.root.first("GtkCheckButton"))
      gtk_check_button_set_active(toggle.cast(), 1)
      screen.flush()
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(isClose(try opacity(screen), 0.5))
    }

    @Test func frameGrowsStepByStep() throws {
      struct Screen: View {
        let width: Double
        var body: some View { Text("a").frame(width: width, height: 40) }
      }
      let screen = TestScreen { Screen(width: 100) }
      screen.layOut()
      let frames = screen.useManualFrames()
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Screen(width: 200) }
      screen.layOut()
      #expect(try screen.bounds(around: "a").width == 100)
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      screen.layOut()
      #expect(try screen.bounds(around: "a").width == 150)
      frames.advance(by: 1)
      screen.layOut()
      #expect(try screen.bounds(around: "a").width == 200)
    }

    @Test func frameGrowsUntilItFillsItsSpace() throws {
      struct Screen: View {
        let width: Double
        var body: some View { Text("a").frame(maxWidth: width) }
      }
      let screen = TestScreen { Screen(width: 100) }
      let frames = screen.useManualFrames()
      screen.layOut()
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = Screen(width: .infinity) }
      screen.layOut()
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      screen.layOut()
      #expect(try screen.bounds(around: "a").width == 250)
      frames.advance(by: 1)
      screen.layOut()
      #expect(try screen.bounds(around: "a").width == 400)
    }

    /// With a real window, its frame clock, and no frames after the end.
    @Test func windowsFrameClockMovesItAndThenRests() throws {
      let model = Model()
      let screen = TestScreen { Fading(model: model) }
      screen.layOut()
      var seen: Set<Double> = []
      // A busy machine may paint only a few frames of a movement. Then the movement is repeated.
      for _ in 0..<20 where seen.count <= 4 {
        model.isOn = false
        screen.layOut()
        #expect(try opacity(screen) == 0)
        seen = []
        var isComplete = false
        withAnimation(.linear(duration: 0.2)) {
          model.isOn = true
        } completion: {
          isComplete = true
        }
        #expect(
          MainLoop.pump {
            if let opacity = try? opacity(screen) { seen.insert(opacity) }
            return isComplete
          })
      }
      #expect(seen.count > 4, "\(seen.sorted())")
      #expect(try opacity(screen) == 1)
      #expect(screen.graph?.animations.isAnimating == false)
    }
    @Test func changeReadAlongWithTheParentsLeavesNothingAnimated() throws {
      struct Child: View {
        @ObservedObject var model: Model
        @State private var isFaint = false
        var body: some View {
          VStack {
            Button("faint") { isFaint = true }
            Text("a").opacity(isFaint ? 0.5 : 1)
          }
        }
      }
      struct Parent: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            Text("parent \(model.other)")
            Child(model: model)
          }
        }
      }
      let model = Model()
      let screen = TestScreen { Parent(model: model) }
      let frames = screen.useManualFrames()
      withAnimation(.linear(duration: 1)) { model.other = 1 }
      screen.flush()
      try screen.tap("faint")
      screen.flush()
      #expect(isClose(try opacity(screen), 0.5))
      #expect(!frames.isWanted)
    }
  }
}
