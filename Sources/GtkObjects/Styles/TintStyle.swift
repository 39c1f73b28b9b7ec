import Graphics

/// The look of controls in a colour of their own.
package enum TintStyle {
  /// Returns the rules for a colour. GTK's theme sets the accent in the rules of each control, so each needs a rule
  /// here.
  package static func css(for color: Color) -> String {
    let fill = "background-color:\(color.css);background-image:none;border-color:\(color.css);"
    return [
      "switch&:checked,button&:checked,& check:checked,& radio:checked{\(fill)}",
      "& highlight,& progress,& block.filled{\(fill)}",
      "button&:checked{color:#ffffff;}",
      "entry&:focus-within,textview&:focus-within{outline-color:alpha(\(color.css),0.5);caret-color:\(color.css);}",
      "spinner&{color:\(color.css);}",
      "button&.link>label{color:\(color.css);}",
    ].joined()
  }
}
