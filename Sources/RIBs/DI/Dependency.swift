/// The dependencies that a RIB requires from its parent. Mirrors RIBs' `Dependency`.
///
/// ```swift
/// protocol CartDependency: Dependency {
///   var store: CartStore { get }
/// }
/// ```
@preconcurrency @MainActor
public protocol Dependency: AnyObject {}

/// The dependency of a RIB that requires nothing. Mirrors RIBs' `EmptyDependency`.
@preconcurrency @MainActor
public protocol EmptyDependency: Dependency {}

/// A component for RIBs without dependencies. Mirrors RIBs' `EmptyComponent`.
@preconcurrency @MainActor
open class EmptyComponent: EmptyDependency {
  /// Creates an empty component.
  public init() {}
}
