import CGtk
import CoreTransferable
import Foundation

extension Gtk {
  /// The effect of a drop on the content of a drag (GdkDragAction).
  package enum DragAction: Sendable {
    case none, copy, move

    fileprivate var value: UInt32 {
      switch self {
      case .none: 0
      case .copy: GDK_ACTION_COPY.rawValue
      case .move: GDK_ACTION_MOVE.rawValue
      }
    }
  }

  /// The content of a drag for other programs, and its appearance.
  package struct DragOffer {
    let content: TransferContent?
    let data: [(mimeType: String, data: Data)]
    let allowsMove: Bool
    let isMarked: Bool
    let picture: Widget?
    let hotSpot: CGPoint

    /// - Parameters:
    ///   - content: Text or files.
    ///   - data: Data of other types.
    ///   - allowsMove: Indicates whether the drop may remove the content from its source.
    ///   - isMarked: Indicates whether targets can recognise a drag of this program without reading the content. A drag
    ///     without other content is always marked.
    ///   - picture: The widget whose picture follows the pointer, if it is not the dragged one.
    ///   - hotSpot: The place of the pointer in the picture.
    package init(
      content: TransferContent?, data: [(mimeType: String, data: Data)] = [], allowsMove: Bool = false,
      isMarked: Bool = true, picture: Widget? = nil, hotSpot: CGPoint = .zero
    ) {
      self.content = content
      self.data = data
      self.allowsMove = allowsMove
      self.isMarked = isMarked || content == nil && data.isEmpty
      self.picture = picture
      self.hotSpot = hotSpot
    }
  }

  /// A form in which a target reads a drop.
  package enum DropForm {
    /// The mark of this program's drags.
    case own
    case files, picture, text

    fileprivate var type: GType {
      switch self {
      case .own: gtkbridge_type_boolean()
      case .files: gdk_file_list_get_type()
      case .picture: gdk_texture_get_type()
      case .text: gtkbridge_type_string()
      }
    }
  }

  /// The content of a drop.
  package enum DroppedContent {
    /// The content of a drag of this program, which the program already has.
    case own
    case transfer(TransferContent)
    /// A picture, as PNG.
    case picture(Data)
  }
}

/// The callbacks of a source of drags.
private struct DragHandlers {
  let begin: @MainActor (CGPoint) -> Gtk.DragOffer?
  let end: @MainActor (Gtk.DragAction) -> Void

  static func at(_ data: gpointer?) -> DragHandlers? { Callback<DragHandlers>.handler(at: data) }
}

/// The callbacks of a target of drops.
private struct DropTargetHandlers {
  let move: @MainActor ([String], CGPoint) -> Gtk.DragAction
  let leave: @MainActor () -> Void
  let drop: @MainActor (Gtk.DroppedContent, CGPoint) -> Bool

  static func at(_ data: gpointer?) -> DropTargetHandlers? { Callback<DropTargetHandlers>.handler(at: data) }
}

extension Gtk.Widget {
  /// Makes the widget a source of drags.
  ///
  /// - Parameters:
  ///   - begin: A closure that returns the content to drag from a place in the widget, or `nil` for none.
  ///   - end: A closure that is called at the end with the action of the drop, or with `none` if there was no drop.
  /// - Returns: A closure that removes the drag source.
  package func addDragSource(
    begin: @escaping @MainActor (CGPoint) -> Gtk.DragOffer?, end: @escaping @MainActor (Gtk.DragAction) -> Void
  ) -> @MainActor () -> Void {
    takePointer()
    guard let source = gtk_drag_source_new() else { return {} }
    let prepare: @convention(c) (gpointer?, Double, Double, gpointer?) -> gpointer? = { instance, x, y, data in
      guard let instance, let handlers = DragHandlers.at(data) else { return nil }
      // Safe, because GTK emits signals on the main thread, which runs its main loop.
      guard let offer = MainActor.assumeIsolated({ handlers.begin(CGPoint(x: x, y: y)) }) else { return nil }
      let source = OpaquePointer(instance)
      let actions = GDK_ACTION_COPY.rawValue | (offer.allowsMove ? GDK_ACTION_MOVE.rawValue : 0)
      gtk_drag_source_set_actions(source, GdkDragAction(rawValue: actions))
      let pictured = offer.picture?.widget ?? gtk_event_controller_get_widget(source)
      if let pictured, let icon = gtk_widget_paintable_new(pictured) {
        gtk_drag_source_set_icon(source, icon, Int32(clamping: offer.hotSpot.x), Int32(clamping: offer.hotSpot.y))
        g_object_unref(UnsafeMutableRawPointer(icon))
      }
      return offer.provider
    }
    let ended: @convention(c) (gpointer?, OpaquePointer?, gboolean, gpointer?) -> Void = { _, drag, _, data in
      let handlers = DragHandlers.at(data)
      let action = drag.map { gdk_drag_get_selected_action($0).rawValue } ?? 0
      let done: Gtk.DragAction =
        action == GDK_ACTION_MOVE.rawValue ? .move : action == GDK_ACTION_COPY.rawValue ? .copy : .none
      MainActor.assumeIsolated { handlers?.end(done) }
    }
    let handlers = DragHandlers(begin: begin, end: end)
    let object = Gtk.Object(retaining: UnsafeMutableRawPointer(source))
    // GTK continues with the widgets around, whose own drag would replace this one.
    let began: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { instance, _, _ in
      guard let instance else { return }
      MainActor.assumeIsolated { resetDragSources(around: OpaquePointer(instance)) }
    }
    object.connect("prepare", to: handlers, through: prepare)
    object.connect("drag-begin", to: handlers, through: began)
    object.connect("drag-end", to: handlers, through: ended)
    gtk_widget_add_controller(widget, source)
    return object.removal
  }

  /// Makes the widget a target of drops.
  ///
  /// - Parameters:
  ///   - forms: The forms of content. The target reads the first one that a drag has.
  ///   - move: A closure that returns the action of a drop at a place. It also receives the MIME types of the content.
  ///   - leave: A closure that is called when a drag leaves the widget without a drop.
  ///   - drop: A closure that takes the content of a drop at a place, and returns whether it has done so.
  /// - Returns: A closure that removes the drop target.
  package func addDropTarget(
    forms: [Gtk.DropForm] = [.own, .files, .picture, .text],
    move: @escaping @MainActor ([String], CGPoint) -> Gtk.DragAction, leave: @escaping @MainActor () -> Void,
    drop: @escaping @MainActor (Gtk.DroppedContent, CGPoint) -> Bool
  ) -> @MainActor () -> Void {
    takePointer()
    let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    guard let target = gtk_drop_target_new(gtkbridge_type_boolean(), actions) else { return {} }
    var types = forms.map(\.type)
    gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
    let moved: @convention(c) (gpointer?, Double, Double, gpointer?) -> UInt32 = { target, x, y, data in
      let handlers = DropTargetHandlers.at(data)
      let types = target.map { mimeTypes(ofDropOn: OpaquePointer($0)) } ?? []
      return MainActor.assumeIsolated { handlers?.move(types, CGPoint(x: x, y: y)).value ?? 0 }
    }
    let left: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      let handlers = DropTargetHandlers.at(data)
      MainActor.assumeIsolated { handlers?.leave() }
    }
    let dropped: @convention(c) (gpointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean = {
      _, value, x, y, data in
      guard let handlers = DropTargetHandlers.at(data), let value, let content = Gtk.DroppedContent(value) else {
        return 0
      }
      return MainActor.assumeIsolated { handlers.drop(content, CGPoint(x: x, y: y)) } ? 1 : 0
    }
    let handlers = DropTargetHandlers(move: move, leave: leave, drop: drop)
    let object = Gtk.Object(retaining: UnsafeMutableRawPointer(target))
    object.connect("enter", to: handlers, through: moved)
    object.connect("motion", to: handlers, through: moved)
    object.connect("leave", to: handlers, through: left)
    object.connect("drop", to: handlers, through: dropped)
    gtk_widget_add_controller(widget, target)
    // GTK continues its iteration over the controllers after an event, and uses the target after a drop, during which a
    // source of this program reports the end of its drag.
    return { Task { object.removal() } }
  }
}

extension Gtk.Object {
  /// Removes an event controller from its widget.
  fileprivate var removal: @MainActor () -> Void {
    {
      if let widget = gtk_event_controller_get_widget(self.opaque) {
        gtk_widget_remove_controller(widget, self.opaque)
      }
    }
  }
}

/// Resets the drag sources around the widget of a source, so that they forget the press that has started its drag.
@MainActor
private func resetDragSources(around source: OpaquePointer) {
  var next = gtk_event_controller_get_widget(source).flatMap { gtk_widget_get_parent($0) }
  while let widget = next {
    let controllers = gtk_widget_observe_controllers(widget)
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, gtk_drag_source_get_type()) != 0 {
        gtk_event_controller_reset(OpaquePointer(controller))
      }
      g_object_unref(controller)
    }
    g_object_unref(controllers.map { UnsafeMutableRawPointer($0) })
    next = gtk_widget_get_parent(widget)
  }
}

/// Returns the MIME types of the drag over a target.
private func mimeTypes(ofDropOn target: OpaquePointer) -> [String] {
  guard let drop = gtk_drop_target_get_current_drop(target) else { return [] }
  var count: gsize = 0
  guard let types = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count) else { return [] }
  return (0..<Int(count)).compactMap { types[$0].map { String(cString: $0) } }
}

extension Gtk.DragOffer {
  /// The content in all its forms (GdkContentProvider), which the caller owns.
  fileprivate var provider: gpointer? {
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
    if isMarked {
      var mark = GValue()
      g_value_init(&mark, gtkbridge_type_boolean())
      providers.append(gdk_content_provider_new_for_value(&mark))
    }
    if let content {
      var value = content.value
      providers.append(gdk_content_provider_new_for_value(&value))
      g_value_unset(&value)
    }
    for (type, data) in data {
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      providers.append(gdk_content_provider_new_for_bytes(type, bytes))
      g_bytes_unref(bytes)
    }
    return gdk_content_provider_new_union(&providers, gsize(providers.count)).map { UnsafeMutableRawPointer($0) }
  }
}

extension Gtk.DroppedContent {
  fileprivate init?(_ value: UnsafePointer<GValue>) {
    if g_type_check_value_holds(value, gtkbridge_type_boolean()) != 0 {
      self = .own
    } else if g_type_check_value_holds(value, gdk_texture_get_type()) != 0 {
      guard let texture = g_value_get_object(value) else { return nil }
      self = .picture(Gtk.Texture.png(of: OpaquePointer(texture)))
    } else if let content = TransferContent(value) {
      self = .transfer(content)
    } else {
      return nil
    }
  }
}
