import GtkObjects

/// The widgets of a button.
@MainActor
final class ButtonParts {
  let button = Gtk.Button()
  let row = Gtk.Box(axis: .horizontal, spacing: 6)
  let titles = Gtk.Box(axis: .vertical, spacing: 1)
  let title: Gtk.Widget
  let subtitle: Gtk.Widget
  let picture: Gtk.Widget
  /// The container of the picture beside or above the titles.
  let picturePlace: Gtk.RuleBox
  let spinner = Gtk.Spinner()
  let arrow = Gtk.Image(icon: "pan-down-symbolic")
  let style: AppliedStyle
  /// The theme's style class of the button.
  private var styleClass: String?
  private var menu: AttachedMenu?
  private var background: UIImage?
  private var drawnBackground: Gtk.DrawnContent?

  init(title: Gtk.Widget, subtitle: Gtk.Widget, picture: Gtk.Widget) {
    (self.title, self.subtitle, self.picture) = (title, subtitle, picture)
    picturePlace = Gtk.RuleBox(OwnSizeRule())
    picture.insert(into: picturePlace, after: nil)
    style = AppliedStyle(button)
    titles.setChildren([title, subtitle])
    titles.setAlign(.center, on: .vertical)
    for widget in [picturePlace, spinner, arrow] {
      for axis in [Axis.horizontal, .vertical] { widget.setAlign(.center, on: axis) }
    }
    spinner.isTurning = false
    spinner.clearAccessibleName()
    arrow.clearAccessibleName()
    subtitle.addStyleClass("dim-label")
    button.setChild(row)
  }

  /// Gives the button one of the theme's looks.
  func setStyleClass(_ name: String?) {
    guard name != styleClass else { return }
    if let styleClass { button.removeStyleClass(styleClass) }
    if let name { button.addStyleClass(name) }
    styleClass = name
  }

  /// Draws an image behind the content, as large as the button.
  func show(background: UIImage?) {
    guard background != self.background else { return }
    self.background = background
    if let drawnBackground { return drawnBackground.setNeedsDisplay() }
    drawnBackground = button.setContent { [weak self] _, size in
      self?.background?.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Sets the margins of the title and the image, except those between the two.
  func setMargins(title: UIEdgeInsets, picture: UIEdgeInsets) {
    func margins(_ insets: UIEdgeInsets, isFirst: Bool) -> EdgeInsets {
      let isAlone = !titles.isVisible || !picturePlace.isVisible
      return EdgeInsets(
        top: max(insets.top, 0), leading: isFirst || isAlone ? max(insets.left, 0) : 0, bottom: max(insets.bottom, 0),
        trailing: !isFirst || isAlone ? max(insets.right, 0) : 0)
    }
    titles.setMargins(margins(title, isFirst: false))
    picturePlace.setMargins(margins(picture, isFirst: true))
  }

  /// Places the image beside or above the titles.
  func arrange(imageEdge: NSDirectionalRectEdge, spacing: Double, titleSpacing: Double) {
    let isVertical = imageEdge == .top || imageEdge == .bottom
    let isLast = imageEdge == .trailing || imageEdge == .bottom
    row.useOwnLayout(axis: isVertical ? .vertical : .horizontal, spacing: max(spacing, 0))
    row.setChildren(isLast ? [titles, picturePlace, spinner, arrow] : [picturePlace, spinner, titles, arrow])
    titles.spacing = max(titleSpacing, 0)
  }

  func openMenu(_ lines: [MenuLine], at point: (x: Double, y: Double)? = nil) {
    let menu = menu ?? AttachedMenu(to: button)
    self.menu = menu
    menu.open(lines, at: point)
  }

  func removeMenu() { menu = nil }
}
