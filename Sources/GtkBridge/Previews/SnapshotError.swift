/// Why there is no snapshot of a view.
public enum SnapshotError: Error, Equatable, CustomStringConvertible {
  /// GTK found no display to take fonts and icons from.
  case noDisplay
  /// The view drew nothing, or is larger than a picture can be.
  case cannotDraw(width: Double, height: Double)
  /// What was waited for did not come; these texts were on screen.
  case notReady(texts: [String])

  public var description: String {
    switch self {
    case .noDisplay:
      "There is no display to take fonts and icons from. Run it under xvfb-run where there is no desktop."
    case .cannotDraw(let width, let height):
      "A view of \(width) × \(height) points could not be drawn. Give it a size between 1 and 16,000 points."
    case .notReady(let texts):
      "The view was not ready within a minute. It shows: \(texts.joined(separator: " | "))"
    }
  }
}
