import CGtk

extension Gtk {
  /// Returns the current value of a CSS colour for a widget. Theme colours are looked up in the widget's style.
  package static func rgba(of css: String, for widget: UnsafeMutablePointer<GtkWidget>) -> GdkRGBA {
    var rgba = GdkRGBA()
    if css.hasPrefix("@") {
      gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), String(css.dropFirst()), &rgba)
    } else if css.hasPrefix("alpha("), let comma = css.lastIndex(of: ",") {
      rgba = Self.rgba(of: String(css[css.index(css.startIndex, offsetBy: 6)..<comma]), for: widget)
      rgba.alpha *= Float(css[css.index(after: comma)...].dropLast()) ?? 1
    } else if css.hasPrefix("mix(") {
      let parts = arguments(css.dropFirst(4).dropLast())
      guard parts.count == 3, let share = Float(parts[2]) else { return rgba }
      let (from, to) = (Self.rgba(of: parts[0], for: widget), Self.rgba(of: parts[1], for: widget))
      func mixed(_ part: KeyPath<GdkRGBA, Float>) -> Float {
        from[keyPath: part] * (1 - share) + to[keyPath: part] * share
      }
      rgba = GdkRGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    } else {
      gdk_rgba_parse(&rgba, css)
    }
    return rgba
  }

  /// Splits the arguments of a CSS function at its commas, not at those of functions within.
  private static func arguments(_ list: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in list {
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }

  /// A button that shows a colour and lets the user choose another (GtkColorButton).
  package final class ColorButton: Widget {
    package init() {
      super.init(adopting: gtk_color_button_new())
      clearAccessibleName()
    }

    /// The components of a colour, from 0 to 1.
    package struct Parts: Equatable {
      package var red: Double
      package var green: Double
      package var blue: Double
      package var opacity: Double

      init(_ rgba: GdkRGBA) {
        red = Double(rgba.red)
        green = Double(rgba.green)
        blue = Double(rgba.blue)
        opacity = Double(rgba.alpha)
      }

      var rgba: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
      }
    }

    package var parts: Parts {
      get {
        var rgba = GdkRGBA()
        gtk_color_chooser_get_rgba(opaque, &rgba)
        return Parts(rgba)
      }
      set {
        var rgba = newValue.rgba
        gtk_color_chooser_set_rgba(opaque, &rgba)
      }
    }

    /// Returns the components of a CSS colour for this widget.
    package func parts(of css: String) -> Parts {
      Parts(Gtk.rgba(of: css, for: widget))
    }

    package var supportsOpacity: Bool {
      get { gtk_color_chooser_get_use_alpha(opaque) != 0 }
      set { gtk_color_chooser_set_use_alpha(opaque, newValue ? 1 : 0) }
    }

    /// The internal button, which takes the focus.
    package var button: Widget? {
      gtk_widget_get_first_child(widget).map { Widget(retaining: UnsafeMutableRawPointer($0)) }
    }
  }
}
