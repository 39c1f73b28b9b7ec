extension View {
  /// Calls `action` when the user clicks or taps the view `count` times in a row.
  ///
  /// Mirrors SwiftUI's `onTapGesture(count:perform:)`. The keyboard cannot trigger it, so prefer a ``Button`` unless
  /// there is another way to do the same.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    InputContent(content: self, action: action) { element, latest in
      element.outermost.onTap(count: max(count, 1)) { latest.perform() }
    }
  }

  /// Calls `action` when the user holds the view down for `minimumDuration` seconds.
  ///
  /// Mirrors SwiftUI's `onLongPressGesture(minimumDuration:perform:)`. GTK limits the duration to between half and
  /// twice the desktop's own setting, which is assumed to be half a second.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View {
    InputContent(content: self, action: action) { element, latest in
      let factor = minimumDuration.isFinite ? min(max(minimumDuration / 0.5, 0.5), 2) : 2
      element.outermost.onLongPress(factor: factor) { latest.perform() }
    }
  }

  /// Calls `action` with `true` when the pointer enters the view, and with `false` when it leaves.
  ///
  /// Mirrors SwiftUI's `onHover(perform:)`.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    InputContent(content: self, action: action) { element, latest in
      element.outermost.onHover { latest.perform($0) }
    }
  }

  /// Calls `action` when the user presses Escape while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's `onExitCommand(perform:)`; `nil` passes the key to the surrounding views.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { onKeys("Escape", perform: action) }

  /// Calls `action` when the user presses Delete while the focus is inside the view.
  ///
  /// Mirrors SwiftUI's `onDeleteCommand(perform:)`; `nil` passes the key to the surrounding views.
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
