/// A short message about what has just been done, which may offer to do something about it.
public struct Notice: Identifiable {
  /// What can be done about it.
  public struct Action {
    /// What the button says.
    public let title: String
    /// What the button does.
    public let perform: () -> Void

    /// Makes a button.
    public init(title: String, perform: @escaping () -> Void) {
      self.title = title
      self.perform = perform
    }
  }

  /// Tells one message from another that says the same.
  public let id: Int
  /// What it says.
  public let title: String
  /// What can be done about it; `nil` where there is nothing to do.
  public let action: Action?
}
