import GtkObjects

/// An icon, or a picture from a file.
///
/// Mirrors SwiftUI's `Image`. An icon (GtkImage) takes its colour and size from the environment, as text does. A
/// picture (GtkPicture) has its own size unless it is ``resizable()``.
///
/// ```swift
/// Image(systemName: "globe").imageScale(.large).foregroundColor(.accentColor)
/// ```
public struct Image: View, Equatable {
  private enum Source: Equatable {
    case icon(String, label: String)
    case file(String, label: String)
    case data(Data, label: String)
  }

  private let source: Source
  private var isResizable = false

  private init(_ source: Source) {
    self.source = source
  }

  /// Creates an icon for the name of one of Apple's system symbols, such as `trash` or `star.fill`.
  ///
  /// An unknown name is looked up in the desktop's icon theme, which may show a missing image.
  public init(systemName: String) {
    source = .icon(SystemIcons.icon(for: systemName), label: systemName.split(separator: ".").joined(separator: " "))
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

  /// Creates a picture from a bundle resource, named without its extension.
  ///
  /// Mirrors SwiftUI's `Image(_:bundle:)`.
  public init(_ name: String, bundle: Bundle? = nil) {
    let bundle = bundle ?? .main
    let path = ["png", "svg", "jpg", "jpeg"].lazy.compactMap { bundle.path(forResource: name, ofType: $0) }.first
    source = .file(path ?? "", label: name)
  }

  /// Lets the picture fill the available space. It is stretched unless ``View/scaledToFit()`` or
  /// ``View/scaledToFill()`` keeps its aspect ratio.
  ///
  /// Mirrors SwiftUI's `resizable()`. The size of an icon still follows the font and ``View/imageScale(_:)``.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  public var body: some View {
    switch source {
    case .icon(let name, let label): IconImage(name: name, label: label)
    case .file(let path, let label): PictureImage(content: .file(path), label: label, isResizable: isResizable)
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

  override func environmentDidChange() {
    let values = context.environment.values
    // Icons are sharpest at the theme's own size. Otherwise the size is relative to the font, so that an icon beside a
    // text scales with it.
    let isPlain = values.font == nil && values.imageScale == .medium
    let size = isPlain ? "" : "-gtk-icon-size:\(values.imageScale.factor)em;"
    let css = (values.textCSS ?? "") + size
    style.set(css.isEmpty ? nil : css)
  }
}

private struct PictureImage: View, Equatable {
  typealias Body = Never

  enum Content: Equatable {
    case file(String)
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
  private let picture = Gtk.Picture()

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
  }

  override func environmentDidChange() {
    switch context.environment.values.contentMode {
    case nil: picture.setFit(.fill)
    case .fit: picture.setFit(.contain)
    case .fill: picture.setFit(.cover)
    }
  }
}

extension Gtk.Picture {
  fileprivate func show(_ content: PictureImage.Content) {
    switch content {
    case .file(let path): setFile(path)
    case .data(let data): setData(data)
    }
  }
}
