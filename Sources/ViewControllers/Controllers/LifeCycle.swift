/// The life-cycle events of a screen, in chronological order.
public enum LifeCycle: String, CaseIterable, Codable, Sendable {
  /// The screen's view was loaded. Sent once.
  case viewDidLoad
  /// The screen is about to appear.
  case viewWillAppear
  /// The screen is visible, and its first frame is painted.
  case viewDidAppear
  /// The screen is about to be covered, removed, minimised or closed.
  case viewWillDisappear
  /// The screen is no longer visible.
  case viewDidDisappear
}
