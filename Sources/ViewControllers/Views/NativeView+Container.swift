import Foundation

extension NativeView {
  /// Updates the frames of a container's view and of the screens in it after the toolkit has placed them: the toolkit
  /// arranges screens and their bars by itself.
  package func containerWasLaidOut() {
    guard let backing, let size = backing.size, let corner = backing.pointInWindow(.zero) else { return }
    if bounds.size != size { place(at: CGRect(origin: frame.origin, size: size)) }
    for screen in subviews {
      guard let place = screen.backing?.pointInWindow(.zero) else { continue }
      let origin = CGPoint(x: place.x - corner.x, y: place.y - corner.y)
      if screen.frame.origin != origin { screen.place(at: CGRect(origin: origin, size: screen.frame.size)) }
    }
  }
}
