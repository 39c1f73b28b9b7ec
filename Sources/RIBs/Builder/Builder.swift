/// What makes a piece of the application. Mirrors RIBs' `Buildable`.
@preconcurrency @MainActor
public protocol Buildable: AnyObject {}

/// Makes a piece of the application out of what it depends on. Mirrors RIBs' `Builder`.
///
/// ```swift
/// final class CartBuilder: Builder<CartDependency>, CartBuildable {
///   func build(withListener listener: CartListener) -> CartRouting { … }
/// }
/// ```
@preconcurrency @MainActor
open class Builder<DependencyType>: Buildable {
  /// What those above provide.
  public let dependency: DependencyType

  /// Makes a builder that draws on `dependency`.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
