// The initialisers with a key for their title, of the controls that this module composes.

extension LabeledContent where Label == Text {
  /// Creates a value with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a formatted value with a title.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(titleKey, value: format.format(value))
  }
}

extension ContentUnavailableView
where Label == GtkBridge.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a page with a title, a system symbol and a description.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { GtkBridge.Label(titleKey, systemImage: name) }, description: { description })
  }

  /// Creates a page with a title, a picture of the program and a description.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { GtkBridge.Label(titleKey, image: name) }, description: { description })
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button with a title and the usual icon that shares an item.
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(titleKey.string, item: item, subject: subject, message: message)
  }

  /// Creates a button with a title and the usual icon that shares an item. The menu does not show the preview.
  public init<Item: Transferable, Image, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(titleKey.string, item: item, subject: subject, message: message, preview: preview)
  }

  /// Creates a button with a title and the usual icon that shares items.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: Transferable {
    self.init(titleKey.string, items: items, subject: subject, message: message)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title for all days.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a title for the days of `bounds`.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker with a title for the days from the beginning of a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker with a title for the days before the end of a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

extension Picker where Label == GtkBridge.Label<Text, Image> {
  /// Creates a picker with a title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { GtkBridge.Label(titleKey, systemImage: systemImage) }
  }
}

extension ControlGroup {
  /// Creates a group of controls with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}
