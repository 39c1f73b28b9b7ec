import GtkObjects

/// A system symbol, an icon of the desktop, or a picture from a file.
///
/// Mirrors SwiftUI's `Image`. Symbols and icons (GtkImage) take colour, weight and size from the environment, as text
/// does. A picture (GtkPicture) has its own size unless it is ``resizable()``, which also applies to symbols.
///
/// ```swift
/// Image(systemName: "globe").imageScale(.large).foregroundColor(.accentColor)
/// ```
public struct Image: View, Equatable {
  enum Source: Hashable {
    case symbol(String, value: Double?, label: String)
    case icon(String, label: String)
    case file(String, label: String)
    case variants(PictureVariants, label: String)
    case data(Data, label: String)
  }

  let source: Source
  private var isResizable = false
  private var renderingMode: SymbolRenderingMode?

  private init(_ source: Source) {
    self.source = source
  }

  /// Creates a system symbol by one of Apple's names, such as `trash` or `star.fill`.
  ///
  /// Mirrors SwiftUI's `Image(systemName:)`. The drawings are the library's own, in the style of GNOME's symbolic icons.
  /// Variants such as `.fill`, `.circle`, `.slash` and `.badge.plus` are made by rules. An unknown name shows a dashed
  /// square and is logged once.
  public init(systemName: String) {
    self.init(symbol: systemName, value: nil)
  }

  /// Creates a system symbol that shows a value from 0 to 1, such as `wifi` or `speaker.wave.3`.
  ///
  /// Mirrors SwiftUI's `Image(systemName:variableValue:)`. The value is a threshold for each mark, such as a wave: the
  /// marks beyond it are faint. Symbols whose marks are not a scale are drawn in full.
  public init(systemName: String, variableValue: Double?) {
    self.init(symbol: systemName, value: variableValue)
  }

  private init(symbol name: String, value: Double?) {
    source = .symbol(name, value: value, label: name.split(separator: ".").joined(separator: " "))
  }

  /// Creates an icon of the desktop's icon theme by its name in the freedesktop.org Icon Naming Specification, such as
  /// `user-trash-symbolic`. Not part of SwiftUI.
  public init(icon name: String) {
    source = .icon(name, label: "")
  }

  /// Creates a picture from a file (PNG, JPEG or SVG). An unreadable file shows nothing. Not part of SwiftUI.
  public init(file: URL, label: String = "") {
    source = .file(file.path, label: label)
  }

  /// Creates a picture from data (PNG, JPEG or TIFF). Invalid data shows nothing. Not part of SwiftUI.
  public init(data: Data, label: String = "") {
    source = .data(data, label: label)
  }

  /// Creates a picture from a bundle resource, named without its extension and without the scale of a variant.
  ///
  /// Mirrors SwiftUI's `Image(_:bundle:)`. Of the variants `tile.png`, `tile@2x.png` and `tile@3x.png`, the one for the
  /// scale of the screen is shown; a variant for a scale of two is half as large in points as it is in pixels.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .variants(PictureVariants(of: name, in: bundle), label: name)
  }

  /// Lets the picture fill the available space. It is stretched unless ``View/scaledToFit()`` or
  /// ``View/scaledToFill()`` keeps its aspect ratio.
  ///
  /// Mirrors SwiftUI's `resizable()`, also for symbols. The size of an icon of the desktop still follows the font and
  /// ``View/imageScale(_:)``.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Sets the colours of the layers of a symbol; `nil` leaves the choice to ``View/symbolRenderingMode(_:)``.
  ///
  /// Mirrors SwiftUI's `Image.symbolRenderingMode(_:)`.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  public var body: some View {
    switch source {
    case .symbol(let name, let value, let label):
      let symbol = SymbolView(name: name, value: value, label: label, mode: renderingMode)
      if isResizable { ResizableSymbolView(symbol: symbol) } else { symbol }
    case .icon(let name, let label): IconImage(name: name, label: label)
    case .file(let path, let label): PictureImage(content: .file(path), label: label, isResizable: isResizable)
    case .variants(let variants, let label):
      PictureImage(content: .variants(variants), label: label, isResizable: isResizable)
    case .data(let data, let label): PictureImage(content: .data(data), label: label, isResizable: isResizable)
    }
  }
}

private struct IconImage: View, Equatable {
  typealias Body = Never

  let name: String
  let label: String

  static func _makeNode(_ view: IconImage, in context: NodeContext) -> Node<IconImage> {
    IconNode(view, in: context)
  }
}

@MainActor
private final class IconNode: WidgetNode<IconImage> {
  private var view: IconImage
  private let image: Gtk.Image
  private let style: AppliedStyle

  init(_ view: IconImage, in context: NodeContext) {
    self.view = view
    image = Gtk.Image(icon: view.name)
    style = AppliedStyle(image)
    image.setAccessible(.label, to: view.label)
    super.init(image, readsEnvironment: true, in: context)
    environmentDidChange()
  }

  override var retainedState: RetainedState { .none }

  override func update(_ view: IconImage) {
    if view.name != self.view.name { image.iconName = view.name }
    if view.label != self.view.label { image.setAccessible(.label, to: view.label) }
    self.view = view
  }

  override func environmentDidChange() { style.set(context.environment.values.iconCSS) }
}

extension EnvironmentValues {
  /// The size, weight and colour of icons as CSS declarations, or `nil` if all of them are the desktop's.
  var iconCSS: String? {
    // Icons are sharpest at the theme's own size. Otherwise the size is relative to the font, so that an icon beside a
    // text scales with it.
    let isPlain = font == nil && imageScale == .medium
    let css = (textCSS ?? "") + (isPlain ? "" : "-gtk-icon-size:\(imageScale.factor)em;")
    return css.isEmpty ? nil : css
  }
}

private struct PictureImage: View, Equatable {
  typealias Body = Never

  enum Content: Equatable {
    case file(String)
    case variants(PictureVariants)
    case data(Data)
  }

  let content: Content
  let label: String
  let isResizable: Bool

  static func _makeNode(_ view: PictureImage, in context: NodeContext) -> Node<PictureImage> {
    PictureNode(view, in: context)
  }
}

@MainActor
private final class PictureNode: WidgetNode<PictureImage> {
  private var view: PictureImage
  private var isBlock = false
  private let picture = Gtk.Picture()
  private lazy var style = AppliedStyle(picture)

  init(_ view: PictureImage, in context: NodeContext) {
    self.view = view
    picture.show(view.content)
    picture.setAccessible(.label, to: view.label)
    super.init(picture, readsEnvironment: true, in: context)
    applySize()
    environmentDidChange()
  }

  override var retainedState: RetainedState { .none }

  override func update(_ view: PictureImage) {
    let old = self.view
    self.view = view
    if view.content != old.content { picture.show(view.content) }
    if view.label != old.label { picture.setAccessible(.label, to: view.label) }
    if view.isResizable != old.isResizable { applySize() }
  }

  private func applySize() {
    picture.canShrink = view.isResizable
    picture.setExpands(view.isResizable, on: .horizontal)
    picture.setExpands(view.isResizable, on: .vertical)
    // A picture in a larger space keeps its own size.
    picture.setFit(view.isResizable ? .fill : .ownSize)
  }

  override func environmentDidChange() {
    guard context.environment.values.isPlaceholder != isBlock else { return }
    isBlock.toggle()
    // Grey, wherever the picture is opaque.
    style.set(isBlock ? "filter:contrast(0) opacity(0.3);" : nil)
  }
}

extension Gtk.Picture {
  fileprivate func show(_ content: PictureImage.Content) {
    switch content {
    case .file(let path): setFile(path)
    case .variants(let variants):
      let (path, scale) = variants.best(for: scaleFactor)
      if scale == 1 { setFile(path) } else { setFile(path, scale: scale) }
    case .data(let data): setData(data)
    }
  }
}
