import Dispatch

/// The time of gestures.
@MainActor
package protocol GestureClock {
  /// The current time, in seconds.
  var now: Double { get }

  /// Calls `action` at a time.
  func schedule(at time: Double, _ action: @escaping @MainActor () -> Void)
}

/// The time since the start of the machine.
package struct SystemGestureClock: GestureClock {
  package init() {}

  package var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  package func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) {
    let delay = max(0, time - now)
    // The main queue runs after pending input, so a finger that was lifted in time counts.
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated { action() } }
  }
}
