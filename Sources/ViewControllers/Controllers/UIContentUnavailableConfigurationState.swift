/// The state of a controller from which it configures a placeholder for missing content.
///
/// Mirrors `UIContentUnavailableConfigurationState`.
public struct UIContentUnavailableConfigurationState: Sendable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the search of the controller's bar, or `nil` without a search.
  public var searchText: String?

  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The text of a search in the bar of a controller.
@MainActor
package protocol SearchTextProviding: AnyObject {
  var searchText: String? { get }
}

extension ViewController {
  /// The current state for ``updateContentUnavailableConfiguration(using:)``.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traits(outsideWindows: UITraitCollection()))
    state.searchText = (navigationItem.content as? any SearchTextProviding)?.searchText
    return state
  }

  /// Calls ``updateContentUnavailableConfiguration(using:)`` before the next frame.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    guard !needsContentUnavailableUpdate else { return }
    needsContentUnavailableUpdate = true
    Task { @MainActor [weak self] in self?.updateContentUnavailableIfNeeded() }
  }

  func updateContentUnavailableIfNeeded() {
    guard needsContentUnavailableUpdate else { return }
    needsContentUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
