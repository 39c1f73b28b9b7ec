/// A builder that makes a new component for every piece it builds. Mirrors RIBs' `ComponentizedBuilder`.
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

  /// Makes a builder whose components `componentBuilder` makes. It must make a new one each time: a component may keep
  /// what belongs to one piece only. Giving the same one while it is alive is a programming error.
  public init(componentBuilder: @escaping (DynamicComponentDependency) -> Component) {
    self.componentBuilder = componentBuilder
  }

  /// Makes a component and builds a piece with it.
  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> Router {
    build(
      withDynamicBuildDependency: dynamicBuildDependency, dynamicComponentDependency: dynamicComponentDependency
    ).1
  }

  /// Makes a component and builds a piece with it, and gives both.
  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> (Component, Router) {
    let component = componentBuilder(dynamicComponentDependency)
    // Only classes have an identity to compare; a struct is boxed anew each time.
    let newComponent = component as AnyObject
    assert(
      lastComponent !== newComponent,
      "\(self) componentBuilder should produce new instances of component when build is invoked.")
    lastComponent = newComponent
    return (component, build(with: component, dynamicBuildDependency))
  }

  /// Builds a piece with `component`. Subclasses must override it; only `build` calls it.
  open func build(with component: Component, _ dynamicBuildDependency: DynamicBuildDependency) -> Router {
    preconditionFailure("\(type(of: self)) must override build(with:_:).")
  }
}

/// A ``ComponentizedBuilder`` that needs nothing at the time of building. Mirrors RIBs' `SimpleComponentizedBuilder`.
@preconcurrency @MainActor
open class SimpleComponentizedBuilder<Component, Router>: ComponentizedBuilder<Component, Router, (), ()> {
  /// Makes a builder whose components `componentBuilder` makes, a new one each time.
  public init(componentBuilder: @escaping () -> Component) {
    super.init(componentBuilder: { _ in componentBuilder() })
  }

  /// Makes a component and builds a piece with it.
  public final func build() -> Router {
    build(withDynamicBuildDependency: (), dynamicComponentDependency: ())
  }

  /// Builds a piece with `component`, through ``build(with:)``.
  public final override func build(with component: Component, _ dynamicBuildDependency: ()) -> Router {
    build(with: component)
  }

  /// Builds a piece with `component`. Subclasses must override it; only ``build()`` calls it.
  open func build(with component: Component) -> Router {
    preconditionFailure("\(type(of: self)) must override build(with:).")
  }
}
