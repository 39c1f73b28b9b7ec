import Foundation

/// The area for the lines of a text.
///
/// Mirrors the part of `NSTextContainer` that is the room of a text view.
@preconcurrency @MainActor
open class NSTextContainer {
  /// The distance of the lines from the left and the right edge.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange?() } } }
  /// The size of the area. Kept, without effect: a text view has its own size.
  open var size: CGSize
  /// Kept, without effect: all lines are shown.
  open var maximumNumberOfLines = 0
  /// Kept, without effect: lines wrap between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Kept, without effect: a text view is as wide as its frame.
  open var widthTracksTextView = true
  /// Kept, without effect.
  open var heightTracksTextView = false
  /// Kept, without effect: lines go from edge to edge.
  open var exclusionPaths: [UIBezierPath] = []
  /// The object that lays the lines out.
  open weak var layoutManager: NSLayoutManager?

  /// Called after the area has changed.
  var didChange: (() -> Void)?

  /// Creates an area for lines.
  public init(size: CGSize = .zero) { self.size = size }

  deinit {}
}

/// The object that lays out the lines of a text view.
///
/// Mirrors the part of `NSLayoutManager` that measures. Pango lays lines out.
@preconcurrency @MainActor
open class NSLayoutManager {
  /// The text.
  open weak var textStorage: NSTextStorage?
  /// The areas for lines.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Kept, without effect: long texts are always laid out in parts.
  open var allowsNonContiguousLayout = true
  /// Kept, without effect: lines have the leading of their font.
  open var usesFontLeading = true

  /// Creates an object without a text.
  public init() {}

  deinit {}

  /// Adds an area for lines.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// The number of characters.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the rectangle of the lines at the width of an area.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textStorage else { return .zero }
    let width = container.size.width > 0 ? container.size.width - 2 * container.lineFragmentPadding : .infinity
    let room = CGSize(width: width, height: .infinity)
    let rect = textStorage.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    return rect.offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }

  /// Without effect: lines are laid out when they are measured.
  open func ensureLayout(for container: NSTextContainer) {}
}
