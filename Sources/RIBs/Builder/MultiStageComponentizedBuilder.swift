/// A builder whose component is available before the RIB is built, for example to decide whether a plugin applies.
/// Mirrors RIBs' `MultiStageComponentizedBuilder`.
///
/// All stages of a build pass share one component. Building the RIB ends the pass.
@preconcurrency @MainActor
open class MultiStageComponentizedBuilder<Component, Router, DynamicBuildDependency>: Buildable {
  private let componentBuilder: () -> Component
  private var currentPassComponent: Component?
  private weak var lastComponent: AnyObject?

  /// Creates a builder that obtains its components from `componentBuilder`.
  ///
  /// `componentBuilder` must return a new component for each build pass. Returning the previous component while it is
  /// still alive is a programming error.
  public init(componentBuilder: @escaping () -> Component) {
    self.componentBuilder = componentBuilder
  }

  /// The component of the current build pass. The first access starts a pass.
  public final var componentForCurrentBuildPass: Component {
    if let currentPassComponent { return currentPassComponent }
    let component = componentBuilder()
    // Only class instances have an identity to compare. A struct is boxed again each time.
    let newComponent = component as AnyObject
    assert(
      lastComponent !== newComponent,
      "\(self) componentBuilder should produce new instances of component when build is invoked.")
    lastComponent = newComponent
    currentPassComponent = component
    return component
  }

  /// Builds a RIB with the component of the current build pass, then ends the pass.
  public final func finalStageBuild(withDynamicDependency dynamicDependency: DynamicBuildDependency) -> Router {
    let router = finalStageBuild(with: componentForCurrentBuildPass, dynamicDependency)
    currentPassComponent = nil
    return router
  }

  /// Builds a RIB with `component`. Subclasses must override this method; only
  /// ``finalStageBuild(withDynamicDependency:)`` calls it.
  open func finalStageBuild(with component: Component, _ dynamicDependency: DynamicBuildDependency) -> Router {
    preconditionFailure("\(type(of: self)) must override finalStageBuild(with:_:).")
  }
}

/// A ``MultiStageComponentizedBuilder`` without dynamic dependencies. Mirrors RIBs'
/// `SimpleMultiStageComponentizedBuilder`.
@preconcurrency @MainActor
open class SimpleMultiStageComponentizedBuilder<Component, Router>: MultiStageComponentizedBuilder<
  Component, Router, ()
>
{
  /// Creates a builder. `componentBuilder` must return a new component each time.
  public override init(componentBuilder: @escaping () -> Component) {
    super.init(componentBuilder: componentBuilder)
  }

  /// Builds a RIB with the component of the current build pass, then ends the pass.
  public final func finalStageBuild() -> Router {
    finalStageBuild(withDynamicDependency: ())
  }

  /// Builds a RIB with `component` by calling ``finalStageBuild(with:)``.
  public final override func finalStageBuild(with component: Component, _ dynamicDependency: ()) -> Router {
    finalStageBuild(with: component)
  }

  /// Builds a RIB with `component`. Subclasses must override this method; only ``finalStageBuild()`` calls it.
  open func finalStageBuild(with component: Component) -> Router {
    preconditionFailure("\(type(of: self)) must override finalStageBuild(with:).")
  }
}
