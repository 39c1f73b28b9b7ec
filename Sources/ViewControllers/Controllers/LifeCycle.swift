/// An event in the life of a screen, in the order in which they come.
public enum LifeCycle: String, CaseIterable, Codable, Sendable {
  /// The screen's view was loaded. It comes once.
  case viewDidLoad
  /// The screen is about to be shown.
  case viewWillAppear
  /// The screen is on screen, and its first frame has been painted.
  case viewDidAppear
  /// The screen is about to be covered, taken away, minimised or closed.
  case viewWillDisappear
  /// The screen is no longer on screen.
  case viewDidDisappear
}
