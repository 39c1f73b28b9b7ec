import Foundation
import Testing

@testable import Graphics

/// Single gestures, as they follow touches.
@Suite @MainActor struct GestureTests {
  @Test func tapsAreRecognisedAtTheirEnd() {
    let scene = GestureScene()
    scene.add("tap", TapGesture().onEnded { scene.note("tap") })
    scene.down()
    #expect(scene.log == [])
    scene.up()
    #expect(scene.log == ["tap"] && scene.claims == ["tap"] && scene.isIdle)
    scene.tap()
    #expect(scene.log == ["tap", "tap"])
  }

  @Test func slowTapsCountAndMovedOnesDoNot() {
    let scene = GestureScene()
    scene.add("tap", TapGesture().onEnded { scene.note("tap") })
    scene.down()
    scene.wait(2)
    scene.up()
    #expect(scene.log == ["tap"])
    scene.down()
    scene.move(70)
    scene.up(70)
    #expect(scene.log == ["tap"] && scene.isIdle)
  }

  @Test func doubleTapsAreTwoTapsSoonAndNear() {
    let scene = GestureScene()
    scene.add("", SpatialTapGesture(count: 2).onEnded { scene.note("\($0.location.x)") })
    scene.tap()
    scene.wait(0.2)
    scene.tap(52)
    #expect(scene.log == ["32.0"])
    scene.tap()
    scene.wait(1)
    #expect(scene.isIdle)
    scene.tap()
    scene.wait(1)
    scene.tap()
    scene.tap(150)
    scene.wait(1)
    #expect(scene.log.count == 1 && scene.isIdle)
  }

  @Test func placesAreThoseOfASpace() {
    let scene = GestureScene()
    for space in [CoordinateSpace.local, .global, .named("a")] {
      let tap = SpatialTapGesture(coordinateSpace: space).onEnded { scene.note("\($0.location.x) \($0.location.y)") }
      scene.add("", tap, priority: .simultaneous)
    }
    scene.tap()
    #expect(scene.log.sorted() == ["1050.0 30.0", "30.0 20.0", "50.0 30.0"])
  }

  @Test func longPressIsRecognisedWhileItLasts() {
    let scene = GestureScene()
    scene.add("", LongPressGesture().onChanged { scene.note("pressing \($0)") }.onEnded { _ in scene.note("held") })
    scene.down()
    #expect(scene.log == ["pressing true"] && scene.claims.isEmpty)
    scene.wait(0.6)
    #expect(scene.log == ["pressing true", "held"])
    scene.up()
    #expect(scene.log.count == 2 && scene.isIdle)
  }

  @Test func longPressFailsByMovementAndRelease() {
    let scene = GestureScene()
    scene.add("", LongPressGesture(minimumDuration: 1, maximumDistance: 5).onEnded { _ in scene.note("held") })
    scene.down()
    scene.wait(0.9)
    scene.up()
    scene.down()
    scene.move(57)
    scene.wait(2)
    scene.up(57)
    #expect(scene.log == [] && scene.isIdle)
  }

  @Test func dragBeginsAfterItsDistance() throws {
    let scene = GestureScene()
    var values: [DragGesture.Value] = []
    scene.add("drag", DragGesture().onChanged { values.append($0) }.onEnded { values.append($0) })
    scene.down()
    scene.move(55)
    #expect(values.isEmpty && scene.claims.isEmpty)
    scene.wait(0.05)
    scene.move(70)
    #expect(values.first?.translation == CGSize(width: 20, height: 0) && scene.claims == ["drag"])
    #expect(values.first?.startLocation == CGPoint(x: 30, y: 20))
    scene.wait(0.05)
    scene.move(80, 40)
    let latest = try #require(values.last)
    #expect(abs(latest.velocity.width - 300) < 0.001 && abs(latest.velocity.height - 100) < 0.001)
    #expect(latest.predictedEndTranslation == CGSize(width: 105, height: 35))
    scene.wait(1)
    scene.up(80, 40)
    #expect(values.last?.velocity == .zero && values.last?.location == CGPoint(x: 60, y: 30) && scene.isIdle)
  }

  @Test func dragWithoutDistanceBeginsAtOnce() {
    let scene = GestureScene()
    scene.add("", DragGesture(minimumDistance: 0).onChanged { scene.note("\($0.translation.width)") })
    scene.down()
    #expect(scene.log == ["0.0"])
    scene.up()
    #expect(scene.isIdle)
  }

  @Test func pinchesMagnifyAndRotate() throws {
    let scene = GestureScene()
    var magnification: MagnifyGesture.Value?
    var rotations: [Double] = []
    scene.add(
      "",
      MagnifyGesture().onEnded { magnification = $0 }.simultaneously(
        with: RotateGesture().onChanged { rotations.append($0.rotation.radians) }))
    scene.beginPinch()
    scene.pinch(scale: 1.001)
    #expect(rotations.isEmpty)
    scene.pinch(scale: 1.5, radians: 0.001)
    scene.pinch(scale: 2, radians: 0.5)
    scene.endPinch()
    #expect(rotations == [0.5])
    let value = try #require(magnification)
    #expect(value.magnification == 2 && value.startAnchor == UnitPoint(x: 0.3, y: 0.4))
    #expect(scene.isIdle)
  }

  @Test func formerPinchesHaveBareValues() {
    let scene = GestureScene()
    scene.add("", MagnificationGesture().onEnded { scene.note("\($0)") })
    scene.add("", RotationGesture().onEnded { scene.note("\($0.radians)") }, priority: .simultaneous)
    scene.beginPinch()
    scene.pinch(scale: 2, radians: 0.5)
    scene.endPinch()
    #expect(scene.log.sorted() == ["0.5", "2.0"])
  }

  @Test func actionsAreForChangesAndTheEnd() {
    let scene = GestureScene()
    let finished = GestureActions<DragGesture.Value> { _ in
    } finished: {
      scene.note("finished")
    }
    scene.add("", DragGesture().onChanged { _ in scene.note("changed") }.actions(finished))
    scene.down()
    scene.move(80)
    scene.cancel()
    #expect(scene.log == ["changed", "finished"])
    scene.move(90)
    scene.up()
    #expect(scene.log.count == 2 && scene.isIdle)
  }

  @Test func modifierKeysAreNeeded() {
    let scene = GestureScene()
    scene.add("", TapGesture().modifiers([.shift, .option]).onEnded { scene.note("tap") })
    scene.down(modifiers: .shift)
    scene.up()
    #expect(scene.log == [] && scene.isIdle)
    scene.down(modifiers: [.shift, .option, .control])
    scene.up()
    #expect(scene.log == ["tap"])
  }

  @Test func newValueKeepsTheTouch() {
    let scene = GestureScene()
    func drag(_ name: String) -> some Gesture<String> {
      AnyGesture(DragGesture().map { "\(name) \($0.translation.width)" }).onChanged { scene.note($0) }
    }
    let first = drag("old")
    func add<Added: Gesture>(_ gesture: Added, then other: Added) {
      let member = scene.add("", gesture)
      scene.down()
      scene.move(70)
      if let recognizer = member.recognizer as? ValueRecognizer<Added.Value> { other._update(recognizer) }
      scene.move(80)
      scene.up()
    }
    add(first, then: drag("new"))
    #expect(scene.log == ["old 20.0", "new 30.0"])
  }

  @Test func hiddenTypeMayChange() {
    let scene = GestureScene()
    let member = scene.add("", AnyGesture(TapGesture()).onEnded { scene.note("tap") })
    let other = AnyGesture(TapGesture(count: 2).map { _ in }).onEnded { scene.note("double") }
    if let recognizer = member.recognizer as? ValueRecognizer<Void> {
      func update<Other: Gesture>(_ gesture: Other) where Other.Value == Void { gesture._update(recognizer) }
      update(other)
    }
    scene.tap()
    scene.tap()
    #expect(scene.log == ["double"])
  }

  @Test func gestureMayBeAbsent() {
    let scene = GestureScene()
    let tap = TapGesture().onEnded { scene.note("tap") }
    func optional<Some: Gesture>(_ gesture: Some, isThere: Bool) -> Some? { isThere ? gesture : nil }
    let member = scene.add("", optional(tap, isThere: false))
    scene.add("", TapGesture().onEnded { scene.note("outer") })
    scene.tap()
    #expect(scene.log == ["outer"] && scene.isIdle)
    if let recognizer = member.recognizer as? ValueRecognizer<Void> {
      func update<Other: Gesture>(_ gesture: Other) where Other.Value == Void { gesture._update(recognizer) }
      update(optional(tap, isThere: true))
      scene.tap()
      #expect(scene.log == ["outer", "tap"])
      update(optional(tap, isThere: false))
      scene.tap()
      #expect(scene.log == ["outer", "tap", "outer"])
    }
  }

  @Test func gestureOfOnesOwnIsItsBody() {
    struct TwoTaps: Gesture {
      let action: () -> Void
      var body: some Gesture<Void> { TapGesture(count: 2).onEnded(action) }
    }
    let scene = GestureScene()
    scene.add("", TwoTaps { scene.note("double") })
    scene.tap()
    scene.tap()
    #expect(scene.log == ["double"])
  }
}
