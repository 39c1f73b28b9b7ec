import CGtk
import Graphics

extension Font {
  /// Applies the font to a font description, which initially has the desktop's font size.
  package func apply(to description: OpaquePointer) {
    let desktop = pango_font_description_get_size(description)
    let isAbsolute = pango_font_description_get_size_is_absolute(description) != 0
    switch size {
    case .relative(let scale):
      let new = Double(desktop) * scale
      if isAbsolute {
        pango_font_description_set_absolute_size(description, new)
      } else {
        pango_font_description_set_size(description, Int32(clamping: new))
      }
    case .fixed(let points): pango_font_description_set_size(description, Int32(clamping: points * Double(PANGO_SCALE)))
    }
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rawValue)))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if let capitals {
      pango_font_description_set_variant(
        description, capitals == .lowercase ? PANGO_VARIANT_SMALL_CAPS : PANGO_VARIANT_UNICASE)
    }
    switch width.css {
    case "ultra-condensed": pango_font_description_set_stretch(description, PANGO_STRETCH_ULTRA_CONDENSED)
    case "condensed": pango_font_description_set_stretch(description, PANGO_STRETCH_CONDENSED)
    case "expanded": pango_font_description_set_stretch(description, PANGO_STRETCH_EXPANDED)
    case "ultra-expanded": pango_font_description_set_stretch(description, PANGO_STRETCH_ULTRA_EXPANDED)
    default: break
    }
    if let familyName { pango_font_description_set_family(description, familyName) }
  }
}
