import CGtk
import Foundation
import Graphics

/// The styles of the runs of a text view, each of which is a tag of its text.
@MainActor
final class TextViewStyles {
  /// The pictures of the text.
  var pictures: [InlinePicture] = []
  private var tags: [(style: TextRunStyle, tag: Gtk.Object)] = []

  /// Gives each run its style.
  func show(_ runs: [TextRun], in view: Gtk.TextView) {
    let buffer = view.buffer
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer.cast(), &start, &end)
    for (_, tag) in tags { gtk_text_buffer_remove_tag(buffer.cast(), tag.cast(), &start, &end) }
    var offset = 0
    var used: [(style: TextRunStyle, tag: Gtk.Object)] = []
    for run in runs {
      let length = run.text.unicodeScalars.count
      defer { offset += length }
      guard run.style != TextRunStyle(), length > 0 else { continue }
      let tag: Gtk.Object
      if let known = (used + tags).first(where: { $0.style == run.style })?.tag {
        tag = known
      } else {
        tag = makeTag(run.style, view)
        gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer.cast()), tag.cast())
      }
      if !used.contains(where: { $0.tag === tag }) { used.append((run.style, tag)) }
      gtk_text_buffer_get_iter_at_offset(buffer.cast(), &start, Int32(clamping: offset))
      gtk_text_buffer_get_iter_at_offset(buffer.cast(), &end, Int32(clamping: offset + length))
      gtk_text_buffer_apply_tag(buffer.cast(), tag.cast(), &start, &end)
    }
    for (_, tag) in tags where !used.contains(where: { $0.tag === tag }) {
      gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(buffer.cast()), tag.cast())
    }
    tags = used
  }

  private func makeTag(_ style: TextRunStyle, _ view: Gtk.TextView) -> Gtk.Object {
    let details = style.details
    let tag = Gtk.Object(adopting: UnsafeMutableRawPointer(gtk_text_tag_new(nil)))
    if let font = style.font {
      switch font.size {
      case .relative(let scale): tag.setProperty("scale", to: scale * details.scale)
      case .fixed(let points): tag.setProperty("size-points", to: points * details.scale)
      }
      tag.setProperty("weight", to: Int32(font.weight.rawValue))
      set("style", Int32((font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL).rawValue), of: tag)
      if let family = font.familyName { tag.setProperty("family", to: family) }
      if font.hasMonospacedDigits { tag.setProperty("font-features", to: "tnum") }
    } else if style.isItalic {
      set("style", Int32(PANGO_STYLE_ITALIC.rawValue), of: tag)
    }
    if let color = style.color { set("foreground-rgba", color, of: tag, view) }
    if let color = details.background, !color.isClear { set("background-rgba", color, of: tag, view) }
    if let line = details.underline {
      let pattern = line.pattern == .double ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE
      set("underline", Int32(pattern.rawValue), of: tag)
      if let color = line.color { set("underline-rgba", color, of: tag, view) }
    }
    if let line = details.strikethrough {
      tag.setProperty("strikethrough", to: true)
      if let color = line.color { set("strikethrough-rgba", color, of: tag, view) }
    }
    func units(_ points: Double) -> Int32 { Int32(clamping: points * Double(PANGO_SCALE)) }
    if let tracking = details.tracking { tag.setProperty("letter-spacing", to: units(tracking)) }
    if let offset = details.baselineOffset { tag.setProperty("rise", to: units(offset)) }
    if let paragraph = details.paragraph { set(paragraph, of: tag, isRightToLeft: view.isRightToLeft) }
    return tag
  }

  private func set(_ paragraph: TextParagraphStyle, of tag: Gtk.Object, isRightToLeft: Bool) {
    func pixels(_ points: Double) -> Int32 { Int32(clamping: points.rounded()) }
    let justification: Gtk.Label.Justification? =
      switch paragraph.alignment {
      case nil: nil
      case .left: isRightToLeft ? .trailing : .leading
      case .center: .center
      case .right: isRightToLeft ? .leading : .trailing
      }
    if let justification { set("justification", Int32(justification.value.rawValue), of: tag) }
    tag.setProperty("pixels-inside-wrap", to: pixels(max(paragraph.lineSpacing, 0)))
    tag.setProperty("pixels-above-lines", to: pixels(max(paragraph.spacingBefore, 0)))
    tag.setProperty("pixels-below-lines", to: pixels(max(paragraph.lineSpacing + paragraph.spacingAfter, 0)))
    let (first, others) = (max(paragraph.firstLineIndent, 0), max(paragraph.indent, 0))
    guard first > 0 || others > 0 || paragraph.trailingIndent > 0 else { return }
    // The margins are added to those of the view. A negative indent moves the lines after the first one.
    tag.setProperty("accumulative-margin", to: true)
    tag.setProperty(isRightToLeft ? "right-margin" : "left-margin", to: pixels(min(first, others)))
    tag.setProperty(isRightToLeft ? "left-margin" : "right-margin", to: pixels(max(paragraph.trailingIndent, 0)))
    tag.setProperty("indent", to: pixels(first - others))
  }

  private func set(_ name: String, _ color: Color, of tag: Gtk.Object, _ view: Gtk.TextView) {
    var rgba = Gtk.rgba(of: color.css, for: view.widget)
    var value = GValue()
    g_value_init(&value, gdk_rgba_get_type())
    g_value_set_boxed(&value, &rgba)
    g_object_set_property(tag.cast(), name, &value)
    g_value_unset(&value)
  }

  /// Sets a property whose type is an enumeration.
  private func set(_ name: String, _ number: Int32, of tag: Gtk.Object) {
    var value = GValue()
    let type =
      switch name {
      case "style": pango_style_get_type()
      case "underline": pango_underline_get_type()
      default: gtk_justification_get_type()
      }
    g_value_init(&value, type)
    g_value_set_enum(&value, number)
    g_object_set_property(tag.cast(), name, &value)
    g_value_unset(&value)
  }
}
