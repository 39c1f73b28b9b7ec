import Foundation
import GtkObjects

/// Draws the pages of PDF files.
///
/// Mirrors `UIGraphicsPDFRenderer`, on any thread:
///
/// ```swift
/// let page = CGRect(x: 0, y: 0, width: 595, height: 842)
/// let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
///   context.beginPage()
///   "Invoice".draw(at: CGPoint(x: 40, y: 40), withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
/// }
/// ```
///
/// Lines and letters stay vectors, in the colours of the light appearance.
public final class UIGraphicsPDFRenderer {
  /// The title, the author and the other properties of the file.
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for pages of a size in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Returns a file of the pages that are drawn. It has at least one page.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    guard let surface = Gtk.PageSurface(size: bounds.size) else { return Data() }
    surface.set(
      title: format.documentInfo["Title"] as? String, author: format.documentInfo["Author"] as? String)
    let context = UIGraphicsPDFRendererContext(surface, format, bounds)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return surface.finish()
  }

  /// Writes a file of the pages that are drawn.
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The file whose pages are being drawn.
///
/// Mirrors `UIGraphicsPDFRendererContext`.
public final class UIGraphicsPDFRendererContext {
  /// The context for drawing, which is the current one. Each page starts with a new state.
  public let cgContext: CGContext
  /// The title, the author and the other properties of the file.
  public let format: UIGraphicsPDFRendererFormat
  /// The rectangle of the current page.
  public private(set) var pdfContextBounds: CGRect

  private let surface: Gtk.PageSurface
  private let bounds: CGRect
  private var hasPage = false

  fileprivate init(_ surface: Gtk.PageSurface, _ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect) {
    (self.surface, self.format, self.bounds, pdfContextBounds) = (surface, format, bounds, bounds)
    cgContext = CGContext(of: surface.context)
    // Each page starts with the state of the first one.
    cgContext.saveGState()
  }

  /// Begins a page of the usual size.
  public func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }

  /// Begins a page of its own size. The page information is kept, without effect.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    if hasPage { surface.endPage() }
    hasPage = true
    cgContext.restoreGState()
    cgContext.saveGState()
    surface.setSize(bounds.size)
    pdfContextBounds = bounds
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
  }
}

/// The title, the author and the other properties of a PDF file.
///
/// Mirrors `UIGraphicsPDFRendererFormat`.
public final class UIGraphicsPDFRendererFormat {
  /// The `Title` and the `Author`.
  public var documentInfo: [String: Any] = [:]

  /// Creates a format without properties.
  public init() {}
}
