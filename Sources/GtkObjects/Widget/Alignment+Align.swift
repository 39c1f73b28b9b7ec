import Graphics

extension HorizontalAlignment {
  /// GTK's alignment, which GTK mirrors for right-to-left text.
  package var align: Gtk.Widget.Align {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}

extension VerticalAlignment {
  package var align: Gtk.Widget.Align {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    }
  }
}
