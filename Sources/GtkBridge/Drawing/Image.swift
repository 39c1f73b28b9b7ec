import Graphics
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
    case data(Data, scale: Int, label: String)
  }

  private(set) var source: Source
  private var isResizable = false
  /// Indicates whether a picture is a shape in the colour of the text, or `nil` if its file decides.
  package var isTemplate: Bool?
  /// The rules by which a resizable picture fills its space.
  package var filling = PictureFilling()
  private var renderingMode: SymbolRenderingMode?

  private init(_ source: Source) {
    self.source = source
  }

  /// Creates a system symbol by one of Apple's names, such as `trash` or `star.fill`.
  ///
  /// Mirrors SwiftUI's `Image(systemName:)`. The drawings are the library's own, in the style of GNOME's symbolic
  /// icons. Rules create variants such as `.fill`, `.circle`, `.slash` and `.badge.plus`. An unknown name shows a
  /// dashed square and is logged once.
  public init(systemName: String) {
    self.init(symbol: systemName, value: nil)
  }

  /// Creates a system symbol that represents a value from 0 to 1, such as `wifi` or `speaker.wave.3`.
  ///
  /// Mirrors SwiftUI's `Image(systemName:variableValue:)`. The value is a threshold for each mark, such as a wave: the
  /// marks beyond it are faint. Symbols whose marks are not a scale are drawn in full.
  public init(systemName: String, variableValue: Double?) {
    self.init(symbol: systemName, value: variableValue)
  }

  private init(symbol name: String, value: Double?) {
    source = .symbol(name, value: value, label: SymbolWords.title(of: name))
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
    source = .data(data, scale: 1, label: label)
  }

  /// Creates a picture from data with several pixels per point.
  package init(data: Data, scale: Int) { source = .data(data, scale: scale, label: "") }

  /// Creates a picture from files, which assistive technology reads as `label`.
  package init(_ variants: PictureVariants, label: String) { source = .variants(variants, label: label) }

  /// Creates a picture from a bundle resource, named without its extension and without the scale of a variant.
  ///
  /// Mirrors SwiftUI's `Image(_:bundle:)`. Of the variants `tile.png`, `tile@2x.png` and `tile@3x.png`, the one for the
  /// scale of the screen is shown; a variant for a scale of two is half as large in points as it is in pixels. The
  /// image sets and symbol sets of an asset catalogue are also found; a symbol set is shown in its regular weight. A
  /// name without a picture is logged once, and shows a dashed square.
  public init(_ name: String, bundle: Bundle? = nil) {
    let variants = PictureVariants(of: name, in: bundle)
    self.init(variants, label: name)
    guard variants.files.isEmpty else { return }
    if let file = AssetCatalogue.of(bundle).symbolFile(named: name) {
      source = .symbol(file, value: nil, label: name)
    } else {
      Gtk.reportMissing("picture", name)
    }
  }

  /// Returns the image with another name for assistive technology.
  package func labeled(_ label: String) -> Image {
    var image = self
    switch source {
    case .symbol(let name, let value, _): image.source = .symbol(name, value: value, label: label)
    case .icon(let name, _): image.source = .icon(name, label: label)
    case .file(let path, _): image.source = .file(path, label: label)
    case .variants(let variants, _): image.source = .variants(variants, label: label)
    case .data(let data, let scale, _): image.source = .data(data, scale: scale, label: label)
    }
    return image
  }

  /// The name of a symbol, or `nil` for another image.
  package var symbolName: String? {
    if case .symbol(let name, _, _) = source { name } else { nil }
  }

  /// The name for assistive technology.
  package var label: String {
    switch source {
    case .symbol(_, _, let label), .icon(_, let label), .file(_, let label), .variants(_, let label),
      .data(_, _, let label):
      label
    }
  }

  /// The pixels of a picture, and their number per point; `nil` for a symbol or an icon.
  package var pixels: (source: _PicturePaint.Source, scale: Int)? {
    switch source {
    case .symbol, .icon: return nil
    case .file(let path, _): return (.file(path), 1)
    case .data(let data, let scale, _): return (.data(data), scale)
    case .variants(let variants, _):
      let (path, scale) = variants.best(for: 2)
      return (.file(path), scale)
    }
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
    case .file(let path, let label): picture(.file(path), label)
    case .variants(let variants, let label): picture(.variants(variants), label, isTemplate: variants.isTemplate)
    case .data(let data, let scale, let label): picture(.data(data, scale: scale), label)
    }
  }

  private func picture(_ content: PictureImage.Content, _ label: String, isTemplate: Bool? = nil) -> PictureImage {
    PictureImage(
      content: content, label: label, isResizable: isResizable, isTemplate: self.isTemplate ?? isTemplate,
      filling: filling)
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
    image.setAccessibleLabel(ofContent: view.label)
    super.init(image, readsEnvironment: true, in: context)
    environmentDidChange()
  }

  override var retainedState: RetainedState { .none }

  override func update(_ view: IconImage) {
    if view.name != self.view.name { image.iconName = view.name }
    if view.label != self.view.label { image.setAccessibleLabel(ofContent: view.label) }
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
    return css.isEmpty ? nil : textRules(css)
  }
}

private struct PictureImage: View, Equatable {
  typealias Body = Never

  enum Content: Equatable {
    case file(String)
    case variants(PictureVariants)
    case data(Data, scale: Int)
  }

  let content: Content
  let label: String
  let isResizable: Bool
  /// Indicates whether the picture has the colour of text. With `nil`, its surroundings decide.
  var isTemplate: Bool?
  let filling: PictureFilling

  /// Indicates whether GTK can show the pixels unchanged.
  var isPlain: Bool { isTemplate != true && filling.isPlain }

  func resolved(in values: EnvironmentValues) -> PictureImage {
    var resolved = self
    resolved.isTemplate = isTemplate ?? values.lookDetails.showsTemplates
    return resolved
  }

  static func _makeNode(_ view: PictureImage, in context: NodeContext) -> Node<PictureImage> {
    PictureNode(view, in: context)
  }
}

@MainActor
private final class PictureNode: WidgetNode<PictureImage> {
  private var view: PictureImage
  private var isBlock = false
  private let picture = Gtk.Picture()
  private var isDark: Bool
  /// The look of a template or a placeholder, which has the colour of text.
  private lazy var style = AppliedStyle(picture)

  init(_ view: PictureImage, in context: NodeContext) {
    let view = view.resolved(in: context.environment.values)
    self.view = view
    isDark = context.environment.values.colorScheme == .dark
    picture.show(view, isDark: isDark)
    picture.setAccessibleLabel(ofContent: view.label)
    super.init(picture, readsEnvironment: true, in: context)
    applySize()
    environmentDidChange()
  }

  override var retainedState: RetainedState { .none }

  override func update(_ view: PictureImage) {
    let (view, old) = (view.resolved(in: context.environment.values), self.view)
    self.view = view
    if view.content != old.content || view.isTemplate != old.isTemplate || view.filling != old.filling {
      picture.show(view, isDark: isDark)
    }
    if view.label != old.label { picture.setAccessibleLabel(ofContent: view.label) }
    if view.isResizable != old.isResizable { applySize() }
  }

  private func applySize() {
    picture.canShrink = view.isResizable
    picture.setExpands(view.isResizable, on: .horizontal)
    picture.setExpands(view.isResizable, on: .vertical)
    // A picture in a larger space keeps its own size.
    picture.setFit(view.isResizable ? .fill : .ownSize)
    environmentDidChange()
  }

  override func environmentDidChange() {
    let values = context.environment.values
    if isDark != (values.colorScheme == .dark) {
      isDark.toggle()
      picture.show(view, isDark: isDark)
    }
    showStyle()
  }

  /// A placeholder is grey, wherever the picture is opaque.
  private func showStyle() {
    let values = context.environment.values
    guard view.isTemplate == true || values.isPlaceholder || isBlock else { return }
    isBlock = values.isPlaceholder
    style.set(isBlock ? "filter:contrast(0) opacity(0.3);" : view.isTemplate == true ? values.textCSS : nil)
  }
}

extension Gtk.Picture {
  fileprivate func show(_ view: PictureImage, isDark: Bool) {
    switch view.content {
    case .file(let path): show(view, path, scale: 1)
    case .variants(let variants):
      let (path, scale) = variants.best(for: scaleFactor, isDark: isDark)
      guard !path.isEmpty else { return setSymbol(Gtk.SymbolPaintable(.init(name: view.label, symbol: .missing))) }
      show(view, path, scale: scale)
    case .data(let data, let scale):
      if scale == 1 && view.isPlain { return setData(data) }
      setTexture(Gtk.Texture(data), scale: scale, isTemplate: view.isTemplate == true, filling: view.filling)
    }
  }

  private func show(_ view: PictureImage, _ path: String, scale: Int) {
    if scale == 1 && view.isPlain { return setFile(path) }
    setTexture(Gtk.Texture.shared(file: path), scale: scale, isTemplate: view.isTemplate == true, filling: view.filling)
  }
}
