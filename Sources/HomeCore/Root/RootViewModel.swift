import Combine

/// What a window shows whichever screen it shows: how far an import or export has come, and what is said in passing.
public final class RootViewModel: ObservableObject {
  /// The import or export that runs in the program, which all windows share.
  public let transfer: ShopContent.Transfer

  /// The screen that the window shows alone; `nil` where it shows the shell with all of them.
  public let screen: AppScreen?

  /// What is said in passing in this window, until it has been read.
  @Published public private(set) var notice: Notice?

  /// Makes a view model of a window that says nothing.
  public init(transfer: ShopContent.Transfer, screen: AppScreen? = nil) {
    self.transfer = transfer
    self.screen = screen
  }

  /// Says something in place of what was said before.
  public func show(_ notice: Notice) {
    self.notice = notice
  }

  /// A notice need not be read any more; nothing happens if another has taken its place.
  public func withdraw(_ id: Notice.ID) {
    if notice?.id == id { notice = nil }
  }

  /// The notice has been read.
  public func dismissNotice() {
    if notice != nil { notice = nil }
  }
}
