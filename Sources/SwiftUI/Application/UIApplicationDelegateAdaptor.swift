/// A property of an ``App`` that creates the application's delegate.
///
/// Mirrors SwiftUI's `UIApplicationDelegateAdaptor`. A delegate that is observable is in the environment of all scenes.
///
/// ```swift
/// @main struct NotesApp: App {
///   @UIApplicationDelegateAdaptor private var delegate: NotesDelegate
/// }
/// ```
///
/// As on iOS, the class of the delegate derives from `NSObject` or `UIResponder`.
@preconcurrency @MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Creates the delegate.
  public init(_ type: Delegate.Type = Delegate.self) {
    wrappedValue = DelegateCreation.make(type)
    UIApplication.shared.delegate = wrappedValue
  }
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
  /// Bindings to the properties of the delegate: `$delegate.name`.
  public var projectedValue: ObservedObject<Delegate>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplicationDelegateAdaptor where Delegate: Observable {
  /// Bindings to the properties of the delegate: `$delegate.name`.
  public var projectedValue: Bindable<Delegate> { Bindable(wrappedValue) }
}

extension View {
  /// Provides a delegate that is observable to the views inside.
  func delegateObject(_ delegate: (any UIApplicationDelegate)?) -> some View {
    func provide(_ object: some ObservableObject) -> AnyView { AnyView(environmentObject(object)) }
    func provide(_ object: some AnyObject & Observable) -> AnyView { AnyView(environment(object)) }
    return switch delegate {
    case let object as any ObservableObject: provide(object)
    case let object as any AnyObject & Observable: provide(object)
    default: AnyView(self)
    }
  }
}
