// SwiftUI's first spellings of the accessibility modifiers.

extension View {
  /// Mirrors SwiftUI's deprecated `accessibility(label:)`; see ``View/accessibilityLabel(_:)``.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Mirrors SwiftUI's deprecated `accessibility(value:)`; see ``View/accessibilityValue(_:)``.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Mirrors SwiftUI's deprecated `accessibility(hint:)`; see ``View/accessibilityHint(_:)``.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Mirrors SwiftUI's deprecated `accessibility(hidden:)`; see ``View/accessibilityHidden(_:)``.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Mirrors SwiftUI's deprecated `accessibility(identifier:)`; see ``View/accessibilityIdentifier(_:)``.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Mirrors SwiftUI's deprecated `accessibility(addTraits:)`; see ``View/accessibilityAddTraits(_:)``.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Mirrors SwiftUI's deprecated `accessibility(removeTraits:)`; see ``View/accessibilityRemoveTraits(_:)``.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Mirrors SwiftUI's deprecated `accessibility(sortPriority:)`; see ``View/accessibilitySortPriority(_:)``.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Mirrors SwiftUI's deprecated `accessibility(inputLabels:)`; see ``View/accessibilityInputLabels(_:)``.
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Mirrors SwiftUI's deprecated `accessibility(activationPoint:)`; see ``View/accessibilityActivationPoint(_:)``.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}
