import CGtk
import Foundation

extension Gtk.Entry {
  /// Indicates whether the characters are readable.
  package var showsCharacters: Bool {
    get { gtk_entry_get_visibility(cast()) != 0 }
    set { gtk_entry_set_visibility(cast(), newValue ? 1 : 0) }
  }

  /// Indicates whether the user can change the text.
  package var isEditable: Bool {
    get { gtk_editable_get_editable(opaque) != 0 }
    set { gtk_editable_set_editable(opaque, newValue ? 1 : 0) }
  }

  /// The position of a text that is shorter than the field, from 0 at the leading edge to 1.
  package var alignment: Double {
    get { Double(gtk_editable_get_alignment(opaque)) }
    set { gtk_editable_set_alignment(opaque, Float(newValue)) }
  }

  /// Places a text that is shorter than the field as the lines of a label.
  package func setJustification(_ justification: Gtk.Label.Justification) {
    alignment =
      switch justification {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
  }

  /// The selected characters, or the place of the cursor.
  package var selection: Range<Int> {
    get {
      var (start, end): (Int32, Int32) = (0, 0)
      _ = gtk_editable_get_selection_bounds(opaque, &start, &end)
      return Int(min(start, end))..<Int(max(start, end))
    }
    set {
      gtk_editable_select_region(opaque, Int32(clamping: newValue.lowerBound), Int32(clamping: newValue.upperBound))
    }
  }

  /// Calls `handler` in place of a deletion when the user presses the key that deletes backwards.
  package func onBackspace(_ handler: @escaping @MainActor () -> Void) {
    guard let text = textWidget else { return }
    typealias Handler = @MainActor () -> Void
    let pressed: @convention(c) (gpointer?, gpointer?) -> Void = { text, data in
      let handler = Callback<Handler>.handler(at: data)
      g_signal_stop_emission_by_name(text, "backspace")
      // Safe, because the user types on the main thread, which runs GTK's main loop.
      MainActor.assumeIsolated { handler?() }
    }
    text.connect("backspace", to: handler as Handler, through: pressed)
  }

  /// Deletes the selection, or the character before the cursor, as the user would.
  package func deleteBackward() {
    guard let text = textWidget else { return }
    var range = selection
    if range.isEmpty {
      let before = String(String.UnicodeScalarView(self.text.unicodeScalars.prefix(cursor)))
      range = cursor - (before.last?.unicodeScalars.count ?? 0)..<cursor
    }
    guard !range.isEmpty else { return }
    gtk_editable_delete_text(text.opaque, Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
  }

  /// Replaces the selection by a text, as the user would.
  package func insert(_ string: String) {
    guard let text = textWidget else { return }
    let selection = selection
    if !selection.isEmpty {
      gtk_editable_delete_text(
        text.opaque, Int32(clamping: selection.lowerBound), Int32(clamping: selection.upperBound))
    }
    var place = Int32(clamping: selection.isEmpty ? cursor : selection.lowerBound)
    gtk_editable_insert_text(text.opaque, string, -1, &place)
    cursor = Int(place)
  }

  /// Returns the place of the cursor, whose width is 0, in the coordinates of a widget around the field.
  ///
  /// The field's own coordinates begin inside its border.
  package func cursorLine(in widget: Gtk.Widget) -> CGRect? {
    guard let text = textWidget else { return nil }
    var strong = graphene_rect_t()
    gtk_text_compute_cursor_extents(text.cast(), gsize(max(cursor, 0)), &strong, nil)
    let rect = CGRect(
      x: Double(strong.origin.x), y: Double(strong.origin.y), width: Double(strong.size.width),
      height: Double(strong.size.height))
    return text.place(in: widget).map { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }

  /// Shows a button with an icon at the end of the field, or none.
  package func setEndIcon(_ name: String?, tooltip: String? = nil) {
    gtk_entry_set_icon_from_icon_name(cast(), GTK_ENTRY_ICON_SECONDARY, name)
    if name != nil { gtk_entry_set_icon_tooltip_text(cast(), GTK_ENTRY_ICON_SECONDARY, tooltip) }
  }

  /// The widget inside that contains the text and takes the keyboard focus.
  package var textWidget: Gtk.Widget? {
    gtk_editable_get_delegate(opaque).map { Gtk.Widget(retaining: UnsafeMutableRawPointer($0)) }
  }

  /// Calls `handler` before each change of the text with the replaced characters and the new text. The result says
  /// whether the change may happen.
  ///
  /// GTK puts the cursor after the inserted characters. If the program sets another text in the meantime, here or in
  /// reaction to the change, the cursor stays at its place in that text.
  package func onProposedChange(_ handler: @escaping @MainActor (Range<Int>, String) -> Bool) {
    guard let text = textWidget else { return }
    typealias Handler = @MainActor (Range<Int>, String) -> Bool
    typealias Insert =
      @convention(c) (gpointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?, gpointer?) -> Void
    let ask: Handler = { [weak self] characters, text in
      self?.isTextNew = false
      return handler(characters, text)
    }
    let insert: Insert = { editable, characters, length, position, data in
      guard let editable, let characters, let position else { return }
      let handler = Callback<Handler>.handler(at: data)
      let bytes = UnsafeBufferPointer(start: characters, count: length < 0 ? strlen(characters) : Int(length))
      let string = String(decoding: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let place = Int(position.pointee)
      // Safe, because the user types on the main thread, which runs GTK's main loop.
      let mayChange = MainActor.assumeIsolated { handler?(place..<place, string) != false }
      guard !mayChange else { return }
      g_signal_stop_emission_by_name(editable, "insert-text")
      position.pointee = gtk_editable_get_position(OpaquePointer(editable))
    }
    typealias Question = @MainActor () -> Bool
    let isTextNew: Question = { [weak self] in self?.isTextNew == true }
    let inserted: Insert = { editable, _, _, position, data in
      let isTextNew = Callback<Question>.handler(at: data)
      guard let editable, let position, MainActor.assumeIsolated({ isTextNew?() == true }) else { return }
      position.pointee = gtk_editable_get_position(OpaquePointer(editable))
    }
    let delete: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> Void = { editable, start, end, data in
      guard let editable else { return }
      let handler = Callback<Handler>.handler(at: data)
      // A negative end stands for that of the text.
      let length = gtk_editable_get_text(OpaquePointer(editable)).map { g_utf8_strlen($0, -1) } ?? 0
      let last = end < 0 ? Int(length) : Int(end)
      let mayChange = MainActor.assumeIsolated { handler?(Int(start)..<max(Int(start), last), "") != false }
      if !mayChange { g_signal_stop_emission_by_name(editable, "delete-text") }
    }
    text.connect("insert-text", to: ask, through: insert)
    text.connect("insert-text", to: isTextNew, through: inserted, G_CONNECT_AFTER)
    text.connect("delete-text", to: handler as Handler, through: delete)
  }
}
