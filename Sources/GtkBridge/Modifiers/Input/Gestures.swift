import Graphics

extension View {
  /// Calls `action` when the user clicks or taps the view `count` times in a row.
  ///
  /// Mirrors SwiftUI's `onTapGesture(count:perform:)`. A tap waits for a double tap if the latter is inside, or added
  /// before.
  ///
  /// The view takes the keyboard focus, and Return or the space bar taps it once, as Full Keyboard Access does on iOS.
  /// This excludes a tap around a text field, and a tap on the background of a screen with controls.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Calls `action` with the place, in points, when the user clicks or taps the view `count` times in a row.
  ///
  /// Mirrors SwiftUI's `onTapGesture(count:coordinateSpace:perform:)`.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls `action` with the place, in points, when the user clicks or taps the view `count` times in a row.
  ///
  /// Mirrors SwiftUI's `onTapGesture(count:coordinateSpace:perform:)`.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Calls `action` when the user has held the view down for `minimumDuration` seconds without moving by more than
  /// `maximumDistance` points. `onPressingChanged` is called when the press begins, and when it ends or is recognised.
  ///
  /// Mirrors SwiftUI's `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    let pressing = GestureActions<Bool> {
      onPressingChanged?($0)
    } finished: {
      onPressingChanged?(false)
    }
    return gesture(press.onEnded { _ in action() }.actions(pressing))
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
