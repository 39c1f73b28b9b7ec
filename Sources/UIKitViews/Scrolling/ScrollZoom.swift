import Foundation
import Graphics
import GtkObjects

/// The gestures for zooming the content of a scroll view: two fingers, the wheel with Control, and the keys + - 0 with
/// Control.
@MainActor
final class ScrollZoom {
  private weak var view: UIScrollView?
  private let window: Gtk.ScrolledWindow
  private var pinch: Gtk.TouchSource?
  /// The scale at the beginning of a pinch.
  private var start: CGFloat = 1

  /// The factor by which a notch of the wheel or a key changes the scale.
  private static let step = 1.1

  init(of view: UIScrollView, in window: Gtk.ScrolledWindow) {
    self.view = view
    self.window = window
    let source = Gtk.TouchSource(on: window, beforeContent: true) { [weak self] in self?.pinch($0) }
    source.makePinch()
    pinch = source
    window.onZoom { [weak self] notches, point in self?.zoom(by: pow(Self.step, -notches), at: point) ?? false }
    for (key, factor) in [("plus", Self.step), ("equal", Self.step), ("minus", 1 / Self.step), ("0", 0)] {
      window.onKeys("<Control>\(key)") { [weak self] in self?.zoom(by: factor, at: nil) ?? false }
    }
  }

  /// Indicates whether the program permits zooming.
  private var zooms: Bool {
    guard let view else { return false }
    return view.maximumZoomScale > view.minimumZoomScale && view.scrollDelegate?.viewForZooming(in: view) != nil
  }

  private func pinch(_ event: GestureEvent?) {
    guard let view, zooms else { return }
    switch event?.action {
    case .pinchBegan:
      start = view.zoomScale
      begin()
    case .pinch(let scale, _):
      pinch?.claim()
      let point = event.flatMap { window.point(fromWindow: $0.location) }
      view.zoom(to: start * CGFloat(scale), around: contentPoint(point))
    case .pinchEnded: end()
    case nil: if view.isZooming { end() }
    default: break
    }
  }

  /// - Parameter factor: The factor, or 0 for the scale of 1.
  private func zoom(by factor: Double, at point: CGPoint?) -> Bool {
    guard let view, zooms else { return false }
    begin()
    view.zoom(to: factor == 0 ? 1 : view.zoomScale * factor, around: contentPoint(point))
    end()
    return true
  }

  /// Returns the point of the content at a point of the widget, or at its centre.
  private func contentPoint(_ point: CGPoint?) -> CGPoint {
    guard let view else { return .zero }
    guard let point else { return CGPoint(x: view.bounds.midX, y: view.bounds.midY) }
    return CGPoint(x: view.bounds.minX + point.x, y: view.bounds.minY + point.y)
  }

  private func begin() {
    guard let view, !view.isZooming else { return }
    view.isZooming = true
    view.scrollDelegate?.scrollViewWillBeginZooming(view, with: view.scrollDelegate?.viewForZooming(in: view))
  }

  private func end() {
    guard let view else { return }
    view.isZooming = false
    view.scrollDelegate?.scrollViewDidEndZooming(
      view, with: view.scrollDelegate?.viewForZooming(in: view), atScale: view.zoomScale)
  }
}
