/// The style in which a controller is presented.
///
/// Mirrors `UIModalPresentationStyle`. Only ``fullScreen`` covers the controllers below, which then disappear. With
/// every other style they stay on screen and receive no events.
public enum ModalPresentationStyle: Sendable {
  /// A sheet, as on Apple's systems since iOS 13.
  case automatic
  /// Replaces the entire content of the window.
  case fullScreen
  /// Covers the entire content of the window. The content takes no input, but is visible where the controller's view
  /// does not cover it.
  case overFullScreen
  /// A separate dialog window of the content's size.
  case pageSheet
  /// A separate dialog window of the content's size. The same as ``pageSheet`` on the desktop.
  case formSheet
  /// A popover that points at a view; see ``PopoverPresentationController``.
  case popover

  /// The same as ``overFullScreen``. With a `transitioningDelegate`, the program provides the presentation.
  public static let custom = ModalPresentationStyle.overFullScreen
  /// The same as ``overFullScreen``: a presentation covers its whole window.
  public static let overCurrentContext = ModalPresentationStyle.overFullScreen
  /// The same as ``fullScreen``: a presentation covers its whole window.
  public static let currentContext = ModalPresentationStyle.fullScreen
  /// The answer of a delegate that requests no other style. Presentations never adapt on the desktop.
  public static let none = ModalPresentationStyle.automatic

  /// Indicates whether the presentation hides the controllers below.
  var coversPresenter: Bool { self == .fullScreen }
}
