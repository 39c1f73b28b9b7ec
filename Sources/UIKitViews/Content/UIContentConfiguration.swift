/// A description of the content of a cell, which creates the view.
///
/// Mirrors `UIContentConfiguration`.
public protocol UIContentConfiguration {
  /// Creates a view of the content.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the description for a state of the cell.
  @MainActor func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// Returns the description itself, for content that looks the same in every state.
  @MainActor public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that a ``UIContentConfiguration`` describes.
///
/// Mirrors `UIContentView`.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The description of the content. A new one changes the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a description.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the description has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a cell or of a header.
///
/// Mirrors `UIConfigurationState`.
public protocol UIConfigurationState: Sendable {
  /// Indicates whether the user cannot use the cell.
  var isDisabled: Bool { get }
  /// Indicates whether the cell is pressed.
  var isHighlighted: Bool { get }
  /// Indicates whether the cell is selected.
  var isSelected: Bool { get }
}

/// The state of a cell.
///
/// Mirrors `UICellConfigurationState`.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Indicates whether the user cannot use the cell.
  public var isDisabled = false
  /// Indicates whether the cell is pressed.
  public var isHighlighted = false
  /// Indicates whether the cell is selected.
  public var isSelected = false
  /// Indicates whether the cell is in edit mode.
  public var isEditing = false
  /// Indicates whether the cell shows its children in an outline. The program sets it.
  public var isExpanded = false
  /// Indicates whether a swipe has revealed actions. Always `false`, because actions lie above the cell.
  public var isSwiped = false

  /// Creates the usual state.
  public init() {}
}
