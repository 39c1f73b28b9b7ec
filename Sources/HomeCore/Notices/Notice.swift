/// A short message about a completed operation, with an optional button.
public struct Notice: Identifiable {
  /// A button of a notice.
  public struct Action {
    /// The button's title.
    public let title: String
    /// The button's action.
    public let perform: () -> Void

    /// Creates a button.
    public init(title: String, perform: @escaping () -> Void) {
      self.title = title
      self.perform = perform
    }
  }

  /// An identifier that distinguishes notices with the same text.
  public let id: Int
  /// The text.
  public let title: String
  /// The button, or `nil` if there is none.
  public let action: Action?
}
