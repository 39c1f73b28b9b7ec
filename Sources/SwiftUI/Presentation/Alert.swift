import GtkBridge
import GtkObjects

/// An alert, as a value; SwiftUI's older form of `alert(_:isPresented:actions:message:)`.
///
/// ```swift
/// .alert(isPresented: $isAsking) {
///   Alert(title: Text("Delete the list?"), primaryButton: .destructive(Text("Delete")) { delete() },
///     secondaryButton: .cancel())
/// }
/// ```
///
/// Mirrors SwiftUI's `Alert`.
@preconcurrency @MainActor
public struct Alert {
  /// A button of an alert or an action sheet.
  ///
  /// Mirrors SwiftUI's `Alert.Button`.
  @preconcurrency @MainActor
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Creates a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Creates a button that cancels, and that Escape presses.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Creates a button named "Cancel" in the user's language.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(Gtk.word(localized: "Cancel")), action: action)
    }

    /// Creates a button that destroys data.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; `nil` is "OK" in the user's language.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// Creates an alert whose buttons are side by side, if there are no more than two, as in every alert here.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }
}

extension View {
  /// Presents an alert while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `alert(isPresented:content:)`.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(ValueDialog(item: isPresented.asItem, isAlert: true) { _ in DialogValue(content()) })
  }

  /// Presents an alert about an item, while the item is not `nil`.
  ///
  /// Mirrors SwiftUI's `alert(item:content:)`.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    modifier(ValueDialog(item: item, isAlert: true) { DialogValue(content($0)) })
  }
}
