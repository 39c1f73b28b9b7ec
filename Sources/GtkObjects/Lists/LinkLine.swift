extension Gtk {
  /// The line of a link: the widget of its label, and an arrow at the end.
  @MainActor
  package final class LinkLine {
    package let box = Box(axis: .horizontal, spacing: 12)
    private let label: Widget
    // The theme mirrors the arrow in right-to-left layouts.
    private let arrow = Image(icon: "go-next-symbolic")

    package init(of label: Widget) {
      self.label = label
      for name in ["dim-label", RowTraits.arrowClass] { arrow.addStyleClass(name) }
      arrow.setAccessibleHidden(true)
      arrow.setAlign(.end, on: .horizontal)
      label.insert(into: box, after: nil)
      arrow.insert(into: box, after: label)
      pushArrow()
    }

    /// Keeps the arrow at the end of the line, even after a label that does not fill it.
    package func pushArrow() { arrow.setExpands(!label.expands(on: .horizontal), on: .horizontal) }
  }
}
