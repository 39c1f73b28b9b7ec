import GtkObjects

/// A short message that disappears by itself.
///
/// SwiftUI has no counterpart; name and behaviour are those of the desktop. A toast reports a completed action without
/// requiring a response, and may offer to undo the action.
///
/// ```swift
/// .toast($toast)
/// // …
/// toast = Toast("Order placed", actionTitle: "Undo") { viewModel.cancelOrder() }
/// ```
public struct Toast {
  /// The text of the message.
  public var title: String
  /// The title of the button; `nil` for no button.
  public var actionTitle: String?
  /// The time until the message disappears; `nil` for a message that stays until the user closes it.
  public var timeout: Duration?

  let action: () -> Void
  let identity = ToastIdentity()

  /// Creates a toast.
  ///
  /// - Parameters:
  ///   - title: The text of the message.
  ///   - actionTitle: The title of the button; `nil` for no button.
  ///   - timeout: The time until the message disappears; `nil` for a message that stays until the user closes it. The
  ///     message stays while the pointer is over it.
  ///   - action: A closure that is called when the button is pressed. The message then disappears.
  public init(
    _ title: String, actionTitle: String? = nil, timeout: Duration? = .seconds(5), action: @escaping () -> Void = {}
  ) {
    self.title = title
    self.actionTitle = actionTitle
    self.timeout = timeout
    self.action = action
  }
}

/// The identity of a toast. Two toasts differ even if their texts are equal.
final class ToastIdentity: Sendable {}

extension View {
  /// Shows a toast over the bottom of the view while the binding is not `nil`. The toast resets the binding.
  ///
  /// The toast does not cover bottom bars of `safeAreaInset(edge:alignment:spacing:content:)`.
  ///
  /// A new toast replaces the previous one. Assistive technology announces it as an alert.
  public func toast(_ toast: Binding<Toast?>) -> some View {
    floating { ToastOverlay(toast: toast) }
  }

  /// Shows a toast over the bottom of the view while `isPresented` is true. The toast resets it to false.
  public func toast(
    isPresented: Binding<Bool>, _ title: String, actionTitle: String? = nil, timeout: Duration? = .seconds(5),
    action: @escaping () -> Void = {}
  ) -> some View {
    floating {
      ToastPresence(
        isPresented: isPresented, toast: Toast(title, actionTitle: actionTitle, timeout: timeout, action: action))
    }
  }

  /// Places the message above the bottom bar, whose buttons remain usable.
  private func floating<Message: View>(@ViewBuilder _ message: () -> Message) -> some View {
    LayeredContent(content: self, layer: message(), alignment: .bottom, place: .aboveFoot)
  }
}

private struct ToastPresence: View {
  let isPresented: Binding<Bool>
  let toast: Toast

  var body: some View {
    if isPresented.wrappedValue {
      ToastView(toast: toast) { isPresented.wrappedValue = false }
    }
  }
}

private struct ToastOverlay: View {
  let toast: Binding<Toast?>

  var body: some View {
    if let shown = toast.wrappedValue {
      ToastView(toast: shown) {
        if toast.wrappedValue?.identity === shown.identity { toast.wrappedValue = nil }
      }
      .id(ObjectIdentifier(shown.identity))
    }
  }
}

private struct ToastView: View {
  let toast: Toast
  let remove: () -> Void
  @State private var isHeld = false

  /// The maximum number of lines of a message. A longer message would cover the screen.
  private static let lines = 6

  var body: some View {
    HStack(spacing: 12) {
      Text(toast.title).multilineTextAlignment(.leading).lineLimit(Self.lines)
      if let title = toast.actionTitle {
        Button(title) {
          toast.action()
          remove()
        }
      }
      Button(action: remove) { Image(icon: "window-close-symbolic").accessibilityHidden(true) }
        .accessibilityLabel(Gtk.translated("_Close")).styleClass("flat").styleClass("circular")
    }
    .padding(EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 6))
    .toastSurface()
    .padding(EdgeInsets(top: 0, leading: 12, bottom: 18, trailing: 12))
    .onHover { isHeld = $0 }
    .onAppear { AccessibilityNotification.Announcement(toast.title).post() }
    .task(id: isHeld) {
      guard !isHeld, let timeout = toast.timeout else { return }
      try? await Task.sleep(for: timeout)
      if !Task.isCancelled { remove() }
    }
  }
}

extension View {
  /// Applies the style of a toast, which is the same in light and dark themes.
  fileprivate func toastSurface() -> some View { widgetModifier(ToastSurface()) }
}

private struct ToastSurface: WidgetModifier {
  func attach(to element: Element) -> AppliedStyle {
    element.take(.border)
    element.outermost.setAccessibleRole(.alert)
    element.outermost.addStyleClass("osd")
    ReturningFocus(of: element.outermost)
    return AppliedStyle(element.outermost)
  }

  /// Sets an opaque background. The theme's background for floating widgets is translucent, which makes text over a
  /// list illegible.
  func apply(to style: AppliedStyle) {
    style.set(
      """
      border-radius:12px;color:white;background-color:#454545;\
      box-shadow:0 0 0 1px rgba(255,255,255,0.2),0 2px 8px rgba(0,0,0,0.4);
      """)
  }
}
