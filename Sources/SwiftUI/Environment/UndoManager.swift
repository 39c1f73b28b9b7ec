import GtkBridge
import GtkObjects

extension EnvironmentValues {
  /// The undo manager of the window, or `nil` outside the windows of an ``App``.
  ///
  /// Mirrors SwiftUI's `undoManager`. Ctrl+Z undoes and Ctrl+Shift+Z redoes; a text field with the focus first does
  /// this for its own text.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension View {
  /// Sets the undo manager of the views inside, and of Ctrl+Z and Ctrl+Shift+Z in their window.
  func undoManager(_ undoManager: UndoManager) -> some View {
    InputContent(content: self, action: undoManager) { element, latest in
      element.outermost.onShortcut("<Control>z") {
        guard latest.perform.canUndo else { return false }
        latest.perform.undo()
        return true
      }
      element.outermost.onShortcut("<Control><Shift>z") {
        guard latest.perform.canRedo else { return false }
        latest.perform.redo()
        return true
      }
    }
    .environment(\.undoManager, undoManager)
  }
}
