import Graphics

extension HorizontalAlignment {
  /// As GTK aligns a widget; it mirrors a row where text runs from the right.
  package var align: Gtk.Widget.Align {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}

extension VerticalAlignment {
  /// As GTK aligns a widget.
  package var align: Gtk.Widget.Align {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    }
  }
}
