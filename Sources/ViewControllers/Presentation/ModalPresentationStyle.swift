/// How a presented controller is shown.
///
/// Mirrors `UIModalPresentationStyle`. Only ``fullScreen`` covers: the controllers below it disappear. Below the others
/// they stay on screen and hear nothing.
public enum ModalPresentationStyle: Sendable {
  /// A sheet, as on Apple's systems since iOS 13.
  case automatic
  /// In place of everything in the window.
  case fullScreen
  /// Over everything in the window, which is still seen where the controller's view does not cover it, and takes no input.
  case overFullScreen
  /// A dialog window on top of its own, of the content's size.
  case pageSheet
  /// A dialog window on top of its own, of the content's size. The desktop makes no difference to ``pageSheet``.
  case formSheet
  /// A bubble that points at a view; see ``PopoverPresentationController``.
  case popover

  /// Whether the controllers below are no longer seen.
  var coversPresenter: Bool { self == .fullScreen }
}
