import CGtk
import Foundation

extension Gtk {
  /// A popover that points at a widget (GtkPopover). Escape and clicks outside close it.
  package final class Popover: Widget {
    /// The preferred side of the popover relative to the widget it points at.
    package enum Side {
      case top, bottom, leading, trailing

      fileprivate var position: GtkPositionType {
        // GTK does not mirror popover positions.
        let isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
        return switch self {
        case .top: GTK_POS_TOP
        case .bottom: GTK_POS_BOTTOM
        case .leading: isRightToLeft ? GTK_POS_RIGHT : GTK_POS_LEFT
        case .trailing: isRightToLeft ? GTK_POS_LEFT : GTK_POS_RIGHT
        }
      }
    }

    /// The widget that had the keyboard focus before the popover opened.
    private var previousFocus: WeakReference?

    package init() {
      super.init(adopting: gtk_popover_new())
    }

    package func setContent(_ content: Widget?) { gtk_popover_set_child(cast(), content?.widget) }

    package func setSide(_ side: Side) { gtk_popover_set_position(cast(), side.position) }

    /// Attaches the popover to `anchor`, or to its nearest ancestor with a layout manager.
    ///
    /// Only widgets with a layout manager allocate popovers attached to them.
    ///
    /// - Returns: The widget that the popover is attached to, or `nil` if `anchor` is not on screen.
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

    /// Points the popover at its anchor, or at a part of it in the anchor's coordinates.
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
      setPopoverTarget(place)
    }

    /// Attaches the popover to `anchor`, which must have a layout manager, until it is removed.
    package func attach(to anchor: Widget) { gtk_widget_set_parent(widget, anchor.widget) }

    /// Hides the popover, which remains attached.
    package func popDown() {
      releaseFocus()
      gtk_popover_popdown(cast())
    }

    package var isOpen: Bool { isVisible }

    /// Indicates whether a click outside closes the popover.
    package var closesByItself: Bool {
      get { gtk_popover_get_autohide(cast()) != 0 }
      set { gtk_popover_set_autohide(cast(), newValue ? 1 : 0) }
    }

    /// Shows the popover without moving the keyboard focus.
    package func openWithoutFocus() { gtk_popover_popup(cast()) }

    /// Shows the popover. It takes the keyboard focus itself if nothing inside does.
    package func open() {
      if !isOpen { previousFocus = focusInWindow.map { WeakReference($0) } }
      takeFocusIfNothingHasIt()
      keepPopoverTargetInWindow()
      gtk_popover_popup(cast())
      // Escape closes the popover only if it contains the focus.
      if focusedDescendant == nil { takeFocus() }
    }

    /// Returns the keyboard focus to the widget that had it before the popover opened. A focus that has moved elsewhere
    /// in the meantime stays there.
    package func returnFocus() {
      releaseFocus()
      returnFocus(to: previousFocus)
      previousFocus = nil
    }

    /// Closes the popover, returns the focus and detaches the popover.
    package func close() {
      popDown()
      returnFocus()
      removeFromParent()
    }
  }
}

extension Gtk.Widget {
  /// Returns the focus to the widget that had it before a popover opened, unless another widget has it now.
  func returnFocus(to previous: Gtk.WeakReference?) {
    if focusInWindow == nil, let widget = previous?.widget, widget.isMapped { widget.takeFocus() }
  }

  /// Takes the keyboard focus if no widget of the window has it. GTK requires a focus when a popover opens, or when the
  /// focus moves inside it.
  func takeFocusIfNothingHasIt() {
    if focusInWindow == nil { takeFocus() }
  }
}
