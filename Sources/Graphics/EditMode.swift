/// A mode that indicates whether the user can edit the content of a view.
///
/// Mirrors SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// The content can be edited temporarily, such as by the buttons of a swiped row. A ``List`` treats the mode as
  /// ``inactive``.
  case transient
  /// The content can be edited.
  case active

  /// A Boolean value that indicates whether a view is being edited.
  public var isEditing: Bool { self != .inactive }
}
