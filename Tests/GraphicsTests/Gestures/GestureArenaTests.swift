import Foundation
import Testing

@testable import Graphics

/// The decision between the gestures of nested views.
@Suite @MainActor struct GestureArenaTests {
  private func tap(_ name: String, in scene: GestureScene, count: Int = 1) -> some Gesture<Void> {
    TapGesture(count: count).onEnded { scene.note(name) }
  }

  @Test func innerGestureComesFirst() {
    let scene = GestureScene()
    scene.add("inner", tap("inner", in: scene))
    scene.add("outer", tap("outer", in: scene))
    scene.tap()
    #expect(scene.log == ["inner"] && scene.claims == ["inner"] && scene.isIdle)
  }

  @Test func outerGestureIsRecognisedIfTheInnerOneFails() {
    let scene = GestureScene()
    scene.add("inner", tap("inner", in: scene))
    scene.add("outer", DragGesture().onChanged { _ in scene.note("drag") })
    scene.down()
    scene.move(80)
    scene.up(80)
    #expect(scene.log == ["drag"] && scene.claims == ["outer"] && scene.isIdle)
  }

  @Test func aTouchIsTheSameInAllViews() {
    let scene = GestureScene()
    scene.add("inner", DragGesture().onChanged { _ in scene.note("drag") })
    scene.add("outer", tap("outer", in: scene))
    scene.downInEachView()
    scene.move(80)
    scene.up(80)
    #expect(scene.log == ["drag"] && scene.claims == ["inner"] && scene.isIdle)
  }

  @Test func highPriorityComesFirst() {
    let scene = GestureScene()
    scene.add("inner", tap("inner", in: scene))
    scene.add("outer", tap("outer", in: scene), priority: .high)
    scene.tap()
    #expect(scene.log == ["outer"])
    let drags = GestureScene()
    drags.add("inner", tap("inner", in: drags))
    drags.add("outer", DragGesture().onChanged { _ in drags.note("drag") }, priority: .high)
    drags.tap()
    #expect(drags.log == ["inner"])
  }

  @Test func simultaneousGesturesAreBothRecognised() {
    let scene = GestureScene()
    scene.add("inner", tap("inner", in: scene))
    scene.add("outer", tap("outer", in: scene), priority: .simultaneous)
    scene.add("outermost", tap("outermost", in: scene))
    scene.tap()
    #expect(scene.log.sorted() == ["inner", "outer"] && scene.claims == ["inner"] && scene.isIdle)
  }

  @Test func outerTapWaitsForAnInnerDoubleTap() {
    let scene = GestureScene()
    scene.add("", tap("double", in: scene, count: 2))
    scene.add("", tap("single", in: scene))
    scene.tap()
    #expect(scene.log == [])
    scene.wait(1)
    #expect(scene.log == ["single"])
    scene.tap()
    scene.tap()
    scene.wait(1)
    #expect(scene.log == ["single", "double"] && scene.isIdle)
  }

  @Test func simultaneousTapDoesNotWait() {
    let scene = GestureScene()
    scene.add("", tap("double", in: scene, count: 2))
    scene.add("", tap("single", in: scene), priority: .simultaneous)
    scene.tap()
    #expect(scene.log == ["single"])
    scene.tap()
    #expect(scene.log.sorted() == ["double", "single", "single"] && scene.isIdle)
  }

  @Test func longPressIsRecognisedWhereATapWaits() {
    let scene = GestureScene()
    scene.add("", tap("tap", in: scene))
    scene.add("", LongPressGesture().onChanged { _ in scene.note("pressing") }.onEnded { _ in scene.note("held") })
    scene.tap()
    #expect(scene.log == ["pressing", "tap"])
    scene.down()
    scene.wait(0.6)
    scene.up()
    #expect(scene.log == ["pressing", "tap", "pressing", "held"] && scene.isIdle)
  }

  @Test func outerDragLeavesTheTap() {
    let scene = GestureScene()
    scene.add("", tap("tap", in: scene))
    scene.add("", DragGesture(minimumDistance: 0).onChanged { _ in scene.note("drag") })
    scene.tap()
    #expect(scene.log == ["tap"] && scene.isIdle)
  }

  @Test func masks() {
    for (mask, log) in [(GestureMask.none, []), (.gesture, ["outer"]), (.subviews, ["inner"]), (.all, ["inner"])] {
      let scene = GestureScene()
      scene.add("", tap("inner", in: scene))
      scene.add("", tap("outer", in: scene), mask: mask)
      scene.tap()
      #expect(scene.log == log && scene.isIdle)
    }
  }

  @Test func gestureIsCancelledWhenItIsDisabled() {
    let scene = GestureScene()
    let finished = GestureActions<DragGesture.Value> { _ in
    } finished: {
      scene.note("finished")
    }
    let member = scene.add("", DragGesture().actions(finished).onEnded { _ in scene.note("ended") })
    scene.down()
    scene.move(80)
    member.mask = .subviews
    #expect(scene.log == ["finished"])
    scene.up(80)
    #expect(scene.log == ["finished"] && scene.isIdle)
  }

  @Test func gestureEndsWithItsView() {
    let scene = GestureScene()
    let finished = GestureActions<DragGesture.Value> { _ in
    } finished: {
      scene.note("finished")
    }
    let member = scene.add("", DragGesture().actions(finished).onEnded { _ in scene.note("ended") })
    scene.add("", tap("outer", in: scene))
    scene.down()
    scene.move(80)
    scene.remove(member)
    #expect(scene.log == ["finished"])
    scene.up(80)
    #expect(scene.isIdle)
    #expect(member.arena == nil)
  }

  @Test func arenasAreLetGo() {
    weak var arena: GestureArena?
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let scene = GestureScene()
      let member = scene.add("", TapGesture(count: 2).onEnded { withExtendedLifetime(held) {} })
      scene.tap()
      arena = member.arena
      #expect(arena != nil)
      scene.wait(1)
      #expect(scene.isIdle)
    }
    #expect(arena == nil && token == nil)
  }

  private final class Token {}
}
