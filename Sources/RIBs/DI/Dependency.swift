/// What a piece of the application needs from those above it. Mirrors RIBs' `Dependency`.
///
/// ```swift
/// protocol CartDependency: Dependency {
///   var store: CartStore { get }
/// }
/// ```
@preconcurrency @MainActor
public protocol Dependency: AnyObject {}

/// The dependency of a piece that needs nothing. Mirrors RIBs' `EmptyDependency`.
@preconcurrency @MainActor
public protocol EmptyDependency: Dependency {}

/// A component for those that need nothing. Mirrors RIBs' `EmptyComponent`.
@preconcurrency @MainActor
open class EmptyComponent: EmptyDependency {
  /// Makes the component.
  public init() {}
}
