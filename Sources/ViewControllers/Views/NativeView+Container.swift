import Foundation

extension NativeView {
  /// Gives the view of a container, and those of the screens in it, the places that the toolkit has given them: the toolkit
  /// arranges screens and the bars around them by itself.
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
