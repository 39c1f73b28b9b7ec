import CGtk

extension Gtk {
  /// A patch that draws labels and images in a gradient if they have a ``Painting``, and buttons, too, if they have
  /// drawings of their own. CSS has only colours for text.
  ///
  /// The labels of GTK's own widgets are unaffected, but a class has only one drawing function.
  @MainActor
  enum PaintedContent {
    /// Applies the patch on first access. The classes are never released.
    static let isInstalled: Void = {
      let types = [gtk_label_get_type(), gtk_image_get_type(), gtk_picture_get_type(), gtk_button_get_type()]
      for type in types { install(in: type) }
    }()

    private static var snapshots: [GType: @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void] =
      [:]

    private static func install(in type: GType) {
      guard let widgetClass = g_type_class_ref(type)?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
      snapshots[type] = widgetClass.pointee.snapshot
      widgetClass.pointee.snapshot = { widget, snapshot in
        guard let widget, let snapshot else { return }
        // Safe, because GTK paints on the main thread, which runs its main loop.
        MainActor.assumeIsolated { PaintedContent.paint(widget, into: snapshot) }
      }
    }

    private static func paint(_ widget: UnsafeMutablePointer<GtkWidget>, into snapshot: OpaquePointer) {
      let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      var type = instance.pointee.g_class.pointee.g_type
      while type != 0, snapshots[type] == nil { type = g_type_parent(type) }
      guard let draw = snapshots[type] else { return }
      DrawnContent.paint(widget, into: snapshot) {
        WidgetPainting.paint(widget, into: snapshot) { draw(widget, $0) }
      }
    }
  }
}
