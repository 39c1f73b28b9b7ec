import Foundation
import GtkBridge

/// Draws a view into a picture.
///
/// Mirrors the part of SwiftUI's `ImageRenderer` that makes a `UIImage`:
///
/// ```swift
/// let renderer = ImageRenderer(content: ReceiptView(order: order))
/// renderer.scale = displayScale
/// if let data = renderer.uiImage?.pngData() { try data.write(to: url) }
/// ```
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// The size that is proposed to the view. Without a width and a height, the view has its own size.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels for each point.
  public var scale = 1.0
  /// Has no effect: the background is always transparent where the view draws nothing.
  public var isOpaque = false
  /// Has no effect: pictures have 8 bits for each component.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// The picture, or `nil` if the view has no size or cannot be drawn without a display.
  public var uiImage: UIImage? {
    guard
      let drawn = try? Snapshot.picture(
        of: content, width: proposedSize.width.map { Double($0) }, height: proposedSize.height.map { Double($0) },
        scale: scale)
    else { return nil }
    return UIImage(data: drawn, scale: scale)
  }
}
