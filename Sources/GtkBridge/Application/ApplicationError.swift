/// An error that prevents an application from running.
public enum ApplicationError: Error, CustomStringConvertible {
  /// There is no display, or it does not respond.
  case noDisplay

  public var description: String {
    switch self {
    case .noDisplay:
      "No display is available. Start the program from a desktop session, or set WAYLAND_DISPLAY or DISPLAY."
    }
  }
}
