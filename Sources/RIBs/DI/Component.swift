import Foundation

/// A container of the dependencies of a RIB and of its children. Mirrors RIBs' `Component`.
///
/// ```swift
/// final class CartComponent: Component<CartDependency>, PaymentDependency {
///   var cart: Cart { shared { Cart(store: dependency.store) } }
/// }
/// ```
@preconcurrency @MainActor
open class Component<DependencyType>: Dependency {
  /// The dependency that the parent RIB provides.
  public let dependency: DependencyType

  private var sharedInstances: [String: Any] = [:]
  // Recursive, because a shared instance often depends on another. Code in Swift 5 mode may call from any thread.
  private let lock = NSRecursiveLock()

  /// Creates a component with `dependency`.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }

  // The label is spelled as in RIBs.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the shared instance of the calling property. The first call creates it with `factory`; later calls return
  /// the same instance.
  ///
  /// The property's name identifies the instance, so a property may call this method only once.
  public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T {
    lock.withLock {
      // Two steps: a missing value would successfully cast to an optional `T`.
      if let value = sharedInstances[__function], let instance = value as? T { return instance }
      let instance = factory()
      sharedInstances[__function] = instance
      return instance
    }
  }
}
