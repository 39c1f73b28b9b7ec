// The initialisers with a resource for their title, of the controls that this module composes.

extension LabeledContent where Label == Text {
  /// Creates a value with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  @_disfavoredOverload
  public init<Value: StringProtocol>(_ title: LocalizedStringResource, value: Value) {
    self.init(title) { Text(value) }
  }

  /// Creates a formatted value with a title.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: LocalizedStringResource, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(title, value: format.format(value))
  }
}

extension ContentUnavailableView
where Label == GtkBridge.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a page with a title, a system symbol and a description.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(label: { GtkBridge.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a page with a title, a picture of the program and a description.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(label: { GtkBridge.Label(title, image: name) }, description: { description })
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button with a title and the usual icon that shares an item.
  @_disfavoredOverload
  public init<Item: Transferable>(
    _ title: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title.string, item: item, subject: subject, message: message)
  }

  /// Creates a button with a title and the usual icon that shares an item. The menu does not show the preview.
  @_disfavoredOverload
  public init<Item: Transferable, Image, Icon>(
    _ title: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(title.string, item: item, subject: subject, message: message, preview: preview)
  }

  /// Creates a button with a title and the usual icon that shares items.
  @_disfavoredOverload
  public init<Items: RandomAccessCollection>(
    _ title: LocalizedStringResource, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: Transferable {
    self.init(title.string, items: items, subject: subject, message: message)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title for all days.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker with a title for the days of `bounds`.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker with a title for the days from the beginning of a range.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker with a title for the days before the end of a range.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}

extension Picker where Label == GtkBridge.Label<Text, Image> {
  /// Creates a picker with a title and a system symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { GtkBridge.Label(title, systemImage: systemImage) }
  }
}
