import GtkBridge
import GtkObjects

/// An item of a bar as a declarative view.
struct BarItemView: View {
  @ObservedObject var item: UIBarButtonItem

  var body: some View {
    if !item.isHidden { anchor.disabled(!item.isEnabled) }
  }

  /// The content, whose widget a popover can point at.
  private var anchor: some View {
    let keep: (Gtk.Widget) -> Void = { [weak item] in
      item?.anchorWidget = $0
      if item?.customView == nil { $0.addStyleClass(AppearanceStyle.itemClass) }
    }
    return InputContent(content: content, action: keep) { element, latest in latest.perform(element.outermost) }
  }

  @ViewBuilder private var content: some View {
    if let view = item.customView {
      HostedView(view: view, keepsFrame: true)
    } else if item.systemItem == .flexibleSpace {
      Spacer()
    } else if item.systemItem == .fixedSpace {
      Color.clear.frame(width: item.width, height: 1)
    } else if let menu = item.menu {
      if item.hasAction {
        Menu {
          MenuElementViews(menu: menu, sender: item)
        } label: {
          label
        } primaryAction: {
          item.press()
        }
      } else {
        Menu {
          MenuElementViews(menu: menu, sender: item)
        } label: {
          label
        }.accessibilityLabel(name)
      }
    } else {
      button
    }
  }

  @ViewBuilder private var button: some View {
    let button = Button {
      item.press()
    } label: {
      label
    }.accessibilityLabel(name)
      .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
    if isProminent { button.buttonStyle(.borderedProminent) } else { button }
  }

  /// Indicates whether the item has the accent colour behind it, which might hide its own colour.
  private var isProminent: Bool { item.style == .done || item.isSelected }

  @ViewBuilder private var label: some View {
    let text = item.title ?? item.primaryAction?.title ?? ""
    if let image = item.image ?? item.primaryAction?.image ?? item.systemItem?.image {
      // GTK dims the symbols and the text of a disabled button, but not other images.
      tinted(image.barImage).opacity(item.isEnabled || image.isShapeInBars ? 1 : 0.5)
    } else {
      tinted(Text(text.isEmpty ? item.systemItem?.name ?? "" : text))
    }
  }

  @ViewBuilder private func tinted(_ content: some View) -> some View {
    if !isProminent, let color = item.tintColor { content.foregroundStyle(color.color) } else { content }
  }

  private var name: String {
    let title = item.accessibilityLabel ?? item.title ?? item.primaryAction?.title ?? ""
    return title.isEmpty ? item.systemItem?.name ?? (item.image ?? item.primaryAction?.image)?.spokenName ?? "" : title
  }
}

extension UIImage {
  /// The image as a declarative view in a bar.
  @MainActor var barImage: Image {
    var image = view
    if renderingMode == .automatic { image.isTemplate = isShapeInBars }
    return image
  }

  /// Indicates whether a bar shows the image as a shape in the colour of text, unless its rendering mode keeps its
  /// colours.
  var isShapeInBars: Bool {
    if case .files(let variants) = content, renderingMode == .automatic { return variants.isTemplate ?? true }
    return renderingMode != .alwaysOriginal
  }

  /// The image as a declarative view.
  @MainActor var view: Image {
    var image: Image
    switch content {
    case .symbol(let name): return Image(systemName: name)
    case .files(let variants): image = Image(variants, label: "")
    case .data(let data): image = Image(data: data, scale: max(Int(scale.rounded()), 1))
    case .empty: image = Image(data: Data())
    }
    if renderingMode != .automatic { image.isTemplate = renderingMode == .alwaysTemplate }
    image.filling = filling
    return image
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol of the item, or `nil` if it has a word or is a space.
  @MainActor var image: UIImage? { symbol.flatMap { UIImage(systemName: $0) } }

  private var symbol: String? {
    switch self {
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    }
  }

  /// The name of the item, in the user's language.
  @MainActor var name: String {
    switch self {
    case .done: Gtk.word(localized: "Done")
    case .cancel: Gtk.translated("_Cancel")
    case .edit: Gtk.word(localized: "Edit")
    case .save: Gtk.translated("_Save")
    case .add: Gtk.word(localized: "Add")
    case .flexibleSpace, .fixedSpace: ""
    case .compose: Gtk.word(localized: "Compose")
    case .reply: Gtk.word(localized: "Reply")
    case .action: Gtk.word(localized: "Share")
    case .organize: Gtk.word(localized: "Organize")
    case .bookmarks: Gtk.word(localized: "Bookmarks")
    case .search: Gtk.word(localized: "Search")
    case .refresh: Gtk.word(localized: "Reload")
    case .stop: Gtk.word(localized: "Stop")
    case .camera: Gtk.word(localized: "Camera")
    case .trash: Gtk.word(localized: "Delete")
    case .play: Gtk.word(localized: "Play")
    case .pause: Gtk.word(localized: "Pause")
    case .rewind: Gtk.word(localized: "Rewind")
    case .fastForward: Gtk.word(localized: "Fast Forward")
    case .undo: Gtk.word(localized: "Undo")
    case .redo: Gtk.word(localized: "Redo")
    case .close: Gtk.word(localized: "Close")
    }
  }
}
