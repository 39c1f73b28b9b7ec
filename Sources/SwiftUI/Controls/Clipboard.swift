import GtkObjects

/// The desktop's clipboard, for values that can be transferred.
@MainActor
enum Clipboard {
  private static let clipboard = Gtk.Clipboard()

  static func write(_ contents: [TransferContent]) {
    clipboard?.setText(contents.map(\.text).joined(separator: "\n"))
  }

  /// Reads the values of the clipboard's text. `action` is not called if there are none.
  static func read<Payload: Transferable>(_ action: @escaping ([Payload]) -> Void) {
    clipboard?.readText { text in
      let values = text.map { Payload.values(of: .text($0)) } ?? []
      if !values.isEmpty { action(values) }
    }
  }
}
