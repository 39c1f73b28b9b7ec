import Foundation
import Testing

@testable import Graphics

/// Gestures of nested views, touched by hand under a manual clock.
@MainActor
final class GestureScene {
  /// A manual clock.
  private final class Clock: GestureClock {
    var now = 0.0
    var alarms: [(time: Double, action: @MainActor () -> Void)] = []

    func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) { alarms.append((time, action)) }
  }

  /// A view at a place in the window.
  private struct Place: GesturePlace {
    let size = CGSize(width: 100, height: 50)

    func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
      switch space {
      case .local: CGPoint(x: point.x - 20, y: point.y - 10)
      case .global: point
      case .named: CGPoint(x: point.x + 1000, y: point.y)
      }
    }
  }

  private(set) var log: [String] = []
  private(set) var claims: [String] = []
  private var members: [GestureMember] = []
  private let clock = Clock()

  var now: Double { clock.now }

  /// Adds a gesture outside those added before.
  @discardableResult
  func add<Added: Gesture>(
    _ name: String = "", _ gesture: Added, priority: GestureMember.Priority = .normal, mask: GestureMask = .all
  ) -> GestureMember {
    let member = GestureMember(Added._makeRecognizer(gesture), priority: priority, mask: mask)
    member.position = .init(depth: 0, index: members.count)
    member.place = Place()
    member.claim = { [weak self] in self?.claims.append(name) }
    members.append(member)
    return member
  }

  func note(_ entry: String) { log.append(entry) }

  func down(_ x: Double = 50, _ y: Double = 30, finger: Int = 0, modifiers: EventModifiers = []) {
    let event = GestureEvent(
      .down, contact: finger, location: CGPoint(x: x, y: y), time: clock.now, modifiers: modifiers)
    GestureArena.begin(event, for: members, clock: clock)
  }

  /// Puts the finger down as the widgets report it: one after the other, each with its own rounded place.
  func downInEachView(_ x: Double = 50, _ y: Double = 30) {
    for (index, member) in members.enumerated() {
      let location = CGPoint(x: x, y: y + Double(index) * 0.00002)
      let event = GestureEvent(.down, contact: 0, location: location, time: clock.now, modifiers: [])
      GestureArena.begin(event, for: [member], clock: clock)
    }
  }

  func move(_ x: Double, _ y: Double = 30, finger: Int = 0) { send(.move, x, y, finger) }

  /// Advances the time while the program is busy: its alarms are late.
  func beBusy(_ seconds: Double) { clock.now += seconds }

  func up(_ x: Double = 50, _ y: Double = 30, finger: Int = 0) { send(.up, x, y, finger) }

  func tap(_ x: Double = 50, _ y: Double = 30) {
    down(x, y)
    up(x, y)
  }

  func beginPinch(_ x: Double = 50, _ y: Double = 30) {
    let event = GestureEvent(.pinchBegan, contact: -1, location: CGPoint(x: x, y: y), time: clock.now)
    GestureArena.begin(event, for: members, clock: clock)
  }

  func pinch(scale: Double = 1, radians: Double = 0) { send(.pinch(scale: scale, radians: radians), 50, 30, -1) }

  func endPinch() { send(.pinchEnded, 50, 30, -1) }

  func cancel() { GestureArena.cancel(members) }

  func remove(_ member: GestureMember) {
    members.removeAll { $0 === member }
    GestureArena.remove(member)
  }

  private func send(_ action: GestureEvent.Action, _ x: Double, _ y: Double, _ contact: Int) {
    let event = GestureEvent(action, contact: contact, location: CGPoint(x: x, y: y), time: clock.now)
    GestureArena.handle(event, for: members)
  }

  /// Advances the time.
  func wait(_ seconds: Double) {
    let end = clock.now + seconds
    while let next = clock.alarms.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
      let due = clock.alarms.filter { $0.time == next.time }
      clock.alarms.removeAll { $0.time == next.time }
      clock.now = max(clock.now, next.time)
      for alarm in due { alarm.action() }
    }
    clock.now = end
  }

  /// Whether no gesture waits for anything.
  var isIdle: Bool { members.allSatisfy { $0.arena == nil } }
}
