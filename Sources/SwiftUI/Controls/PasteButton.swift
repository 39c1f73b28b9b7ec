import GtkBridge
import GtkObjects

/// A button that reads the clipboard.
///
/// Mirrors SwiftUI's `PasteButton`. It reads text, and values that can be created from text. It is always enabled and
/// does nothing if the clipboard holds no such value, because a program is not notified of every change of the
/// clipboard.
///
/// ```swift
/// PasteButton(payloadType: String.self) { notes += $0 }
/// ```
public struct PasteButton: View {
  private let paste: @MainActor () -> Void

  /// Creates a button that passes the values in the clipboard to `onPaste`.
  public init<Payload: Transferable>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {
    paste = { Clipboard.read(onPaste) }
  }

  /// Creates a button that passes the items in the clipboard to a closure.
  ///
  /// Mirrors SwiftUI's `init(supportedContentTypes:payloadAction:)`. The clipboard has text; for types that no text has, the
  /// closure is not called.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    let takesText = supportedContentTypes.contains { UTType.plainText.conforms(to: $0) || $0 == .url }
    paste = {
      guard takesText else { return }
      Clipboard.read { (texts: [String]) in payloadAction(texts.map { NSItemProvider(object: $0) }) }
    }
  }

  public var body: some View {
    Button(Gtk.translated("_Paste"), systemImage: "doc.on.clipboard", action: paste)
  }
}
