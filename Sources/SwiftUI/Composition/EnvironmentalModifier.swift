/// A modifier that the environment resolves to another one.
///
/// Mirrors SwiftUI's `EnvironmentalModifier`. It is resolved again after a change of the environment:
///
/// ```swift
/// struct Emphasis: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     Frame(color: environment.isEnabled ? .accentColor : .gray)
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the other modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Applies the modifier that ``resolve(in:)`` returns.
  public func body(content: Content) -> EnvironmentalContent<Self> {
    EnvironmentalContent(content: content, modifier: self)
  }
}

/// The view of an ``EnvironmentalModifier``.
public struct EnvironmentalContent<Modifier: EnvironmentalModifier>: View {
  let content: ModifierContent<Modifier>
  let modifier: Modifier

  @Environment(\.self) private var environment

  init(content: ModifierContent<Modifier>, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  public var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
