import GtkObjects

extension View {
  /// Lets the user refresh the data of the ``List`` or ``ScrollView`` inside: by pulling it down beyond its top on a
  /// touchscreen or touchpad, or with F5.
  ///
  /// Mirrors SwiftUI's `refreshable(action:)`. A spinner is visible until `action` returns. The action is also the
  /// ``EnvironmentValues/refresh`` of the views inside.
  ///
  /// ```swift
  /// List(messages) { MessageRow(message: $0) }.refreshable { await mailbox.load() }
  /// ```
  ///
  /// The task is cancelled when the view disappears for good.
  @preconcurrency
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}

/// The refreshing of a scrolled window: its gestures, its key and its spinner.
@MainActor
final class Refreshing {
  /// The widget that shows the scrolled window and the spinner.
  let overlay: Gtk.Overlay
  var action: RefreshAction?
  private var spinner: Gtk.Widget?
  private var shape: AppliedStyle?
  private var task: Task<Void, Never>?

  /// Returns the refreshing of `scroller`, or `nil` if the environment has no action to refresh its content.
  init?(_ scroller: Gtk.ScrolledWindow, in environment: EnvironmentScope) {
    guard let action = environment.values.refresh else { return nil }
    self.action = action
    overlay = Gtk.Overlay(scroller)
    scroller.onPullDown(in: overlay) { [weak self] in self?.start() }
    overlay.onShortcut("F5") { [weak self] in
      guard let self, overlay.isMapped else { return false }
      start()
      return true
    }
  }

  func start() {
    guard task == nil, let action else { return }
    showSpinner()
    task = Task { [weak self] in
      await action()
      self?.didEnd()
    }
  }

  private func didEnd() {
    task = nil
    if let spinner { overlay.remove(spinner) }
    spinner = nil
    shape?.set(nil)
    shape = nil
  }

  private func showSpinner() {
    let spinner = Gtk.Spinner()
    spinner.setAccessibleLabel(Gtk.word(localized: "Busy"))
    spinner.setMargins(EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
    // The theme's look of controls in front of content.
    let box = Gtk.Bin()
    box.addStyleClass("osd")
    let shape = AppliedStyle(box)
    shape.set("border-radius:9999px;")
    self.shape = shape
    StyleSheet.shared.loadIfNeeded()
    box.setAlign(.center, on: .horizontal)
    box.setAlign(.start, on: .vertical)
    box.setMargins(EdgeInsets(top: 12, leading: 0, bottom: 0, trailing: 0))
    spinner.insert(into: box, after: nil)
    overlay.add(box, isMeasured: false)
    self.spinner = box
  }

  func stop() {
    task?.cancel()
    if task != nil { didEnd() }
    action = nil
  }
}
