import GtkBridge

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button with a text and the usual icon that shares an item. The text's styles are not shown.
  public init<Item: Transferable>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(title.content, item: item, subject: subject, message: message)
  }

  /// Creates a button with a text and the usual icon that shares an item. The menu does not show the preview.
  public init<Item: Transferable, Image, Icon>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(title.content, item: item, subject: subject, message: message, preview: preview)
  }

  /// Creates a button with a text and the usual icon that shares items.
  public init<Items: RandomAccessCollection>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: Transferable {
    self.init(title.content, items: items, subject: subject, message: message)
  }

  /// Creates a button that shares items, with the usual label. The menu does not show the previews.
  public init<Items: RandomAccessCollection, Image, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<Image, Icon>
  ) where Items.Element: Transferable {
    self.init(items: items, subject: subject, message: message)
  }
}

extension ShareLink {
  /// Creates a button that shares items. The menu does not show the previews.
  public init<Items: RandomAccessCollection, Image, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable {
    self.init(items: items, subject: subject, message: message, label: label)
  }
}

extension SharePreview {
  /// Creates a preview with a text, a picture and an icon.
  @MainActor public init(_ title: Text, image: Image, icon: Icon) { self.init(title.content, image: image, icon: icon) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a text and a picture.
  @MainActor public init(_ title: Text, image: Image) { self.init(title.content, image: image) }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a text and an icon.
  @MainActor public init(_ title: Text, icon: Icon) { self.title = title.content }

  /// Creates a preview with an icon.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, icon: Icon) { self.title = String(title) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a text.
  @MainActor public init(_ title: Text) { self.init(title.content) }

  /// Creates a preview with a resource for its title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource) { self.init(title.string) }
}
