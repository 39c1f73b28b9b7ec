extension View {
  /// Calls `action` when the view has been clicked or tapped `count` times in a row.
  ///
  /// Mirrors SwiftUI's `onTapGesture(count:perform:)`. The keyboard does not reach it: use a ``Button`` where there is
  /// no other way to do the same.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    InputContent(content: self, action: action) { element, latest in
      element.outermost.onTap(count: max(count, 1)) { latest.perform() }
    }
  }

  /// Calls `action` when the view has been held down for `minimumDuration` seconds.
  ///
  /// Mirrors SwiftUI's `onLongPressGesture(minimumDuration:perform:)`. The time is rounded to what GTK knows: from half
  /// to twice the desktop's own measure of half a second.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View {
    InputContent(content: self, action: action) { element, latest in
      let factor = minimumDuration.isFinite ? min(max(minimumDuration / 0.5, 0.5), 2) : 2
      element.outermost.onLongPress(factor: factor) { latest.perform() }
    }
  }

  /// Calls `action` with `true` when the pointer comes over the view, and with `false` when it leaves.
  ///
  /// Mirrors SwiftUI's `onHover(perform:)`.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    InputContent(content: self, action: action) { element, latest in
      element.outermost.onHover { latest.perform($0) }
    }
  }

  /// Calls `action` when Escape is pressed while the focus is in the view.
  ///
  /// Mirrors SwiftUI's `onExitCommand(perform:)`; `nil` leaves the key to what is around.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { onKeys("Escape", perform: action) }

  /// Calls `action` when Delete is pressed while the focus is in the view.
  ///
  /// Mirrors SwiftUI's `onDeleteCommand(perform:)`; `nil` leaves the key to what is around.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { onKeys("Delete", perform: action) }

  private func onKeys(_ accelerator: String, perform action: (() -> Void)?) -> some View {
    InputContent(content: self, action: action) { element, latest in
      element.outermost.onKeys(accelerator) {
        guard let perform = latest.perform else { return false }
        perform()
        return true
      }
    }
  }
}
