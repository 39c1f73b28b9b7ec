import CGtk

extension Gtk.Label {
  /// The additional space between the letters, in pixels, for the layout.
  ///
  /// Pango adds it at both ends of a line while it breaks the text, but not to the width of the line that it reports.
  /// Without more space than GTK measures, each text with letter spacing would have a second line.
  package var letterSpacing: Double {
    get { Double(Gtk.letterSpacing(of: widget)) }
    set {
      let pixels = Int(min(max(newValue.rounded(.up), 0), 1_000))
      g_object_set_qdata(cast(), Gtk.letterSpacingKey, UnsafeMutableRawPointer(bitPattern: pixels))
    }
  }
}

extension Gtk {
  fileprivate static let letterSpacingKey = g_quark_from_string("gtkbridge-letter-spacing")

  /// Returns the additional width that the lines of a label need beyond GTK's measurement, in pixels.
  static func letterSpacing(of widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return Int32(truncatingIfNeeded: Int(bitPattern: g_object_get_qdata(object, letterSpacingKey)))
  }
}
