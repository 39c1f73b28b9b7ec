import GtkBridge

/// The parts of an ``Alert`` or an ``ActionSheet``.
@MainActor
struct DialogValue {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  init(_ alert: Alert) { (title, message, buttons) = (alert.title, alert.message, alert.buttons) }

  init(_ sheet: ActionSheet) { (title, message, buttons) = (sheet.title, sheet.message, sheet.buttons) }
}

/// A modifier that presents a dialog given as a value. Its own body reads the item, so that a change of the item does not
/// invalidate the surrounding one.
struct ValueDialog<Item: Identifiable>: ViewModifier {
  let item: Binding<Item?>
  let isAlert: Bool
  let value: (Item) -> DialogValue

  func body(content: Content) -> some View {
    let shown = item.wrappedValue.map(value)
    let isPresented = Binding<Bool>(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    content.dialog(shown?.title, isPresented: isPresented, presenting: shown, isAlert: isAlert) { shown in
      ForEach(shown.buttons.indices, id: \.self) { index in
        let button = shown.buttons[index]
        Button(role: button.role) {
          button.action?()
        } label: {
          button.label
        }
      }
    } message: { shown in
      if let message = shown.message { message }
    }
  }
}

/// The item of a presentation that has none.
struct PresentedItem: Identifiable {
  let id = true
}

extension Binding where Value == Bool {
  /// Returns a binding to an item that exists while the value is true.
  var asItem: Binding<PresentedItem?> {
    let value = self
    return Binding<PresentedItem?>(
      get: { value.wrappedValue ? PresentedItem() : nil }, set: { value.wrappedValue = $0 != nil })
  }
}
