import GtkObjects

/// The desktop's clipboard, for values that can be transferred.
@MainActor
enum Clipboard {
  private static let clipboard = Gtk.Clipboard()

  static func write(_ contents: [TransferContent]) {
    clipboard?.setText(contents.map(\.text).joined(separator: "\n"))
  }

  /// Replaces the content with values, once their representations exist. Without a value, the content stays.
  static func write<Item: Transferable>(items: [Item]) {
    Task.immediate { if let content = await TransferSession.content(of: items) { write([content]) } }
  }

  /// Reads the values of the clipboard's text. `action` is not called if there are none.
  static func read<Payload: Transferable>(_ action: @escaping ([Payload]) -> Void) {
    clipboard?.readText { text in
      guard let text else { return }
      _ = TransferSession.receive(.text(text)) { (values: [Payload]) in
        if !values.isEmpty { action(values) }
        return true
      }
    }
  }
}
