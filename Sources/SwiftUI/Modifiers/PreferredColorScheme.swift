import GtkBridge
import GtkObjects

extension View {
  /// Sets the colour scheme while the view is on screen; `nil` leaves the choice to others, and to the desktop.
  ///
  /// Mirrors SwiftUI's `preferredColorScheme(_:)`. GTK has one colour scheme for the whole program, so all of its windows
  /// follow. Of several views, the one that appeared last decides.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(scheme: colorScheme))
  }

  /// Sets the colour scheme that the views inside read from the environment.
  ///
  /// Mirrors SwiftUI's `colorScheme(_:)`, the older name for `environment(\.colorScheme, colorScheme)`. Adaptive colours and
  /// controls keep the scheme of the program, because GTK has one for all widgets. See `preferredColorScheme(_:)`.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

private struct PreferredColorScheme: ViewModifier {
  @State private var wish = ColorSchemeWish()
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    content
      .onAppear { wish.express(scheme) }
      .onChange(of: scheme) { wish.express($1) }
      .onDisappear { wish.withdraw() }
  }
}

/// The colour scheme that a view on screen prefers.
@MainActor
private final class ColorSchemeWish {
  private static var wishes: [(owner: ObjectIdentifier, scheme: ColorScheme)] = []
  /// The scheme without any wish.
  private static var usual: Bool?

  func express(_ scheme: ColorScheme?) {
    Self.wishes.removeAll { $0.owner == ObjectIdentifier(self) }
    if let scheme { Self.wishes.append((ObjectIdentifier(self), scheme)) }
    Self.apply()
  }

  func withdraw() { express(nil) }

  isolated deinit { withdraw() }

  private static func apply() {
    if let scheme = wishes.last?.scheme {
      usual = usual ?? Gtk.prefersDark
      Gtk.prefersDark = scheme == .dark
    } else if let usual {
      Gtk.prefersDark = usual
      Self.usual = nil
    }
  }
}
