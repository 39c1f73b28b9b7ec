// SwiftUI's first spellings of the accessibility modifiers.

extension View {
  /// Mirrors SwiftUI's deprecated `accessibility(label:)`; see `accessibilityLabel(_:)`.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Mirrors SwiftUI's deprecated `accessibility(value:)`; see `accessibilityValue(_:)`.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Mirrors SwiftUI's deprecated `accessibility(hint:)`; see `accessibilityHint(_:)`.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Mirrors SwiftUI's deprecated `accessibility(hidden:)`; see `accessibilityHidden(_:)`.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Mirrors SwiftUI's deprecated `accessibility(identifier:)`; see `accessibilityIdentifier(_:)`.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Mirrors SwiftUI's deprecated `accessibility(addTraits:)`; see `accessibilityAddTraits(_:)`.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Mirrors SwiftUI's deprecated `accessibility(removeTraits:)`; see `accessibilityRemoveTraits(_:)`.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Mirrors SwiftUI's deprecated `accessibility(sortPriority:)`; see `accessibilitySortPriority(_:)`.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Mirrors SwiftUI's deprecated `accessibility(inputLabels:)`; see `accessibilityInputLabels(_:)`.
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Mirrors SwiftUI's deprecated `accessibility(activationPoint:)`; see `accessibilityActivationPoint(_:)`.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}
