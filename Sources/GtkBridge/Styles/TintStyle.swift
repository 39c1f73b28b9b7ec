extension View {
  /// Sets the colour by which the controls inside show what is on, chosen or done; `nil` leaves the theme's accent.
  ///
  /// Mirrors SwiftUI's `tint(_:)`, for switches, check boxes, sliders, progress and gauges, toggle buttons, links and the focus of
  /// text fields.
  public func tint(_ color: Color?) -> some View { environment(\.tint, color) }
}

extension EnvironmentValues {
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

/// The rules that colour a control.
enum TintStyle {
  /// GTK's own theme writes its accent into each control's rules, so each has its own here.
  static func css(for color: Color) -> String {
    let fill = "background-color:\(color.css);background-image:none;border-color:\(color.css);"
    return [
      "switch&:checked,button&:checked,& check:checked,& radio:checked{\(fill)}",
      "& highlight,& progress,& block.filled{\(fill)}",
      "button&:checked{color:#ffffff;}",
      "entry&:focus-within,textview&:focus-within{outline-color:alpha(\(color.css),0.5);}",
      "spinner&{color:\(color.css);}",
      "button&.link>label{color:\(color.css);}",
    ].joined()
  }
}
