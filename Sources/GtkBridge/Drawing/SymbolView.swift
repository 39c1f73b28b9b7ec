import Graphics
import GtkObjects

/// A system symbol whose size follows the font.
struct SymbolView: View, Equatable {
  typealias Body = Never

  let name: String
  let value: Double?
  let label: String
  let mode: SymbolRenderingMode?

  static func _makeNode(_ view: SymbolView, in context: NodeContext) -> Node<SymbolView> {
    SymbolNode(view, in: context)
  }

  /// The symbol and its look in an environment.
  @MainActor
  func appearance(in values: EnvironmentValues) -> Gtk.SymbolAppearance {
    var appearance = SystemSymbols.appearance(of: name, values.symbolVariants)
    if let value = values.symbolValue ?? value, SymbolCatalogue.showsValue(name) { appearance.value = value }
    appearance.weight = values.resolvedFont?.weight ?? .regular
    let palette = values.symbolPalette.first == values.foregroundColor ? values.symbolPalette : []
    appearance.rendering =
      switch mode ?? values.symbolRenderingMode ?? (palette.isEmpty ? .monochrome : .palette) {
      case .monochrome: .monochrome
      case .hierarchical: .hierarchical
      case .palette: palette.isEmpty ? .monochrome : .palette(palette)
      case .multicolor: .multicolor
      }
    return appearance
  }
}

@MainActor
private final class SymbolNode: WidgetNode<SymbolView> {
  private var view: SymbolView
  private let image: Gtk.Image
  private let paintable: Gtk.SymbolPaintable
  private let style: AppliedStyle

  init(_ view: SymbolView, in context: NodeContext) {
    self.view = view
    paintable = Gtk.SymbolPaintable(view.appearance(in: context.environment.values))
    image = Gtk.Image(paintable)
    paintable.setWidget(image)
    style = AppliedStyle(image)
    image.setAccessibleLabel(ofContent: view.label)
    super.init(image, readsEnvironment: true, in: context)
    environmentDidChange()
  }

  override var retainedState: RetainedState { .none }

  override func update(_ view: SymbolView) {
    if view.label != self.view.label { image.setAccessibleLabel(ofContent: view.label) }
    if let transaction = Transaction.current, view.name != self.view.name, element.hasTraits, element.traits.fadesText {
      element.traits.onTextChange?(transaction)
    }
    self.view = view
    paintable.setAppearance(view.appearance(in: context.environment.values))
  }

  override func environmentDidChange() {
    let values = context.environment.values
    style.set(values.iconCSS)
    image.setGradient(of: values)
    paintable.setAppearance(view.appearance(in: values))
  }
}

/// A system symbol that fills its space.
struct ResizableSymbolView: View, Equatable {
  typealias Body = Never

  let symbol: SymbolView

  static func _makeNode(_ view: ResizableSymbolView, in context: NodeContext) -> Node<ResizableSymbolView> {
    ResizableSymbolNode(view, in: context)
  }
}

@MainActor
private final class ResizableSymbolNode: WidgetNode<ResizableSymbolView> {
  private var view: SymbolView
  private let picture = Gtk.Picture()
  private let paintable: Gtk.SymbolPaintable
  private let style: AppliedStyle

  init(_ view: ResizableSymbolView, in context: NodeContext) {
    self.view = view.symbol
    paintable = Gtk.SymbolPaintable(view.symbol.appearance(in: context.environment.values))
    paintable.setWidget(picture)
    picture.setSymbol(paintable)
    picture.setAccessibleLabel(ofContent: view.symbol.label)
    picture.canShrink = true
    picture.expand()
    picture.setFit(.fill)
    style = AppliedStyle(picture)
    super.init(picture, readsEnvironment: true, in: context)
    environmentDidChange()
  }

  override var retainedState: RetainedState { .none }

  override func update(_ view: ResizableSymbolView) {
    if view.symbol.label != self.view.label { picture.setAccessibleLabel(ofContent: view.symbol.label) }
    self.view = view.symbol
    paintable.setAppearance(self.view.appearance(in: context.environment.values))
  }

  override func environmentDidChange() {
    let values = context.environment.values
    style.set(values.textRules(values.textCSS))
    picture.setGradient(of: values)
    paintable.setAppearance(view.appearance(in: values))
  }
}
