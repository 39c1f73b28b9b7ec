/// Why a test could not do with a view what it wanted to.
public enum ViewHostError: Error, Equatable, CustomStringConvertible {
  /// GTK found no display to show windows on.
  case noDisplay
  /// The view was not painted within a minute.
  case notPainted
  /// Nothing on screen is what was looked for; this is on screen.
  case notFound(String, onScreen: String)
  /// What was waited for did not come; this is on screen.
  case notThere(String, onScreen: String)
  /// It has left the screen.
  case isGone(String)
  /// It, or something around it, is disabled.
  case isDisabled(String)
  /// Nothing happens when it is pressed.
  case cannotTap(String)
  /// It is no field.
  case cannotType(String)
  /// It is neither slider nor stepper.
  case cannotSet(String)

  public var description: String {
    switch self {
    case .noDisplay: "There is no display to show windows on. Run the tests under xvfb-run."
    case .notPainted: "The view was not painted within a minute."
    case .notFound(let what, let onScreen): "There is no \(what) on screen, but:\n\(onScreen)"
    case .notThere(let what, let onScreen): "\(what) did not come on screen within the time. There is:\n\(onScreen)"
    case .isGone(let what): "The \(what) has left the screen."
    case .isDisabled(let what): "The \(what) is disabled."
    case .cannotTap(let what): "Nothing happens when the \(what) is pressed. Tap a button, a switch or a link."
    case .cannotType(let what): "Nobody can type into the \(what). Type into a text field."
    case .cannotSet(let what): "The \(what) has no number to set. Set a slider or a stepper."
    }
  }
}
