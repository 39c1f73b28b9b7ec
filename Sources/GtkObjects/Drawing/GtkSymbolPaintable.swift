import CGtk
import Foundation
import Graphics

extension Gtk {
  /// A symbol that is painted sharply at any size, in the colour of its widget's text, or a picture that GTK cannot paint by
  /// itself (a GdkPaintable that is also a GtkSymbolicPaintable).
  ///
  /// A GtkImage passes the colour of its style. A GtkPicture does not, so the paintable asks the widget itself.
  package final class SymbolPaintable: Object {
    package private(set) var appearance: SymbolAppearance

    package init(_ appearance: SymbolAppearance) {
      self.appearance = appearance
      super.init(adopting: UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)))
      store(appearance, for: Self.appearanceKey)
    }

    package func setAppearance(_ appearance: SymbolAppearance) {
      guard appearance != self.appearance else { return }
      self.appearance = appearance
      store(appearance, for: Self.appearanceKey)
      gdk_paintable_invalidate_contents(opaque)
    }

    /// Takes colours and the text direction from the style of `widget`, of which it holds only a weak reference.
    package func setWidget(_ widget: Widget) { store(WeakReference(widget), for: Self.widgetKey) }

    /// The object keeps the value, because GTK may keep the object longer than this wrapper exists.
    private func store<Value>(_ value: Value, for key: String) {
      g_object_set_data_full(cast(), key, Callback<Value>.retained(value), releaseCallback)
    }

    private static func value<Value>(of paintable: OpaquePointer, _ key: String, as type: Value.Type) -> Value? {
      let object = UnsafeMutableRawPointer(paintable).assumingMemoryBound(to: GObject.self)
      return Callback<Value>.handler(at: g_object_get_data(object, key))
    }

    /// The name of the symbol of a paintable, or `nil` for another kind of paintable.
    static func name(of paintable: OpaquePointer) -> String? {
      let instance = UnsafeMutableRawPointer(paintable).assumingMemoryBound(to: GTypeInstance.self)
      guard g_type_check_instance_is_a(instance, type) != 0 else { return nil }
      return value(of: paintable, appearanceKey, as: SymbolAppearance.self)?.name
    }

    private static func size(of paintable: OpaquePointer) -> CGSize {
      let appearance = value(of: paintable, appearanceKey, as: SymbolAppearance.self)
      return appearance?.picture?.size ?? appearance?.size ?? CGSize(width: Symbol.gridSize, height: Symbol.gridSize)
    }

    private static let appearanceKey = "gtkbridge-symbol"
    private static let widgetKey = "gtkbridge-symbol-widget"

    private static func snapshot(
      _ paintable: OpaquePointer, _ snapshot: OpaquePointer, _ size: CGSize, _ color: GdkRGBA?
    ) {
      guard let appearance = value(of: paintable, appearanceKey, as: SymbolAppearance.self) else { return }
      let widget = value(of: paintable, widgetKey, as: WeakReference.self)?.widget
      var foreground = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
      if let color {
        foreground = color
      } else if let widget {
        gtk_style_context_get_color(gtk_widget_get_style_context(widget.widget), &foreground)
      }
      var bounds = graphene_rect_t()
      graphene_rect_init(&bounds, 0, 0, Float(size.width), Float(size.height))
      if let picture = appearance.picture { return picture.paint(in: snapshot, bounds: bounds, color: foreground) }
      guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
      appearance.paint(in: context, size: size, foreground: foreground, widget: widget)
      cairo_destroy(context)
    }

    // MARK: The type

    private static let type: GType = {
      let type = g_type_register_static_simple(
        gtkbridge_type_object(), "GtkBridgeSymbol", guint(MemoryLayout<GObjectClass>.size), nil,
        guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
      var paintable = GInterfaceInfo(
        interface_init: { interface, _ in
          if let interface { implementPaintable(interface.assumingMemoryBound(to: GdkPaintableInterface.self)) }
        }, interface_finalize: nil, interface_data: nil)
      g_type_add_interface_static(type, gdk_paintable_get_type(), &paintable)
      var symbolic = GInterfaceInfo(
        interface_init: { interface, _ in
          if let interface { implementSymbolic(interface.assumingMemoryBound(to: GtkSymbolicPaintableInterface.self)) }
        }, interface_finalize: nil, interface_data: nil)
      g_type_add_interface_static(type, gtk_symbolic_paintable_get_type(), &symbolic)
      return type
    }()

    private static func implementPaintable(_ methods: UnsafeMutablePointer<GdkPaintableInterface>) {
      methods.pointee.snapshot = { paintable, target, width, height in
        guard let paintable, let target else { return }
        // Safe, because GTK paints on the main thread, which runs its main loop.
        MainActor.assumeIsolated {
          SymbolPaintable.snapshot(paintable, target, CGSize(width: width, height: height), nil)
        }
      }
      methods.pointee.get_flags = { _ in GDK_PAINTABLE_STATIC_SIZE }
      // Safe, because GTK measures on the main thread, as it paints.
      methods.pointee.get_intrinsic_width = { paintable in
        guard let paintable else { return 0 }
        return MainActor.assumeIsolated { Int32(SymbolPaintable.size(of: paintable).width.rounded()) }
      }
      methods.pointee.get_intrinsic_height = { paintable in
        guard let paintable else { return 0 }
        return MainActor.assumeIsolated { Int32(SymbolPaintable.size(of: paintable).height.rounded()) }
      }
      methods.pointee.get_intrinsic_aspect_ratio = { paintable in
        guard let paintable else { return 0 }
        return MainActor.assumeIsolated {
          let size = SymbolPaintable.size(of: paintable)
          return size.height > 0 ? size.width / size.height : 0
        }
      }
    }

    private static func implementSymbolic(_ methods: UnsafeMutablePointer<GtkSymbolicPaintableInterface>) {
      methods.pointee.snapshot_symbolic = { paintable, target, width, height, colors, count in
        guard let paintable, let target else { return }
        let color = count > 0 ? colors?.pointee : nil
        // Safe, because GTK paints on the main thread, which runs its main loop.
        MainActor.assumeIsolated {
          SymbolPaintable.snapshot(paintable, target, CGSize(width: width, height: height), color)
        }
      }
    }
  }
}
