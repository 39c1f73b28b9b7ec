import Foundation
import GtkObjects
import Observation

/// The size of the screen for views (`UIScreen.main.bounds`): that of the window's content.
///
/// A view whose body reads it observes it like a property of an observable object.
@MainActor
package final class ScreenBounds: Observable {
  package static let shared = ScreenBounds()

  /// Indicates whether the program reads the size. Lengths that views derive from it then limit no window: on a phone, they
  /// would have others after a rotation.
  var isRead = false
  private let registrar = ObservationRegistrar()
  private var version = 0

  private init() {}

  /// Notes that the size is read.
  package func access() {
    isRead = true
    registrar.access(self, keyPath: \.version)
  }

  /// Updates the views that have read the size, in the frame with the new size of a window.
  func windowDidResize() {
    registrar.withMutation(of: self, keyPath: \.version) { version += 1 }
    ViewGraph.updateAgainInFrame()
  }
}
