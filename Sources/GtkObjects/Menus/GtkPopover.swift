import CGtk
import Foundation

extension Gtk {
  /// A bubble that points at something (GtkPopover). It goes with Escape and a click outside.
  package final class Popover: Widget {
    /// On which side of what it points at the bubble stands, if there is room.
    package enum Side {
      case top, bottom, leading, trailing

      fileprivate var position: GtkPositionType {
        // GTK mirrors everything but this.
        let isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
        return switch self {
        case .top: GTK_POS_TOP
        case .bottom: GTK_POS_BOTTOM
        case .leading: isRightToLeft ? GTK_POS_RIGHT : GTK_POS_LEFT
        case .trailing: isRightToLeft ? GTK_POS_LEFT : GTK_POS_RIGHT
        }
      }
    }

    package init() {
      super.init(adopting: gtk_popover_new())
    }

    package func setContent(_ content: Widget?) { gtk_popover_set_child(cast(), content?.widget) }

    package func setSide(_ side: Side) { gtk_popover_set_position(cast(), side.position) }

    /// Fastens the bubble to `anchor`.
    ///
    /// Not every widget gives room to a bubble that is fastened to it, but those with a layout manager do: it is the
    /// nearest of them that gets it.
    ///
    /// - Returns: What the bubble is fastened to; `nil` where `anchor` is not on screen, and nothing is done.
    package func fasten(to anchor: Widget) -> Widget? {
      guard anchor.isMapped else { return nil }
      var holder = anchor.widget
      while gtk_widget_get_layout_manager(holder) == nil {
        guard let parent = gtk_widget_get_parent(holder) else { return nil }
        holder = parent
      }
      gtk_widget_set_parent(widget, holder)
      return Widget(retaining: UnsafeMutableRawPointer(holder))
    }

    /// Points at the anchor it is fastened to, or at a part of it, in the anchor's coordinates.
    package func point(at anchor: Widget, _ part: CGRect?) {
      var bounds = graphene_rect_t()
      guard let holder = gtk_widget_get_parent(widget), gtk_widget_compute_bounds(anchor.widget, holder, &bounds) != 0
      else { return }
      var place = GdkRectangle(
        x: Int32(bounds.origin.x), y: Int32(bounds.origin.y), width: Int32(bounds.size.width),
        height: Int32(bounds.size.height))
      if let part {
        place.x &+= Int32(clamping: part.minX.rounded())
        place.y &+= Int32(clamping: part.minY.rounded())
        place.width = Int32(clamping: part.width.rounded())
        place.height = Int32(clamping: part.height.rounded())
      }
      gtk_popover_set_pointing_to(cast(), &place)
    }

    /// Makes it a bubble of `anchor`, which has to have a layout manager, until it is taken out of it again.
    package func attach(to anchor: Widget) { gtk_widget_set_parent(widget, anchor.widget) }

    /// Hides the bubble, which stays where it is attached.
    package func popDown() {
      releaseFocus()
      gtk_popover_popdown(cast())
    }

    package var isOpen: Bool { isVisible }

    /// Shows the bubble. It has the keyboard's focus itself where nothing in it takes that.
    package func open() {
      takeFocusIfNothingHasIt()
      gtk_popover_popup(cast())
      // Escape closes what has the focus.
      if focusedDescendant == nil { takeFocus() }
    }

    /// Takes the bubble off the screen for good.
    package func close() {
      popDown()
      removeFromParent()
    }
  }
}

extension Gtk.Widget {
  /// Sees to it that some widget of the window has the keyboard's focus: a bubble that opens, or in which the focus moves,
  /// takes that for granted.
  func takeFocusIfNothingHasIt() {
    if focusInWindow == nil { takeFocus() }
  }
}
