/// A builder whose component is used before the piece is built, as where a plugin point asks it whether it applies.
/// Mirrors RIBs' `MultiStageComponentizedBuilder`.
///
/// All stages of one pass share one component; building the piece ends the pass.
@preconcurrency @MainActor
open class MultiStageComponentizedBuilder<Component, Router, DynamicBuildDependency>: Buildable {
  private let componentBuilder: () -> Component
  private var currentPassComponent: Component?
  private weak var lastComponent: AnyObject?

  /// Makes a builder whose components `componentBuilder` makes. It must make a new one each time; giving the same one
  /// while it is alive is a programming error.
  public init(componentBuilder: @escaping () -> Component) {
    self.componentBuilder = componentBuilder
  }

  /// The component of the pass under way; the first use begins a pass.
  public final var componentForCurrentBuildPass: Component {
    if let currentPassComponent { return currentPassComponent }
    let component = componentBuilder()
    // Only classes have an identity to compare; a struct is boxed anew each time.
    let newComponent = component as AnyObject
    assert(
      lastComponent !== newComponent,
      "\(self) componentBuilder should produce new instances of component when build is invoked.")
    lastComponent = newComponent
    currentPassComponent = component
    return component
  }

  /// Builds a piece with the component of this pass, and ends the pass.
  public final func finalStageBuild(withDynamicDependency dynamicDependency: DynamicBuildDependency) -> Router {
    let router = finalStageBuild(with: componentForCurrentBuildPass, dynamicDependency)
    currentPassComponent = nil
    return router
  }

  /// Builds a piece with `component`. Subclasses must override it; only ``finalStageBuild(withDynamicDependency:)`` calls
  /// it.
  open func finalStageBuild(with component: Component, _ dynamicDependency: DynamicBuildDependency) -> Router {
    preconditionFailure("\(type(of: self)) must override finalStageBuild(with:_:).")
  }
}

/// A ``MultiStageComponentizedBuilder`` that needs nothing at the time of building. Mirrors RIBs'
/// `SimpleMultiStageComponentizedBuilder`.
@preconcurrency @MainActor
open class SimpleMultiStageComponentizedBuilder<Component, Router>: MultiStageComponentizedBuilder<
  Component, Router, ()
>
{
  /// Makes a builder whose components `componentBuilder` makes, a new one each time.
  public override init(componentBuilder: @escaping () -> Component) {
    super.init(componentBuilder: componentBuilder)
  }

  /// Builds a piece with the component of this pass, and ends the pass.
  public final func finalStageBuild() -> Router {
    finalStageBuild(withDynamicDependency: ())
  }

  /// Builds a piece with `component`, through ``finalStageBuild(with:)``.
  public final override func finalStageBuild(with component: Component, _ dynamicDependency: ()) -> Router {
    finalStageBuild(with: component)
  }

  /// Builds a piece with `component`. Subclasses must override it; only ``finalStageBuild()`` calls it.
  open func finalStageBuild(with component: Component) -> Router {
    preconditionFailure("\(type(of: self)) must override finalStageBuild(with:).")
  }
}
