import GtkBridge
import GtkObjects

extension View {
  /// Copies the items that a closure returns when the user presses Ctrl+C while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's `onCopyCommand(perform:)`; `nil` passes the keys on. A focused text copies its own selection.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    onClipboardKeys("<Control>c") {
      guard let payloadAction else { return nil }
      return { Clipboard.write(payloadAction().compactMap(\.transferContent)) }
    }
  }

  /// Cuts the items that a closure returns when the user presses Ctrl+X while the focus is inside the view. The closure
  /// removes them.
  ///
  /// Mirrors SwiftUI's `onCutCommand(perform:)`; `nil` passes the keys on.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    onClipboardKeys("<Control>x") {
      guard let payloadAction else { return nil }
      return { Clipboard.write(payloadAction().compactMap(\.transferContent)) }
    }
  }

  /// Passes the clipboard's text to a closure when the user presses Ctrl+V while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's `onPasteCommand(of:perform:)`. The clipboard has text; for other types the closure is not called.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    let takesText = supportedContentTypes.contains { $0.conforms(to: .text) || $0 == .url || $0 == .fileURL }
    return onClipboardKeys("<Control>v") {
      guard takesText else { return nil }
      return { Clipboard.read { (texts: [String]) in payloadAction(texts.map { NSItemProvider(object: $0) }) } }
    }
  }

  /// Copies values when the user presses Ctrl+C while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's `copyable(_:)`. A focused text copies its own selection.
  public func copyable<Payload: Transferable>(_ payload: @autoclosure @escaping () -> [Payload]) -> some View {
    onClipboardKeys("<Control>c") {
      { Clipboard.write(items: payload()) }
    }
  }

  /// Cuts the values that a closure removes and returns when the user presses Ctrl+X while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's `cuttable(for:action:)`.
  public func cuttable<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self, action: @escaping () -> [Payload]
  ) -> some View {
    copyingKeys("<Control>x", action)
  }

  /// Passes the clipboard's values to a closure when the user presses Ctrl+V while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's `pasteDestination(for:action:validator:)`.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: The closure.
  ///   - validator: A closure that returns the values that may be pasted; if there are none, `action` is not called.
  public func pasteDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload]) -> Void,
    validator: @escaping ([Payload]) -> [Payload] = { $0 }
  ) -> some View {
    onClipboardKeys("<Control>v") {
      {
        Clipboard.read { (values: [Payload]) in
          let valid = validator(values)
          if !valid.isEmpty { action(valid) }
        }
      }
    }
  }

  private func copyingKeys<Payload: Transferable>(
    _ keys: String, _ action: @escaping () -> [Payload]
  ) -> some View {
    onClipboardKeys(keys) {
      { Clipboard.write(items: action()) }
    }
  }

  /// Performs the action that a closure returns when the user presses keys while the focus is inside the view; `nil`
  /// passes them on. A focused text uses such keys before views around it.
  private func onClipboardKeys(
    _ keys: String, _ action: @escaping @MainActor () -> (@MainActor () -> Void)?
  ) -> some View {
    InputContent(content: self, action: action) { element, latest in
      element.outermost.onKeys(keys) {
        guard let perform = latest.perform() else { return false }
        perform()
        return true
      }
    }
  }
}
