import CGtk

/// The scaling of labels whose text does not fit.
///
/// GTK's labels have one font size. As for truncation, the scale is therefore set on the label's Pango layout while the
/// label is in its place.
extension Gtk.Label {
  /// The minimum scale of the font, between 0.01 and 1.
  package var minimumScale: Double {
    get { Gtk.minimumScale(of: widget) }
    set {
      let thousandths = Int((min(max(newValue, 0.01), 1) * 1_000).rounded())
      let pointer = UnsafeMutableRawPointer(bitPattern: 1_000 - thousandths)
      guard pointer != g_object_get_qdata(cast(), Gtk.minimumScaleKey) else { return }
      g_object_set_qdata(cast(), Gtk.minimumScaleKey, pointer)
      setNeedsLayout()
    }
  }
}

extension Gtk {
  /// The lines of a label in a smaller font, with the space around the lines.
  struct ScaledLines {
    fileprivate let scale: Double
    /// Indicates whether the lines do not fit even in the smallest font.
    fileprivate let isCut: Bool
    let width: Int32
    let height: Int32
    let firstBaseline: Int32
    let lastBaseline: Int32
  }

  fileprivate static let minimumScaleKey = g_quark_from_string("gtkbridge-minimum-scale")
  private static let scaledLayoutKey = g_quark_from_string("gtkbridge-scaled-layout")

  /// Returns the minimum scale of a label, or 1 for other widgets.
  static func minimumScale(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return Double(1_000 - Int(bitPattern: g_object_get_qdata(object, minimumScaleKey))) / 1_000
  }

  /// Returns the lines of a label in the largest font that fits, or `nil` if its own font fits, or must not shrink.
  ///
  /// - Parameters:
  ///   - width: The room in pixels, or -1 if it is unlimited.
  ///   - height: The room in pixels, or -1 if it is unlimited.
  static func scaledLines(
    of widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32
  ) -> ScaledLines? {
    let least = minimumScale(of: widget)
    guard least < 1, width >= 0 || height >= 0,
      let lines = pango_layout_copy(gtk_label_get_layout(OpaquePointer(widget)))
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(lines)) }
    let insets = boxInsets(of: widget)
    let (across, down) = (Int32(insets.leading + insets.trailing), Int32(insets.top + insets.bottom))
    let attributes = pango_layout_get_attributes(lines).flatMap { pango_attr_list_copy($0) }
    defer { pango_attr_list_unref(attributes) }
    func size(_ scale: Double) -> (width: Int32, height: Int32) {
      setScale(scale, attributes, of: lines)
      var (textWidth, textHeight) = (Int32(0), Int32(0))
      pango_layout_get_pixel_size(lines, &textWidth, &textHeight)
      return (textWidth + across, textHeight + down)
    }
    let mostLines = gtk_label_get_lines(OpaquePointer(widget))
    func fits(_ scale: Double) -> Bool {
      let size = size(scale)
      return (width < 0 || size.width <= width) && (height < 0 || size.height <= height)
        && (mostLines <= 0 || pango_layout_get_line_count(lines) <= mostLines)
    }
    wrap(lines, of: widget, width: width)
    if fits(1) { return nil }
    var (scale, tooLarge) = (least, 1.0)
    let isCut = !fits(least)
    if !isCut {
      // Eight steps come within two per cent of the greatest scale, even for a text that may shrink to a hundredth.
      for _ in 0..<8 {
        let middle = (scale * tooLarge).squareRoot()
        if fits(middle) { scale = middle } else { tooLarge = middle }
      }
    }
    setScale(scale, attributes, of: lines)
    if isCut { cut(lines, of: widget, width: width, height: height) }
    let (shownWidth, shownHeight) = size(scale)
    let baseline = pango_layout_get_baseline(lines) / PANGO_SCALE + Int32(insets.top)
    let lineHeight = (shownHeight - down) / max(pango_layout_get_line_count(lines), 1)
    return ScaledLines(
      scale: scale, isCut: isCut, width: shownWidth, height: shownHeight, firstBaseline: baseline,
      lastBaseline: baseline + shownHeight - down - lineHeight)
  }

  /// Scales a label that has just been placed, if its place is too small for its text.
  ///
  /// - Returns: Whether the label has been scaled.
  static func scaleIfNeeded(_ widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) -> Bool {
    guard let scaled = scaledLines(of: widget, width: width, height: height),
      let lines = gtk_label_get_layout(OpaquePointer(widget))
    else { return false }
    let original = pango_layout_get_attributes(lines)
    pango_attr_list_ref(original)
    wrap(lines, of: widget, width: width)
    setScale(scaled.scale, original, of: lines)
    if scaled.isCut { cut(lines, of: widget, width: width, height: height) }
    let layout = ScaledLayout(original: original, scaled: pango_layout_get_attributes(lines))
    // The Pango layout owns this object, because GTK may replace the layout.
    let object = UnsafeMutableRawPointer(lines).assumingMemoryBound(to: GObject.self)
    g_object_set_qdata_full(object, scaledLayoutKey, Unmanaged.passRetained(layout).toOpaque()) {
      if let data = $0 { Unmanaged<ScaledLayout>.fromOpaque(data).release() }
    }
    return true
  }

  /// Shows the text of a label in its own font again.
  static func endScale(of lines: OpaquePointer) {
    let object = UnsafeMutableRawPointer(lines).assumingMemoryBound(to: GObject.self)
    guard let data = g_object_get_qdata(object, scaledLayoutKey) else { return }
    let layout = Unmanaged<ScaledLayout>.fromOpaque(data).takeUnretainedValue()
    // GTK may have set other attributes in the meantime.
    if pango_layout_get_attributes(lines) == layout.scaled { pango_layout_set_attributes(lines, layout.original) }
    g_object_set_qdata(object, scaledLayoutKey, nil)
  }

  private static func setScale(_ scale: Double, _ attributes: OpaquePointer?, of lines: OpaquePointer) {
    guard let scaled = attributes.flatMap({ pango_attr_list_copy($0) }) ?? pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(scaled) }
    pango_attr_list_insert(scaled, pango_attr_scale_new(scale))  // The list takes ownership of the attribute.
    pango_layout_set_attributes(lines, scaled)
  }

  /// Wraps the text if the label may have several lines.
  private static func wrap(_ lines: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>, width: Int32) {
    pango_layout_set_ellipsize(lines, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(lines, -1)
    let isWrapping = gtk_label_get_wrap(OpaquePointer(widget)) != 0 && width >= 0
    pango_layout_set_width(lines, isWrapping ? textWidth(of: widget, in: width) : -1)
  }

  /// Truncates lines that do not fit, as the label would.
  private static func cut(
    _ lines: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32
  ) {
    let label = OpaquePointer(widget)
    pango_layout_set_ellipsize(lines, gtk_label_get_ellipsize(label))
    if width >= 0 { pango_layout_set_width(lines, textWidth(of: widget, in: width)) }
    let mostLines = gtk_label_get_lines(label)
    pango_layout_set_height(lines, mostLines > 0 ? -mostLines : -1)
    if height >= 0, width >= 0, heightAround(lines, of: widget) > height {
      limit(lines, of: widget, width: width, height: height)
    }
  }

  private static func textWidth(of widget: UnsafeMutablePointer<GtkWidget>, in width: Int32) -> Int32 {
    let insets = boxInsets(of: widget)
    return max(width - Int32(insets.leading + insets.trailing), 0) * PANGO_SCALE
  }
}

/// The attributes of a Pango layout before and after it was scaled.
private final class ScaledLayout {
  let original: OpaquePointer?
  let scaled: OpaquePointer?

  /// - Parameter original: A reference that the new object takes over.
  init(original: OpaquePointer?, scaled: OpaquePointer?) {
    self.original = original
    self.scaled = pango_attr_list_ref(scaled)
  }

  deinit {
    pango_attr_list_unref(original)
    pango_attr_list_unref(scaled)
  }
}
