import GtkObjects

/// A short message that goes by itself.
///
/// SwiftUI has none; the name and the behaviour are those of the desktop: it says what has just been done, without asking
/// for anything, and may offer to undo it.
///
/// ```swift
/// .toast($toast)
/// // …
/// toast = Toast("Order placed", actionTitle: "Undo") { viewModel.cancelOrder() }
/// ```
public struct Toast {
  /// What it says.
  public var title: String
  /// What its button says; `nil` where there is none.
  public var actionTitle: String?
  /// How long it stays; `nil` until the user closes it.
  public var timeout: Duration?

  let action: () -> Void
  let identity = ToastIdentity()

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - actionTitle: What its button says; `nil` for none.
  ///   - timeout: How long it stays; `nil` until the user closes it. While the pointer is over it, it stays.
  ///   - action: Called when its button is pressed; then the message goes.
  public init(
    _ title: String, actionTitle: String? = nil, timeout: Duration? = .seconds(5), action: @escaping () -> Void = {}
  ) {
    self.title = title
    self.actionTitle = actionTitle
    self.timeout = timeout
    self.action = action
  }
}

/// Each message made is another one, even where it says the same.
final class ToastIdentity: Sendable {}

extension View {
  /// Shows a message at the foot of the view, in front of it, while there is one; the message takes itself away.
  ///
  /// Bars of ``safeAreaInset(edge:alignment:spacing:content:)`` at the foot stay free.
  ///
  /// Another message takes the place of the one before. Assistive technology is told by the role of an alert.
  public func toast(_ toast: Binding<Toast?>) -> some View {
    floating { ToastOverlay(toast: toast) }
  }

  /// Shows a message at the foot of the view while `isPresented` is true, which the message makes false.
  public func toast(
    isPresented: Binding<Bool>, _ title: String, actionTitle: String? = nil, timeout: Duration? = .seconds(5),
    action: @escaping () -> Void = {}
  ) -> some View {
    floating {
      ToastPresence(
        isPresented: isPresented, toast: Toast(title, actionTitle: actionTitle, timeout: timeout, action: action))
    }
  }

  /// Above the bar at the foot, whose buttons are needed meanwhile.
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

  /// How many lines a message may have: a longer one would cover the screen that it speaks of.
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
  /// The look of what floats above the window's content, light or dark.
  fileprivate func toastSurface() -> some View { widgetModifier(ToastSurface()) }
}

private struct ToastSurface: WidgetModifier {
  func attach(to element: Element) -> AppliedStyle {
    element.take(.border)
    element.outermost.setAccessibleRole(.alert)
    element.outermost.addStyleClass("osd")
    return AppliedStyle(element.outermost)
  }

  /// The theme's own ground for what floats lets through what is below: text above a list could not be read.
  func apply(to style: AppliedStyle) {
    style.set(
      """
      border-radius:12px;color:white;background-color:#454545;\
      box-shadow:0 0 0 1px rgba(255,255,255,0.2),0 2px 8px rgba(0,0,0,0.4);
      """)
  }
}
