/// A builder that creates a new component for every RIB it builds. Mirrors RIBs' `ComponentizedBuilder`.
///
/// ```swift
/// final class CartBuilder: ComponentizedBuilder<CartComponent, CartRouting, CartListener, Void> {
///   override func build(with component: CartComponent, _ listener: CartListener) -> CartRouting { … }
/// }
/// let builder = CartBuilder { CartComponent(dependency: dependency) }
/// ```
@preconcurrency @MainActor
open class ComponentizedBuilder<Component, Router, DynamicBuildDependency, DynamicComponentDependency>: Buildable {
  private let componentBuilder: (DynamicComponentDependency) -> Component
  private weak var lastComponent: AnyObject?

  /// Creates a builder that obtains its components from `componentBuilder`.
  ///
  /// `componentBuilder` must return a new component for each RIB, because a component may hold state of a single RIB.
  /// Returning the previous component while it is still alive is a programming error.
  public init(componentBuilder: @escaping (DynamicComponentDependency) -> Component) {
    self.componentBuilder = componentBuilder
  }

  /// Creates a component and builds a RIB with it.
  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> Router {
    build(
      withDynamicBuildDependency: dynamicBuildDependency, dynamicComponentDependency: dynamicComponentDependency
    ).1
  }

  /// Creates a component, builds a RIB with it, and returns both.
  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> (Component, Router) {
    let component = componentBuilder(dynamicComponentDependency)
    // Only class instances have an identity to compare. A struct is boxed again each time.
    let newComponent = component as AnyObject
    assert(
      lastComponent !== newComponent,
      "\(self) componentBuilder should produce new instances of component when build is invoked.")
    lastComponent = newComponent
    return (component, build(with: component, dynamicBuildDependency))
  }

  /// Builds a RIB with `component`. Subclasses must override this method; only `build` calls it.
  open func build(with component: Component, _ dynamicBuildDependency: DynamicBuildDependency) -> Router {
    preconditionFailure("\(type(of: self)) must override build(with:_:).")
  }
}

/// A ``ComponentizedBuilder`` without dynamic dependencies. Mirrors RIBs' `SimpleComponentizedBuilder`.
@preconcurrency @MainActor
open class SimpleComponentizedBuilder<Component, Router>: ComponentizedBuilder<Component, Router, (), ()> {
  /// Creates a builder. `componentBuilder` must return a new component each time.
  public init(componentBuilder: @escaping () -> Component) {
    super.init(componentBuilder: { _ in componentBuilder() })
  }

  /// Creates a component and builds a RIB with it.
  public final func build() -> Router {
    build(withDynamicBuildDependency: (), dynamicComponentDependency: ())
  }

  /// Builds a RIB with `component` by calling ``build(with:)``.
  public final override func build(with component: Component, _ dynamicBuildDependency: ()) -> Router {
    build(with: component)
  }

  /// Builds a RIB with `component`. Subclasses must override this method; only ``build()`` calls it.
  open func build(with component: Component) -> Router {
    preconditionFailure("\(type(of: self)) must override build(with:).")
  }
}
