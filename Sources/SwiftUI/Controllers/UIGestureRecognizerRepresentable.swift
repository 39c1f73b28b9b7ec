import GtkBridge
import UIKit

/// A gesture recognizer of UIKit's kind on a declarative view.
///
/// Mirrors SwiftUI's `UIGestureRecognizerRepresentable`. The library is the recognizer's target, and calls
/// ``handleUIGestureRecognizerAction(_:context:)`` at each change of the recognizer's state:
///
/// ```swift
/// struct TwistGesture: UIGestureRecognizerRepresentable {
///   @Binding var angle: CGFloat
///
///   func makeUIGestureRecognizer(context: Context) -> UIRotationGestureRecognizer { UIRotationGestureRecognizer() }
///
///   func handleUIGestureRecognizerAction(_ recognizer: UIRotationGestureRecognizer, context: Context) {
///     angle = recognizer.rotation
///   }
/// }
///
/// Map().gesture(TwistGesture(angle: $angle))
/// ```
///
/// A view that shows several widgets, such as a `Group`, has one recognizer for each. In SwiftUI, the representable is not
/// a view modifier.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable<UIGestureRecognizerType>: ViewModifier {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer

  /// An object or value kept beside the recognizer, such as its delegate.
  associatedtype Coordinator = Void

  /// The coordinator and the converter that each call receives.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>

  /// The type that converts places to the coordinate spaces of views.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Creates the recognizer, once for each identity of the view.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

  /// Reacts to a change of the recognizer's state.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Updates the recognizer, after its creation and whenever the view or its environment changes.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Creates the coordinator, before the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

/// The coordinator and the converter of a ``UIGestureRecognizerRepresentable``.
///
/// Mirrors SwiftUI's `UIGestureRecognizerRepresentableContext`.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The coordinator of the recognizer.
  public let coordinator: Representable.Coordinator

  /// The places of the gesture in the coordinate spaces of views.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}

  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

  /// The view with the recognizer. Part of the library and of no use outside.
  public func body(content: Content) -> some View { RecognizedContent(content: content, representable: self) }
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// No coordinator. This is the default of a type that declares none.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension View {
  /// Adds a gesture recognizer of UIKit's kind.
  ///
  /// Mirrors SwiftUI's `gesture(_:)` for a ``UIGestureRecognizerRepresentable``. Gestures and controls inside the view come
  /// first, as with any gesture. In a disabled environment, the recognizer is not enabled.
  public func gesture<Representable: UIGestureRecognizerRepresentable>(_ representable: Representable) -> some View {
    modifier(representable)
  }
}

/// A view whose widgets have the recognizers of a representable.
private struct RecognizedContent<Content: View, Representable: UIGestureRecognizerRepresentable>: View {
  let content: Content
  let representable: Representable
  @State private var recognizers = RepresentedRecognizers<Representable>()
  @Environment(\.isEnabled) private var isEnabled

  init(content: Content, representable: Representable) {
    self.content = content
    self.representable = representable
  }

  var body: some View {
    recognizers.update(representable, isEnabled: isEnabled)
    return InputContent(content: content, action: ()) { [recognizers] element, _ in recognizers.add(to: element) }
  }
}
