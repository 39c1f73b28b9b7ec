import CGtk
import Foundation

extension Gtk {
  /// A container that shows one of its screens. A change slides the next screen in beside the previous one, and a swipe
  /// moves the screens with the fingers.
  ///
  /// A GtkStack cannot follow fingers. As in a stack, the movement is only drawn: a popover of a moving screen stays
  /// where the display has room for it. A leaving screen takes no input: a second click would push a screen twice. The
  /// next screen does not take the rest of a double click, either.
  package final class SlideBox: Widget {
    package enum Direction {
      case none, forward, back
    }

    private let rule = SlideRule()
    /// The number of the latest movement, which has replaced earlier ones.
    private var latestMovement = 0
    private var completions: [@MainActor () -> Void] = []
    /// The latest series of quick clicks, and the screen in which it began.
    private var clicks: (series: Int, screen: Identity?) = (0, nil)
    private var isMoving = false {
      didSet {
        guard isMoving != oldValue else { return }
        if isMoving {
          addStyleClass(Gtk.Widget.transitionStyleClass)
        } else {
          removeStyleClass(Gtk.Widget.transitionStyleClass)
        }
      }
    }

    /// The duration of a movement in seconds, the same as in GTK's stacks.
    private static let duration = 0.2

    package init() {
      super.init(adopting: HitTestedType.make(SlideRule.boxType))
      setLayoutRule(rule)
      clipsContent = true
      // A widget that is not on screen has no frames.
      connect("unmap") { [weak self] in self?.finish() }
      // The click that shows the box belongs to a series that began elsewhere.
      connect("map") { [weak self] in
        if let self { clicks = (ClickSeries.of(self)?.number ?? 0, rule.shown) }
      }
      onPressPermission { [weak self] in self?.takesPress() ?? true }
    }

    private func takesPress() -> Bool {
      guard let series = ClickSeries.of(self)?.number else { return true }
      if series != clicks.series { clicks = (series, rule.shown) }
      return clicks.screen == rule.shown
    }

    package func contains(_ screen: Widget) -> Bool { gtk_widget_get_parent(screen.widget) == widget }

    /// The distance of the shown screen from its place, as a part of the width.
    package var position: Double { rule.position }

    /// Adds a screen. The first one is shown.
    package func add(_ screen: Widget) {
      let isFirst = rule.shown == nil
      screen.isDrawn = isFirst
      screen.insert(into: self, after: nil)
      if isFirst { rule.shown = screen.identity }
    }

    package func remove(_ screen: Widget) {
      screen.releaseFocus()
      if rule.shown == screen.identity { rule.shown = nil }
      if rule.neighbour == screen.identity { rule.neighbour = nil }
      screen.removeFromParent()
      screen.isDrawn = true
      screen.takesInput = true
    }

    /// Shows a screen. If a swipe has revealed it, the movement continues from the position of the fingers.
    package func show(_ screen: Widget, _ direction: Direction) {
      guard rule.shown != screen.identity else { return }
      let isRevealed = rule.neighbour == screen.identity && rule.position > 0
      switch direction {
      case .back: rule.position = isRevealed ? rule.position - 1 : -1
      case .forward: rule.position = 1
      case .none: rule.position = 0
      }
      rule.neighbour = rule.shown
      rule.shown = screen.identity
      settle()
    }

    /// Moves the shown screen towards the trailing edge by a part of the width, and moves `screen` in beside it.
    package func reveal(_ screen: Widget, by part: Double) {
      latestMovement += 1
      isMoving = true
      rule.neighbour = screen.identity
      rule.position = min(max(part, 0), 1)
      drawScreens()
    }

    /// Moves the shown screen back to its place, over the revealed screen.
    package func conceal() { settle() }

    /// Calls `callback` once the movement has ended and its last frame has been painted.
    package func afterMovement(_ callback: @escaping @MainActor () -> Void) {
      if isMoving { completions.append(callback) } else { afterPaint(callback) }
    }

    /// Moves the shown screen to its place.
    private func settle() {
      latestMovement += 1
      let movement = latestMovement
      let start = rule.position
      guard start != 0, isMapped, DesktopSettings.animationsAreEnabled else { return finish() }
      isMoving = true
      drawScreens()
      var beginning: Double?
      onFrames { [weak self] time in
        guard let self, movement == latestMovement else { return false }
        let elapsed = time - (beginning ?? time)
        if beginning == nil { beginning = time }
        guard elapsed < Self.duration else {
          finish()
          return false
        }
        // The movement begins fast and ends slowly.
        rule.position = start * pow(1 - elapsed / Self.duration, 3)
        gtk_widget_queue_draw(widget)
        return true
      }
    }

    private func finish() {
      latestMovement += 1
      rule.position = 0
      rule.neighbour = nil
      drawScreens()
      isMoving = false
      let completions = completions
      self.completions = []
      for completion in completions { afterPaint(completion) }
    }

    private func drawScreens() {
      var child = gtk_widget_get_first_child(widget)
      while let screen = child {
        let takesInput: gboolean = Identity(screen) == rule.shown ? 1 : 0
        if gtk_widget_get_can_target(screen) != takesInput {
          gtk_widget_set_can_target(screen, takesInput)
          gtk_widget_set_can_focus(screen, takesInput)
          if takesInput == 0 { releasePointer(from: screen) }
        }
        let isDrawn = rule.isInView(screen)
        if (gtk_widget_get_child_visible(screen) != 0) != isDrawn {
          gtk_widget_set_child_visible(screen, isDrawn ? 1 : 0)
          setNeedsLayout()
        }
        child = gtk_widget_get_next_sibling(screen)
      }
      gtk_widget_queue_draw(widget)
    }

    /// Makes GTK update the widget below the pointer. GTK would do so only when the pointer moves, or when a widget
    /// below it becomes insensitive. A leaving screen becomes insensitive here for less than a frame.
    private func releasePointer(from screen: UnsafeMutablePointer<GtkWidget>) {
      let isBelowPointer = gtk_widget_get_state_flags(screen).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
      // The change computes the styles of the whole screen.
      guard isBelowPointer, gtk_widget_get_sensitive(screen) != 0 else { return }
      // A text that becomes insensitive would not be notified of the loss of the focus.
      Gtk.Widget(retaining: UnsafeMutableRawPointer(screen)).releaseFocus()
      gtk_widget_set_sensitive(screen, 0)
      gtk_widget_set_sensitive(screen, 1)
    }
  }
}

extension Gtk.Widget {
  /// Indicates whether the widget is in a screen of a slide box that is not the shown one.
  var isInLeavingScreen: Bool {
    var next = widget
    while let parent = gtk_widget_get_parent(next) {
      if gtkbridge_object_type(parent) == SlideRule.boxType, gtk_widget_get_can_target(next) == 0 { return true }
      next = parent
    }
    return false
  }
}
