import Graphics

extension HorizontalAlignment {
  /// GTK's alignment, which GTK mirrors for right-to-left text. It knows no guides beside the edges and the centre.
  package var align: Gtk.Widget.Align {
    switch self {
    case .leading: .start
    case .trailing: .end
    default: .center
    }
  }
}

extension VerticalAlignment {
  /// GTK's alignment. It knows no guides beside the edges, the centre and one baseline, that of the first line.
  package var align: Gtk.Widget.Align {
    switch self {
    case .top: .start
    case .bottom: .end
    case .firstTextBaseline, .lastTextBaseline: .baseline
    default: .center
    }
  }
}
