/// An error of a snapshot.
public enum SnapshotError: Error, Equatable, CustomStringConvertible {
  /// GTK found no display for fonts and icons.
  case noDisplay
  /// The view drew nothing, or exceeds the maximum size of an image.
  case cannotDraw(width: Double, height: Double)
  /// The view was not ready in time. The value contains the texts on screen.
  case notReady(texts: [String])

  public var description: String {
    switch self {
    case .noDisplay:
      "A snapshot needs a display for its fonts and icons. Without a desktop, run the program under xvfb-run."
    case .cannotDraw(let width, let height):
      "A view of \(width) × \(height) points could not be drawn. Give it a size between 1 and 16,000 points."
    case .notReady(let texts):
      "The view was not ready within a minute. It shows: \(texts.joined(separator: " | "))"
    }
  }
}
