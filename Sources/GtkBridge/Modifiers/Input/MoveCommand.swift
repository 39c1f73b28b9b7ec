import GtkObjects

extension View {
  /// Calls `action` when the user presses an arrow key while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's `onMoveCommand(perform:)`; `nil` passes the key to the surrounding views. Controls that use the
  /// arrow keys themselves, such as fields and lists, keep them.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    InputContent(content: self, action: action) { element, latest in
      for direction in MoveCommandDirection.allCases {
        element.outermost.onKeys(direction.accelerator) {
          guard let perform = latest.perform else { return false }
          perform(direction)
          return true
        }
      }
    }
  }
}
