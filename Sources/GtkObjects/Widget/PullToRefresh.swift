/// The gestures and the key with which the user refreshes the content of a scrolled window, and the spinner.
@MainActor
package final class PullToRefresh {
  /// The widget that shows the scrolled window and the spinner.
  package let overlay: Gtk.Overlay
  /// Called when the user pulls the content down beyond its top, or presses F5 or Control and R.
  package var onPull: (@MainActor () -> Void)?
  private var spinner: Gtk.Widget?
  private var shape: AppliedStyle?

  /// Indicates whether the spinner is visible.
  package var isBusy = false {
    didSet { if isBusy != oldValue { if isBusy { showSpinner() } else { hideSpinner() } } }
  }

  /// The text beside the spinner.
  package var title: String? {
    didSet {
      guard title != oldValue, isBusy else { return }
      isBusy = false
      isBusy = true
    }
  }

  package init(_ scroller: Gtk.ScrolledWindow, in overlay: Gtk.Overlay) {
    self.overlay = overlay
    scroller.onPullDown(in: overlay) { [weak self] in self?.onPull?() }
    for keys in ["F5", "<Control>r"] {
      overlay.onShortcut(keys) { [weak self] in
        guard let self, let onPull, overlay.isMapped else { return false }
        onPull()
        return true
      }
    }
  }

  private func hideSpinner() {
    if let spinner { overlay.remove(spinner) }
    shape?.set(nil)
    (spinner, shape) = (nil, nil)
  }

  private func showSpinner() {
    let spinner = Gtk.Spinner()
    spinner.setAccessibleLabel(Gtk.word(localized: "Busy"))
    let row = Gtk.Box(axis: .horizontal, spacing: 8)
    row.setChildren([spinner] + (title.map { [Gtk.Label($0)] } ?? []))
    // The theme's look of controls in front of content.
    let box = Gtk.Bin()
    box.addStyleClass("osd")
    let shape = AppliedStyle(box)
    shape.set("border-radius:9999px;margin-top:12px;padding:6px \(title == nil ? 6 : 12)px;")
    StyleSheet.shared.loadIfNeeded()
    box.setAlign(.center, on: .horizontal)
    box.setAlign(.start, on: .vertical)
    row.insert(into: box, after: nil)
    overlay.add(box, isMeasured: false)
    (self.shape, self.spinner) = (shape, box)
  }
}
