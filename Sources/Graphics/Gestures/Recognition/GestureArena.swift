import Foundation

/// The gestures that a touch may belong to, and the decision between them.
///
/// The gestures of a view and of the views around it are combined as in SwiftUI: a gesture excludes the gestures inside
/// its view, and the inner ones take precedence. A gesture of high priority takes precedence over them, and a
/// simultaneous one is recognised in addition to them.
@MainActor
package final class GestureArena {
  private static var open: [GestureArena] = []

  /// The innermost gesture first.
  private var members: [GestureMember] = []
  private let clock: any GestureClock
  /// The latest touch.
  private var beginning: GestureEvent?
  private var latest: GestureEvent?
  private var timer: Double?
  /// Indicates whether a gesture has taken the touch, which ends the events for all others.
  private var isClaimed = false
  /// Indicates whether gestures are being cancelled because one has taken the touch.
  private var isClaiming = false

  private init(_ clock: any GestureClock) { self.clock = clock }

  /// Passes the beginning of a touch to the gestures of a view.
  package static func begin(
    _ event: GestureEvent, for members: [GestureMember], clock: any GestureClock = SystemGestureClock()
  ) {
    guard !members.isEmpty else { return }
    // A finger cannot go down twice: the end of the former touch was lost.
    for arena in open where arena.isTouched(by: event.contact) && !arena.isTouched(at: event) { arena.cancel() }
    let touched = members.lazy.compactMap(\.arena).first ?? open.first { $0.isTouched(by: event.contact) }
    let arena = touched ?? GestureArena(clock)
    if touched == nil { open.append(arena) }
    arena.begin(event, for: members)
  }

  private func isTouched(by contact: Int) -> Bool { members.contains { $0.contacts.contains(contact) } }

  /// Indicates whether the touch has begun with this event, which each of the widgets reports.
  private func isTouched(at event: GestureEvent) -> Bool {
    guard let beginning else { return false }
    return beginning.isSame(as: event) && event.time - beginning.time < 0.5
  }

  private func begin(_ event: GestureEvent, for joining: [GestureMember]) {
    beginning = event
    isClaimed = isClaimed && members.contains { !$0.contacts.isEmpty }
    advance(to: event.time)
    for member in joining {
      if member.arena == nil {
        member.arena = self
        member.reset()
        members.append(member)
      } else if member.outcome == .ended, member.takes == true || member.priority == .simultaneous {
        // It has acted for the former tap.
        member.recognizer.reset()
      }
      member.handle(event)
    }
    members.sort { $0.position < $1.position }
    resolve(after: event)
  }

  /// Passes an event to the gestures of a view, or to all if one of them has taken the touch.
  package static func handle(_ event: GestureEvent, for members: [GestureMember]) {
    members.lazy.compactMap(\.arena).first?.handle(event, for: members)
  }

  private func handle(_ event: GestureEvent, for receivers: [GestureMember]) {
    if isClaimed, let latest, latest.isSame(as: event) { return }
    latest = event
    for member in isClaimed ? members : receivers where member.arena === self { member.handle(event) }
    resolve(after: event)
  }

  /// Ends the gestures of a view without recognising them, because the touch has been claimed or the view has been
  /// removed.
  package static func cancel(_ members: [GestureMember]) {
    for member in members {
      guard let arena = member.arena, !arena.isClaiming else { continue }
      member.cancel()
      arena.resolve(after: GestureEvent(.time, time: arena.clock.now))
    }
  }

  /// Ends a gesture whose view has been removed.
  package static func remove(_ member: GestureMember) {
    member.cancel()
    guard let arena = member.arena else { return }
    member.arena = nil
    arena.members.removeAll { $0 === member }
    arena.resolve(after: GestureEvent(.time, time: arena.clock.now))
  }

  private func cancel() {
    for member in members { member.cancel() }
    close()
  }

  private func close() {
    for member in members {
      member.arena = nil
      member.reset()
    }
    members = []
    Self.open.removeAll { $0 === self }
  }

  /// Passes the time to all gestures.
  private func advance(to time: Double) {
    for member in members { member.handle(GestureEvent(.time, time: time)) }
  }

  // MARK: - The decision

  private func resolve(after event: GestureEvent) {
    guard !members.isEmpty else { return close() }
    var event = event
    event.isTouching = members.contains { !$0.contacts.isEmpty }
    let outcomes = decide(after: event)
    claimIfRecognised()
    if isClaimed, event.action == .up || event.action == .pinchEnded {
      // The other gestures receive no further events.
      for member in members { member.forget(event.contact) }
    }
    deliver(to: members, outcomes)
    // An action may have ended the arena.
    guard let outcome = outcomes.last, !members.isEmpty else { return }
    if outcome != .possible, outcome != .active, members.allSatisfy({ $0.contacts.isEmpty }) { return close() }
    waitForDeadline()
  }

  /// Returns the outcome of each gesture together with those inside it.
  private func decide(after event: GestureEvent) -> [GestureOutcome] {
    var outcomes: [GestureOutcome] = []
    for member in members {
      var inner = outcomes.last ?? .failed
      if !member.mask.contains(.subviews) { inner = .failed }
      let own = member.outcome
      let (first, second) = member.priority == .high ? (own, inner) : (inner, own)
      if member.priority == .simultaneous {
        outcomes.append(own.beside(inner))
      } else {
        if member.decision == nil {
          member.decision = .winner(first: first, second: second, after: event)
        }
        outcomes.append(GesturePrecedence.outcome(member.decision, first: first, second: second))
      }
    }
    return outcomes
  }

  private func deliver(to members: [GestureMember], _ outcomes: [GestureOutcome]) {
    guard let member = members.last, let index = members.indices.last else { return }
    let inner = Array(members.dropLast())
    let hasInner = member.mask.contains(.subviews)
    if !hasInner { for other in inner { other.cancel() } }
    switch member.takes {
    case true?:
      member.recognizer.deliver()
      for other in inner { other.cancel() }
    case false?:
      member.cancelRecognition()
      deliver(to: inner, outcomes)
    case nil:
      let isSimultaneous = member.priority == .simultaneous
      if isSimultaneous || !member.outcome.isRecognised, member.mask.contains(.gesture) { member.recognizer.deliver() }
      guard hasInner, index > 0 else { return }
      if isSimultaneous || !outcomes[index - 1].isRecognised { deliver(to: inner, outcomes) }
    }
  }

  /// Takes the touch from the controls and scroll views around the recognised gesture, before it acts.
  private func claimIfRecognised() {
    guard !isClaimed else { return }
    var index = members.count - 1
    while index >= 0 {
      let member = members[index]
      if member.takes == true {
        isClaimed = true
        isClaiming = true
        member.claim()
        isClaiming = false
        return
      }
      let hasInner = member.mask.contains(.subviews)
      guard hasInner, member.takes == false || member.priority == .simultaneous else { return }
      index -= 1
    }
  }

  private func waitForDeadline() {
    let deadline = members.compactMap(\.recognizer.deadline).min()
    guard let deadline, deadline != timer else { return }
    timer = deadline
    clock.schedule(at: deadline) { [weak self] in self?.pass(deadline) }
  }

  private func pass(_ deadline: Double) {
    guard timer == deadline else { return }
    timer = nil
    let event = GestureEvent(.time, time: max(deadline, clock.now))
    for member in members { member.handle(event) }
    resolve(after: event)
  }
}

extension GestureMember {
  /// Indicates whether the gesture is recognised in place of the inner ones, or `nil` if this is undecided.
  fileprivate var takes: Bool? {
    switch decision {
    case .first: priority == .high
    case .second: priority != .high
    case nil: nil
    }
  }

  /// Ends the gesture because an inner one is recognised. The fingers stay known.
  fileprivate func cancelRecognition() { recognizer.cancel() }
}

extension GestureEvent {
  /// Indicates whether another widget reports the same event. Each widget converts the location from its own coordinates, which
  /// rounds it.
  fileprivate func isSame(as other: GestureEvent) -> Bool {
    action == other.action && contact == other.contact && action != .time
      && abs(location.x - other.location.x) < 0.1 && abs(location.y - other.location.y) < 0.1
  }
}
