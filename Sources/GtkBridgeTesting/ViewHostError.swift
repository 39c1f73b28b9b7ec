/// An error of a test's interaction with a view.
public enum ViewHostError: Error, Equatable, CustomStringConvertible {
  /// GTK found no display.
  case noDisplay
  /// The view was not painted within a minute.
  case notPainted
  /// No element on screen matches. The second value describes the screen.
  case notFound(String, onScreen: String)
  /// The expected text did not appear in time. The second value describes the screen.
  case notThere(String, onScreen: String)
  /// The element is no longer on screen.
  case isGone(String)
  /// The element or one of its ancestors is disabled.
  case isDisabled(String)
  /// The element cannot be activated.
  case cannotTap(String)
  /// The element is not a field.
  case cannotType(String)
  /// The element is neither a slider nor a stepper.
  case cannotSet(String)

  public var description: String {
    switch self {
    case .noDisplay: "No display is available. Run the tests under xvfb-run."
    case .notPainted: "The view was not painted within a minute."
    case .notFound(let what, let onScreen): "There is no \(what) on screen. The screen shows:\n\(onScreen)"
    case .notThere(let what, let onScreen): "\(what) did not appear in time. The screen shows:\n\(onScreen)"
    case .isGone(let what): "The \(what) is no longer on screen."
    case .isDisabled(let what): "The \(what) is disabled."
    case .cannotTap(let what): "The \(what) does not react to a tap. Tap a button, a switch or a link."
    case .cannotType(let what): "Text cannot be typed into the \(what). Type into a text field."
    case .cannotSet(let what): "The \(what) has no numeric value. Set a slider or a stepper."
    }
  }
}
