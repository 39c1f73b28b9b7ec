import Foundation

/// A view over the content of a window that belongs to no controller. It lets the pointer through outside its subviews.
@MainActor
package class WindowLayer: NativeView {
  private(set) weak var shownWindow: Window?

  init(of window: Window?) {
    shownWindow = window
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  package override var next: Responder? { shownWindow }

  package override func hitTest(_ point: CGPoint, with event: InputEvent?) -> NativeView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
