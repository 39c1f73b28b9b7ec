import CGtk
import Foundation
import Graphics

extension Gtk {
  /// An icon of the icon theme or a symbol (GtkImage), whose size follows from its style.
  package final class Image: Widget {
    package init(icon name: String) {
      super.init(adopting: gtk_image_new_from_icon_name(name))
    }

    override init(retaining pointer: UnsafeMutableRawPointer) { super.init(retaining: pointer) }

    package init(_ symbol: SymbolPaintable) {
      super.init(adopting: gtk_image_new_from_paintable(symbol.opaque))
    }

    package var iconName: String {
      get { gtk_image_get_icon_name(opaque).map { String(cString: $0) } ?? "" }
      set { gtk_image_set_from_icon_name(opaque, newValue) }
    }

    /// The name of the icon or symbol, or an empty string.
    package var contentName: String {
      gtk_image_get_paintable(opaque).flatMap(SymbolPaintable.name) ?? iconName
    }

    /// Shows the content of another image.
    func show(contentOf image: Image) {
      if let paintable = gtk_image_get_paintable(image.opaque) {
        gtk_image_set_from_paintable(opaque, paintable)
      } else {
        iconName = image.iconName
      }
    }

    /// Returns whether the display's icon theme contains an icon.
    package static func themeHasIcon(_ name: String) -> Bool {
      guard let display = Gtk.display else { return false }
      return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
    }
  }

  /// A picture from a file or data (GtkPicture).
  package final class Picture: Widget {
    /// The scaling of a picture whose aspect ratio differs from its allocation.
    package enum Fit {
      /// Stretched to fill.
      case fill
      /// Not scaled, unless there is too little space.
      case ownSize
      /// Scaled with its aspect ratio to fit.
      case contain
      /// Scaled with its aspect ratio to fill, and cut off.
      case cover

      fileprivate var value: GtkContentFit {
        switch self {
        case .fill: GTK_CONTENT_FIT_FILL
        case .ownSize: GTK_CONTENT_FIT_SCALE_DOWN
        case .contain: GTK_CONTENT_FIT_CONTAIN
        case .cover: GTK_CONTENT_FIT_COVER
        }
      }
    }

    package init() {
      super.init(adopting: gtk_picture_new())
    }

    /// Shows a file, which GTK loads synchronously. An unreadable file shows nothing.
    package func setFile(_ path: String) {
      if Texture.isPixels(path) { setTexture(.shared(file: path)) } else { gtk_picture_set_filename(opaque, path) }
    }

    private func setTexture(_ texture: Texture?) { gtk_picture_set_paintable(opaque, texture?.opaque) }

    /// Shows a picture that has several pixels for each point, or nothing.
    ///
    /// - Parameters:
    ///   - isTemplate: Whether the picture is a shape in the colour of text.
    ///   - filling: The rules for a space of another size.
    package func setTexture(
      _ texture: Texture?, scale: Int, isTemplate: Bool, filling: PictureFilling = PictureFilling()
    ) {
      guard let texture, let snapshot = gtk_snapshot_new() else { return gtk_picture_set_paintable(opaque, nil) }
      let (width, height) = (Double(texture.width) / Double(scale), Double(texture.height) / Double(scale))
      if isTemplate || !filling.isPlain {
        g_object_unref(UnsafeMutableRawPointer(snapshot))
        var appearance = SymbolAppearance(name: "", symbol: .missing)
        appearance.picture = PaintedPicture(
          texture, size: CGSize(width: width, height: height), isShape: isTemplate, filling: filling)
        let paintable = SymbolPaintable(appearance)
        paintable.setWidget(self)
        return setSymbol(paintable)
      }
      var bounds = graphene_rect_t()
      graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
      gtk_snapshot_append_texture(snapshot, texture.opaque, &bounds)
      var size = graphene_size_t(width: Float(width), height: Float(height))
      guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &size) else { return }
      gtk_picture_set_paintable(opaque, paintable)
      g_object_unref(UnsafeMutableRawPointer(paintable))
    }

    /// The number of pixels for each point on the screen.
    package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

    /// Shows a picture from data. Invalid data shows nothing.
    package func setData(_ data: Data) { setTexture(data.isEmpty ? nil : Texture(data)) }

    /// Shows a symbol, which is drawn at the size of the picture.
    package func setSymbol(_ symbol: SymbolPaintable) { gtk_picture_set_paintable(opaque, symbol.opaque) }

    var hasContent: Bool { gtk_picture_get_paintable(opaque) != nil }

    package func setFit(_ fit: Fit) { gtk_picture_set_content_fit(opaque, fit.value) }

    /// Indicates whether the picture may be smaller than its natural size.
    package var canShrink: Bool {
      get { gtk_picture_get_can_shrink(opaque) != 0 }
      set { gtk_picture_set_can_shrink(opaque, newValue ? 1 : 0) }
    }
  }
}

extension Gtk.Widget {
  /// Indicates whether the widget or one inside it is a picture. Icons do not count.
  package var containsPicture: Bool {
    let isPicture = { gtkbridge_object_type($0) == gtk_picture_get_type() }
    return isPicture(pointer) || contains { isPicture($0.pointer) }
  }
}
