import CGtk
import Foundation
import Graphics

extension Gtk.TextView {
  /// Shows a text of styled runs. The part in common with the previous text remains, and so does the cursor.
  package func setRuns(_ runs: [TextRun]) {
    let text = runs.map(\.text).joined()
    if text != self.text { setText(text, isUndoable: false) }
    showPictures(of: runs)
    styles.show(runs, in: self)
  }

  /// Returns the index of the character at a point of the widget, or `nil` outside the text.
  package func character(at point: CGPoint) -> Int? {
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_text_view_window_to_buffer_coords(
      cast(), GTK_TEXT_WINDOW_WIDGET, Int32(clamping: point.x), Int32(clamping: point.y), &x, &y)
    // The function for a location rounds to the nearest place between characters.
    var (place, part) = (GtkTextIter(), Int32(0))
    guard gtk_text_view_get_iter_at_position(cast(), &place, &part, x, y) != 0 else { return nil }
    return Int(gtk_text_iter_get_offset(&place))
  }

  /// Returns the rectangle of a character in the coordinates of the widget.
  package func rect(ofCharacter index: Int) -> CGRect {
    var (place, rect) = (GtkTextIter(), GdkRectangle())
    gtk_text_buffer_get_iter_at_offset(buffer.cast(), &place, Int32(clamping: index))
    gtk_text_view_get_iter_location(cast(), &place, &rect)
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_text_view_buffer_to_window_coords(cast(), GTK_TEXT_WINDOW_WIDGET, rect.x, rect.y, &x, &y)
    return CGRect(x: Double(x), y: Double(y), width: Double(rect.width), height: Double(rect.height))
  }

  /// Scrolls as little as possible until a character is visible.
  package func scroll(toCharacter index: Int) {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer.cast(), &place, Int32(clamping: index))
    // A place that GTK scrolls to once the lines have their heights is a mark.
    let mark = gtk_text_buffer_create_mark(buffer.cast(), nil, &place, 1)
    gtk_text_view_scroll_to_mark(cast(), mark, 0, 0, 0, 0)
    gtk_text_buffer_delete_mark(buffer.cast(), mark)
  }

  /// Calls `handler` when the primary button has been pressed and released at a point, unless text has been selected.
  package func onTextClick(_ handler: @escaping @MainActor (CGPoint) -> Void) {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    typealias Handler = @MainActor (CGPoint) -> Void
    let released: @convention(c) (gpointer?, Int32, Double, Double, gpointer?) -> Void = { _, presses, x, y, data in
      let handler = Callback<Handler>.handler(at: data)
      // Safe, because GTK emits signals on the main thread, which runs its main loop.
      MainActor.assumeIsolated { if presses == 1 { handler?(CGPoint(x: x, y: y)) } }
    }
    Gtk.Object(retaining: UnsafeMutableRawPointer(gesture)).connect(
      "released", to: handler as Handler, through: released)
    gtk_widget_add_controller(widget, gesture)
  }

  /// Inserts pictures at the places of their placeholder characters.
  private func showPictures(of runs: [TextRun]) {
    var offset = 0
    var pictures: [(offset: Int, picture: InlinePicture)] = []
    for run in runs {
      if let picture = run.picture { pictures.append((offset, picture)) }
      offset += run.text.unicodeScalars.count
    }
    let isNew = styles.pictures != pictures.map(\.picture)
    styles.pictures = pictures.map(\.picture)
    for (offset, picture) in pictures {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer.cast(), &start, Int32(clamping: offset))
      guard isNew || gtk_text_iter_get_paintable(&start) == nil, let paintable = picture.paintable(for: self) else {
        continue
      }
      change(isUndoable: false) {
        gtk_text_buffer_get_iter_at_offset(buffer.cast(), &end, Int32(clamping: offset + 1))
        gtk_text_buffer_delete(buffer.cast(), &start, &end)
        gtk_text_buffer_insert_paintable(buffer.cast(), &start, paintable.opaque)
      }
    }
  }
}

extension InlinePicture {
  /// The picture for a text view, in which it stands on the line.
  @MainActor
  fileprivate func paintable(for view: Gtk.TextView) -> Gtk.Object? {
    switch content {
    case .symbol(let name):
      var appearance = SystemSymbols.appearance(of: name)
      appearance.size = size
      if let color { appearance.rendering = .palette([color]) }
      let symbol = Gtk.SymbolPaintable(appearance)
      symbol.setWidget(view)
      return symbol
    case .data(let data): return texture(data)
    case .empty: return texture(nil)
    }
  }

  @MainActor
  private func texture(_ data: Data?) -> Gtk.Object? {
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(size.width), Float(size.height))
    guard let snapshot = gtk_snapshot_new() else { return nil }
    if let texture = data.flatMap({ Gtk.Texture($0) }) {
      gtk_snapshot_append_texture(snapshot, texture.opaque, &bounds)
    }
    return gtk_snapshot_free_to_paintable(snapshot, &bounds.size).map {
      Gtk.Object(adopting: UnsafeMutableRawPointer($0))
    }
  }
}
