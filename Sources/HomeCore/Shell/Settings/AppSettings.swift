import Foundation
import RxSwift

/// The persistent settings of a window. Values are `nil` until they are first saved.
public nonisolated struct AppSettings: Codable, Equatable, Sendable {
  /// The open screen.
  public var screen: AppScreen?

  /// Indicates whether the window was maximised.
  public var isWindowMaximized: Bool?

  /// The order of the books.
  public var bookOrder: BookQuery.Order?

  /// The filter of the comics.
  public var comicFilter: ComicFilter?

  /// The filter and the order of the offers.
  public var offers: ProductConfiguration?

  private var sidebar: Double?
  private var windowWidth: Double?
  private var windowHeight: Double?

  // The plausible range of sizes, in points. The file is untrusted input, so other values are ignored.
  private static let believable = 32.0...32_768

  /// The debounce interval between the last change and saving.
  static let saveDelay = RxTimeInterval.milliseconds(500)

  /// Creates the settings of a first run.
  public init() {}

  /// The width of the sidebar, in points.
  public var sidebarWidth: Double? {
    get { sidebar.flatMap { Self.believable.contains($0) ? $0 : nil } }
    set { sidebar = newValue }
  }

  /// The size of the window, in points.
  public var windowSize: CGSize? {
    get {
      guard let windowWidth, let windowHeight, Self.believable.contains(windowWidth),
        Self.believable.contains(windowHeight)
      else { return nil }
      return CGSize(width: windowWidth, height: windowHeight)
    }
    set {
      windowWidth = newValue.map { Double($0.width) }
      windowHeight = newValue.map { Double($0.height) }
    }
  }
}
