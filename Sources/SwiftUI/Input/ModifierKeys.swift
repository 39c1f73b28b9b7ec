import GtkBridge
import GtkObjects

extension View {
  /// Calls a closure with the previous and the new modifier keys when the user presses or releases some, while the
  /// window of the view has the keyboard focus.
  ///
  /// Mirrors SwiftUI's `onModifierKeysChanged(mask:initial:_:)`. The Control key is `control` and `command`.
  ///
  /// - Parameters:
  ///   - mask: The keys that count.
  ///   - initial: Whether the closure is also called when the view appears, with no keys.
  ///   - action: The closure.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeys(mask: mask, isInitial: initial, action: action))
  }
}

private struct ModifierKeys: ViewModifier {
  let mask: EventModifiers
  let isInitial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  @State private var follower = KeyFollower()

  init(mask: EventModifiers, isInitial: Bool, action: @escaping (EventModifiers, EventModifiers) -> Void) {
    self.mask = mask
    self.isInitial = isInitial
    self.action = action
  }

  func body(content: Content) -> some View {
    let changed: (EventModifiers) -> Void = { [follower] keys in
      let (old, new) = (follower.keys, keys.intersection(mask))
      follower.keys = new
      if old != new { action(old, new) }
    }
    InputContent(content: content, action: changed) { [follower] element, latest in
      let widget = element.outermost
      widget.connect("map") { [weak widget] in
        if let widget { follower.follow(widget) { latest.perform($0) } }
      }
      widget.connect("unmap") { follower.stop() }
    }
    .onAppear { if isInitial { action(follower.keys, follower.keys) } }
  }
}

/// The modifier keys that are down in a window.
@MainActor
private final class KeyFollower {
  var keys: EventModifiers = []
  private var end: (@MainActor () -> Void)?

  func follow(_ widget: Gtk.Widget, _ changed: @escaping @MainActor (EventModifiers) -> Void) {
    stop()
    end = widget.onModifierKeys { shift, control, alt in
      var keys: EventModifiers = []
      if shift { keys.insert(.shift) }
      if control { keys.formUnion([.control, .command]) }
      if alt { keys.insert(.option) }
      changed(keys)
    }
  }

  func stop() {
    end?()
    end = nil
  }
}
