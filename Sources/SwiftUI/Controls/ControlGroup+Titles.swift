import Graphics
import GtkBridge

extension ControlGroup {
  /// Creates a group of controls with a title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls with a title and a system symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a group of controls with a title and a system symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup {
  /// Creates a group of controls with a title and a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Creates a group of controls with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, image: image) }
  }

  /// Creates a group of controls with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(title, image: image) }
  }
}

extension ControlGroup {
  /// Creates a group of controls with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
