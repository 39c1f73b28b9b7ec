/// An error that prevents an application from running.
public enum ApplicationError: Error, CustomStringConvertible {
  /// There is no display, or it does not respond.
  case noDisplay

  public var description: String {
    switch self {
    case .noDisplay:
      "There is no display to open a window on. Start it from a desktop session, or set WAYLAND_DISPLAY or DISPLAY."
    }
  }
}
