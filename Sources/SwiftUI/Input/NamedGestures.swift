import Graphics
import GtkBridge

extension View {
  /// Adds a gesture. The name has no effect: it is for gesture recognizers of UIKit, which no view has.
  ///
  /// Mirrors SwiftUI's `gesture(_:name:isEnabled:)`.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that precedes those of the view. The name has no effect, as in `gesture(_:name:isEnabled:)`.
  ///
  /// Mirrors SwiftUI's `highPriorityGesture(_:name:isEnabled:)`.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture beside those of the view. The name has no effect, as in `gesture(_:name:isEnabled:)`.
  ///
  /// Mirrors SwiftUI's `simultaneousGesture(_:name:isEnabled:)`.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}
