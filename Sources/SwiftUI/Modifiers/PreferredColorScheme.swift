import GtkBridge
import GtkObjects

extension View {
  /// Sets the colour scheme while the view is on screen or below other screens of its navigation stack. With `nil`,
  /// other views and the desktop decide.
  ///
  /// Mirrors SwiftUI's `preferredColorScheme(_:)`. GTK has one colour scheme for the whole program, so all of its
  /// windows follow. Of several views, the last to appear decides.
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
      .whileInForce {
        wish.express(scheme)
      } onDisappear: {
        wish.withdraw()
      }
      .onChange(of: scheme) { if wish.isInForce { wish.express($1) } }
  }
}

/// The colour scheme that a view on screen prefers.
@MainActor
private final class ColorSchemeWish {
  private static var wishes: [(owner: ObjectIdentifier, scheme: ColorScheme)] = []
  /// The scheme without any wish.
  private static var usual: Bool?

  /// Indicates whether the view takes part in the decision.
  private(set) var isInForce = false

  func express(_ scheme: ColorScheme?) {
    isInForce = true
    set(scheme)
  }

  func withdraw() {
    isInForce = false
    set(nil)
  }

  private func set(_ scheme: ColorScheme?) {
    let place = Self.wishes.firstIndex { $0.owner == ObjectIdentifier(self) }
    if let place { Self.wishes.remove(at: place) }
    // A view below others stays below them.
    if let scheme { Self.wishes.insert((ObjectIdentifier(self), scheme), at: place ?? Self.wishes.endIndex) }
    Self.apply()
  }

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
