import GtkBridge
import GtkObjects

/// Determines whether a button repeats its action while it is held.
///
/// Mirrors SwiftUI's `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The button does not repeat its action.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The button does not repeat its action.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// Determines whether the buttons inside repeat their actions while they are held.
  ///
  /// Mirrors SwiftUI's `buttonRepeatBehavior`.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }

  private enum ButtonRepeatKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
  }
}

extension View {
  /// Sets whether the buttons inside repeat their actions while they are held.
  ///
  /// Mirrors SwiftUI's `buttonRepeatBehavior(_:)`. After half a second, a button acts ten times a second.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    InputContent(content: self, action: behavior) { element, latest in
      guard element.control.typeName == "GtkButton" else { return }
      let repetition = ButtonRepetition(of: element.control) { latest.perform == .enabled }
      element.control.connect("state-flags-changed") { repetition.follow() }
    }
    .environment(\.buttonRepeatBehavior, behavior)
  }
}

/// The repetition of the action of a held button.
@MainActor
private final class ButtonRepetition {
  private weak var button: Gtk.Widget?
  private let isEnabled: () -> Bool
  private var task: Task<Void, Never>?

  private static let delay = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  init(of button: Gtk.Widget, isEnabled: @escaping () -> Bool) {
    self.button = button
    self.isEnabled = isEnabled
  }

  func follow() {
    guard isEnabled(), button?.isPressed == true else {
      task?.cancel()
      task = nil
      return
    }
    guard task == nil else { return }
    task = Task { [weak self] in
      try? await Task.sleep(for: Self.delay)
      while !Task.isCancelled, let self, let button, button.isPressed, isEnabled() {
        button.activate()
        try? await Task.sleep(for: Self.interval)
      }
    }
  }
}
