/// A property of an ``App`` that creates the application's delegate.
///
/// Mirrors SwiftUI's `UIApplicationDelegateAdaptor`. A delegate that is an observable object is in the environment there;
/// here, pass it on with `environmentObject(_:)`.
///
/// ```swift
/// @main struct NotesApp: App {
///   @UIApplicationDelegateAdaptor private var delegate: NotesDelegate
/// }
/// ```
///
/// The class of the delegate is final, or has a required initialiser.
@preconcurrency @MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Creates the delegate.
  public init(_ type: Delegate.Type = Delegate.self) {
    wrappedValue = Delegate()
    UIApplication.shared.delegate = wrappedValue
  }
}
