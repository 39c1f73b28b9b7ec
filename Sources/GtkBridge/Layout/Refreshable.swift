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

/// The refreshing of a scrolled window by an action of the environment.
@MainActor
final class Refreshing {
  /// The widget that shows the scrolled window and the spinner.
  var overlay: Gtk.Overlay { pull.overlay }
  var action: RefreshAction?
  private let pull: PullToRefresh
  private var task: Task<Void, Never>?

  /// Returns the refreshing of `scroller`, or `nil` if the environment has no action to refresh its content.
  init?(_ scroller: Gtk.ScrolledWindow, in environment: EnvironmentScope) {
    guard let action = environment.values.refresh else { return nil }
    self.action = action
    pull = PullToRefresh(scroller, in: Gtk.Overlay(scroller))
    pull.onPull = { [weak self] in self?.start() }
  }

  func start() {
    guard task == nil, let action else { return }
    pull.isBusy = true
    task = Task { [weak self] in
      await action()
      self?.didEnd()
    }
  }

  private func didEnd() {
    task = nil
    pull.isBusy = false
  }

  func stop() {
    task?.cancel()
    if task != nil { didEnd() }
    action = nil
  }
}
