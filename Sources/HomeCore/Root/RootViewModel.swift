import Combine

/// The view model of a window's frame around its screen: the connection to the shop's server, the progress of imports
/// and exports, and transient notices.
public final class RootViewModel: ObservableObject {
  /// The program's imports and exports, shared by all windows.
  public let transfer: AnyViewModel<RecordTransferState, RecordTransferInput>

  /// The program's connection to the shop's server, shared by all windows.
  public let connection: AnyViewModel<ConnectionStatus, ConnectionInput>

  /// The only screen of the window, or `nil` if the window has the shell with all screens.
  public let screen: AppScreen?

  /// The current notice, until it is dismissed.
  @Published public private(set) var notice: Notice?

  /// Creates a view model without a notice.
  public init(
    transfer: AnyViewModel<RecordTransferState, RecordTransferInput>,
    connection: AnyViewModel<ConnectionStatus, ConnectionInput>, screen: AppScreen? = nil
  ) {
    self.transfer = transfer
    self.connection = connection
    self.screen = screen
  }

  /// Shows a notice in place of the previous one.
  public func show(_ notice: Notice) {
    self.notice = notice
  }

  /// Removes a notice if it is still the current one.
  public func withdraw(_ id: Notice.ID) {
    if notice?.id == id { notice = nil }
  }

  /// Dismisses the current notice.
  public func dismissNotice() {
    if notice != nil { notice = nil }
  }
}
