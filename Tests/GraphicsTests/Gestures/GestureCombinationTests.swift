import Foundation
import Testing

@testable import Graphics

/// Gestures that consist of others.
@Suite @MainActor struct GestureCombinationTests {
  @Test func tapWaitsForADoubleTap() {
    let scene = GestureScene()
    scene.add(
      "",
      TapGesture(count: 2).onEnded { scene.note("double") }.exclusively(
        before: TapGesture().onEnded { scene.note("single") }))
    scene.tap()
    #expect(scene.log == [])
    scene.wait(1)
    #expect(scene.log == ["single"] && scene.isIdle)
    scene.tap()
    scene.tap()
    scene.wait(1)
    #expect(scene.log == ["single", "double"] && scene.isIdle)
  }

  @Test func secondGestureBeginsWhenTheFirstFails() {
    let scene = GestureScene()
    let press = LongPressGesture().onEnded { _ in scene.note("held") }
    scene.add("", press.exclusively(before: DragGesture().onChanged { _ in scene.note("drag") }))
    scene.down()
    scene.move(80)
    scene.wait(1)
    scene.up(80)
    #expect(scene.log == ["drag"])
    scene.down()
    scene.wait(1)
    scene.move(80)
    scene.up(80)
    #expect(scene.log == ["drag", "held"] && scene.isIdle)
  }

  @Test func fingerDragsWhereTwoMagnify() {
    let scene = GestureScene()
    let magnify = MagnifyGesture().onChanged { _ in scene.note("magnify") }
    scene.add("", magnify.exclusively(before: DragGesture().onChanged { _ in scene.note("drag") }))
    scene.down()
    scene.move(80)
    scene.up(80)
    scene.beginPinch()
    scene.pinch(scale: 2)
    scene.endPinch()
    #expect(scene.log == ["drag", "magnify"] && scene.isIdle)
  }

  @Test func valuesOfSimultaneousGestures() {
    let scene = GestureScene()
    scene.add(
      "",
      DragGesture().map(\.translation.width).simultaneously(with: LongPressGesture(minimumDuration: 1))
        .onChanged { scene.note("\($0.first.map { "\($0)" } ?? "-") \($0.second.map { "\($0)" } ?? "-")") })
    scene.down()
    scene.move(80)
    scene.up(80)
    #expect(scene.log == ["- true", "30.0 -"] && scene.isIdle)
  }

  @Test func sequenceDragsWhatIsHeld() {
    let scene = GestureScene()
    func describe(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value) -> String {
      switch value {
      case .first(let isPressing): "first \(isPressing)"
      case .second(let isHeld, let drag): "second \(isHeld) \(drag.map { "\($0.translation.width)" } ?? "-")"
      }
    }
    let sequence = LongPressGesture().sequenced(before: DragGesture())
    scene.add("", sequence.onChanged { scene.note(describe($0)) }.onEnded { scene.note("ended " + describe($0)) })
    scene.down()
    scene.move(53)
    scene.wait(0.6)
    scene.move(55)
    scene.move(73)
    scene.up(73)
    #expect(scene.log == ["first true", "second true -", "second true 20.0", "ended second true 20.0"])
    #expect(scene.isIdle)
    scene.down()
    scene.move(80)
    scene.up(80)
    #expect(scene.log.last == "first true" && scene.log.count == 5 && scene.isIdle)
  }

  @Test func dragAfterALongPressThatABusyProgramMissedHasItsWholeWay() {
    let scene = GestureScene()
    let sequence = LongPressGesture().sequenced(before: DragGesture())
    scene.add(
      "",
      sequence.onEnded { value in
        if case .second(_, let drag) = value { scene.note("\(drag?.translation.width ?? 0)") }
      })
    scene.down(50)
    scene.beBusy(0.6)
    scene.move(110)
    scene.up(110)
    #expect(scene.log == ["60.0"] && scene.isIdle)
  }

  @Test func sequenceOfTapAndDragEndsWithoutASecondTouch() {
    let scene = GestureScene()
    scene.add("", TapGesture().sequenced(before: DragGesture()).onEnded { _ in scene.note("dragged") })
    scene.tap()
    scene.wait(1)
    #expect(scene.isIdle)
    scene.tap()
    scene.down()
    scene.move(80)
    scene.up(80)
    #expect(scene.log == ["dragged"] && scene.isIdle)
  }
}
