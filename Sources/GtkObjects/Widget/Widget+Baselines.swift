import CGtk

extension Gtk.Widget {
  /// The distances of the first line's baseline from the top and of the last one's from the bottom, in points, or `nil`
  /// for a widget without text. GTK itself has no baseline for a widget with a custom layout.
  package var baselines: (first: Double, last: Double)? {
    if let lines = ownLines { return (lines.first, lines.last) }
    guard let lines = textWithin?.ownLines else { return nil }
    // The text of a control, such as a button or a field, is in its middle.
    var height = Int32(0)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
    let space = (Double(height) - lines.height) / 2
    return (space + lines.first, space + lines.last)
  }

  private func isOf(_ type: GType) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, type) != 0
  }

  /// The lines of a label, or the only line of a field.
  private var ownLines: (first: Double, last: Double, height: Double)? {
    if isOf(gtk_label_get_type()) { return gtk_label_get_layout(opaque).flatMap(Self.lines) }
    guard isOf(gtk_text_get_type()), let layout = gtk_widget_create_pango_layout(widget, "X") else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    return Self.lines(of: layout)
  }

  private static func lines(of layout: OpaquePointer) -> (first: Double, last: Double, height: Double)? {
    guard let lines = pango_layout_get_iter(layout) else { return nil }
    defer { pango_layout_iter_free(lines) }
    func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
    let first = pango_layout_iter_get_baseline(lines)
    while pango_layout_iter_next_line(lines) != 0 {}
    var (width, height) = (Int32(0), Int32(0))
    pango_layout_get_size(layout, &width, &height)
    return (points(first), points(height - pango_layout_iter_get_baseline(lines)), points(height))
  }

  /// The first visible label or text of a field inside.
  private var textWithin: Gtk.Widget? {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      guard gtk_widget_get_visible(child) != 0 else { continue }
      let part = Gtk.Widget(retaining: UnsafeMutableRawPointer(child))
      if part.isOf(gtk_label_get_type()) || part.isOf(gtk_text_get_type()) { return part }
      if let text = part.textWithin { return text }
    }
    return nil
  }
}
