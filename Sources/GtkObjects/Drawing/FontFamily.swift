import CGtk

extension Gtk {
  /// An installed typeface.
  package struct FontFamily {
    package let name: String
    /// The names of its styles, such as “Bold Italic”.
    package let faces: [String]

    /// The installed typefaces, in the order of their names. May be read on any thread.
    package static var all: [FontFamily] {
      var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      var count: Int32 = 0
      pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
      defer { g_free(families) }
      return (0..<Int(count)).compactMap { families?[$0].map { FontFamily($0) } }.sorted { $0.name < $1.name }
    }

    private init(_ family: UnsafeMutablePointer<PangoFontFamily>) {
      name = String(cString: pango_font_family_get_name(family))
      var faces: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
      var count: Int32 = 0
      pango_font_family_list_faces(family, &faces, &count)
      defer { g_free(faces) }
      self.faces = (0..<Int(count)).compactMap { faces?[$0].map { String(cString: pango_font_face_get_face_name($0)) } }
    }
  }
}
