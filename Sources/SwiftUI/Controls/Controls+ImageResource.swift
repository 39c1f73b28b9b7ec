import Graphics
import GtkBridge

// The initialisers of controls with a title and a picture of an asset catalogue: `Button("Save", image: .disk) {}`.

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a picture of an asset catalogue.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Creates a label with a picture of an asset catalogue.
  @_disfavoredOverload
  public init<Text: StringProtocol>(_ title: Text, image resource: ImageResource) {
    self.init(title: { GtkBridge.Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == GtkBridge.Label<Text, Image> {
  /// Creates a button with a title and a picture of an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { GtkBridge.Label(titleKey, image: image) }
  }

  /// Creates a button with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { GtkBridge.Label(title, image: image) }
  }

  /// Creates a button with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { GtkBridge.Label(title, image: image) }
  }
}

extension Toggle where Label == GtkBridge.Label<Text, Image> {
  /// Creates a toggle with a title and a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GtkBridge.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GtkBridge.Label(title, image: image) }
  }

  /// Creates a toggle with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GtkBridge.Label(title, image: image) }
  }
}

extension Menu where Label == GtkBridge.Label<Text, Image> {
  /// Creates a menu with a title and a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GtkBridge.Label(titleKey, image: image) }
  }

  /// Creates a menu with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GtkBridge.Label(title, image: image) }
  }

  /// Creates a menu with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { GtkBridge.Label(title, image: image) }
  }
}

extension Menu where Label == GtkBridge.Label<Text, Image> {
  /// Creates a button with a title and a picture of an asset catalogue, with an arrow beside it that opens a menu.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { GtkBridge.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a button with a title and a picture of an asset catalogue, with an arrow beside it that opens a menu.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { GtkBridge.Label(title, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a button with a title and a picture of an asset catalogue, with an arrow beside it that opens a menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { GtkBridge.Label(title, image: image) }, primaryAction: primaryAction)
  }
}

extension Picker where Label == GtkBridge.Label<Text, Image> {
  /// Creates a picker with a title and a picture of an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { GtkBridge.Label(titleKey, image: image) }
  }

  /// Creates a picker with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { GtkBridge.Label(title, image: image) }
  }

  /// Creates a picker with a title and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { GtkBridge.Label(title, image: image) }
  }
}
