import Foundation

/// Provides what a piece of the application needs, and what those below it need. Mirrors RIBs' `Component`.
///
/// ```swift
/// final class CartComponent: Component<CartDependency>, PaymentDependency {
///   var cart: Cart { shared { Cart(store: dependency.store) } }
/// }
/// ```
@preconcurrency @MainActor
open class Component<DependencyType>: Dependency {
  /// What those above provide.
  public let dependency: DependencyType

  private var sharedInstances: [String: Any] = [:]
  // Recursive: one shared instance is often made of another. Code in Swift 5 mode may come from any thread unchecked.
  private let lock = NSRecursiveLock()

  /// Makes a component that draws on `dependency`.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }

  // The label is spelt as in RIBs.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The one instance of the property this is called in: made by `factory` the first time, the same ever after.
  ///
  /// Properties are told apart by name, so that a property may call this once only.
  public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T {
    lock.withLock {
      // In two steps: the absence of a value would cast to an optional T.
      if let value = sharedInstances[__function], let instance = value as? T { return instance }
      let instance = factory()
      sharedInstances[__function] = instance
      return instance
    }
  }
}
