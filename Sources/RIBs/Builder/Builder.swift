/// A type that builds a RIB. Mirrors RIBs' `Buildable`.
@preconcurrency @MainActor
public protocol Buildable: AnyObject {}

/// A base class for builders that create a RIB from its dependency. Mirrors RIBs' `Builder`.
///
/// ```swift
/// final class CartBuilder: Builder<CartDependency>, CartBuildable {
///   func build(withListener listener: CartListener) -> CartRouting { … }
/// }
/// ```
@preconcurrency @MainActor
open class Builder<DependencyType>: Buildable {
  /// The dependency that the parent RIB provides.
  public let dependency: DependencyType

  /// Creates a builder with `dependency`.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
