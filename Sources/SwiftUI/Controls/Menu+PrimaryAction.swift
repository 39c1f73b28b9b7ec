import GtkBridge

extension Menu where Label == GtkBridge.Label<Text, Image> {
  /// Creates a button with a title and a system symbol, with an arrow beside it that opens a menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { GtkBridge.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Creates a button with a title and a system symbol, with an arrow beside it that opens a menu.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { GtkBridge.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Creates a button with a title and a system symbol, with an arrow beside it that opens a menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { GtkBridge.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}
