import Foundation

extension ViewController {
  private static weak var current: ViewController?

  /// The controller whose view is being loaded or laid out.
  package static var atWork: ViewController? { current }

  /// Performs work for the view of the controller, meanwhile ``atWork``.
  package func work<Result>(_ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return body()
  }

  /// The size of the sheet that the controller is in, or the one that it will probably have; `nil` outside of sheets.
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
