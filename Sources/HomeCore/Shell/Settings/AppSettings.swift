import Foundation
import RxSwift

/// What the program remembers from one run to the next about its window. Everything is `nil` until it has been known once.
public nonisolated struct AppSettings: Codable, Equatable, Sendable {
  /// The screen that was open.
  public var screen: AppScreen?

  /// Whether the window filled the screen.
  public var isWindowMaximized: Bool?

  private var sidebar: Double?
  private var windowWidth: Double?
  private var windowHeight: Double?

  // In points. The file may have been written by anybody, and a size that no display can show is not believed.
  private static let believable = 32.0...32_768

  /// How long after the last of many changes they are saved.
  static let saveDelay = RxTimeInterval.milliseconds(500)

  /// Makes the settings of a first run.
  public init() {}

  /// How wide the sidebar was, in points.
  public var sidebarWidth: Double? {
    get { sidebar.flatMap { Self.believable.contains($0) ? $0 : nil } }
    set { sidebar = newValue }
  }

  /// How large the window was, in points.
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
