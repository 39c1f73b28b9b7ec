import Foundation

extension ViewController {
  /// The controller whose view is being loaded or laid out.
  package private(set) static weak var current: ViewController?

  /// Loads or lays out the view with the controller as ``current``.
  package func performAsCurrent(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    body()
  }

  /// The size of the sheet around the controller, or its expected size; `nil` outside sheets.
  package var sheetSize: CGSize? {
    let screen = outermostContainer
    switch screen.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: break
    case .fullScreen, .overFullScreen, .popover: return nil
    }
    guard let presenter = screen.presentingViewController else { return nil }
    let size = screen.viewIfLoaded?.bounds.size ?? .zero
    return screen.appearanceState.isOnScreen && size != .zero ? size : screen.expectedSize(over: presenter)
  }
}
