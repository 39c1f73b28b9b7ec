import Graphics

/// The appearance of controls in a custom colour.
package enum TintStyle {
  /// Returns the rules for a colour. GTK's theme sets the accent in the rules of each control, so each control needs a
  /// rule here.
  package static func css(for color: Color) -> String {
    let fill = "background-color:\(color.css);background-image:none;border-color:\(color.css);"
    return [
      "switch&:checked,button&:checked,& check:checked,& radio:checked{\(fill)}",
      "& highlight,& progress,& block.filled{\(fill)}",
      "button&:checked{color:#ffffff;}",
      "entry&:focus-within,textview&:focus-within{outline-color:alpha(\(color.css),0.5);caret-color:\(color.css);}",
      "spinner&{color:\(color.css);}",
      "button&.link,button&.link label{color:\(color.css);}",
    ].joined()
  }

  /// Returns the rules for a button that is filled with its colour, or that has a background in a tone of it.
  package static func buttonCSS(for color: Color, isFilled: Bool) -> String {
    let look =
      isFilled
      ? "color:#ffffff;background-color:\(color.css);border-color:\(color.css);"
      : "color:\(color.textCSS);background-color:alpha(\(color.css),0.15);border-color:transparent;"
    let plain = "background-image:none;box-shadow:none;text-shadow:none;-gtk-icon-shadow:none;"
    return "button&:not(:disabled){\(look)\(plain)}"
      + "button&:not(:disabled):hover{background-image:image(alpha(white,0.1));}"
      + "button&:not(:disabled):active{background-image:image(alpha(black,0.15));}"
  }
}
