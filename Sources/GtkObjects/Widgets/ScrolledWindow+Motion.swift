import Graphics

extension Gtk {
  /// The animated movements of a scrolled window.
  @MainActor
  package final class ScrollMotion {
    private weak var window: ScrolledWindow?
    private var destination: (axis: Axis, offset: Double)?
    private var number = 0
    /// The part of a notch that a wheel of high resolution has turned.
    private var rest = 0.0

    /// The duration of a movement, in seconds.
    private static let duration = 0.25

    package init(of window: ScrolledWindow) {
      self.window = window
    }

    /// Adds a turn of the wheel, and returns the number of whole notches.
    package func wholeSteps(_ notches: Double) -> Int {
      rest += notches
      let steps = Int(max(min(rest, 100), -100))
      rest = steps == 0 ? rest : 0
      return steps
    }

    /// Indicates whether a movement is running.
    package var isMoving: Bool { destination != nil }

    /// Returns the offset on an axis at the end of the running movement.
    package func destination(on axis: Axis) -> Double {
      if let destination, destination.axis == axis { return destination.offset }
      return window?.offset(on: axis) ?? 0
    }

    /// Ends the running movement where the content is.
    package func stop() {
      number += 1
      destination = nil
      window?.stopDeceleration()
    }

    /// Scrolls to an offset, with an animation if the user allows it.
    package func glide(to offset: Double, on axis: Axis) {
      guard let window else { return }
      stop()
      guard window.isMapped, DesktopSettings.animationsAreEnabled else { return window.setOffset(offset, on: axis) }
      destination = (axis, offset)
      let (start, current) = (window.offset(on: axis), number)
      var began: Double?
      window.onFrames { [weak self] time in
        guard let self, current == number, let window = self.window else { return false }
        let first = began ?? time
        began = first
        let done = min((time - first) / Self.duration, 1)
        let left = 1 - done
        window.setOffset(start + (offset - start) * (1 - left * left * left), on: axis)
        if done == 1 { destination = nil }
        return done < 1
      }
    }
  }
}
