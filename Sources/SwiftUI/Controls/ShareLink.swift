import GtkBridge
import GtkObjects

/// A button that shares items with other programs.
///
/// Mirrors SwiftUI's `ShareLink`. A desktop has no sheet of programs that accept an item. The button opens a menu instead:
/// copy the items to the clipboard, write an e-mail with them, and, for addresses, open them.
///
/// ```swift
/// ShareLink(item: URL(string: "https://www.gtk.org")!)
/// ```
public struct ShareLink<Label: View>: View {
  @Environment(\.openURL) private var openURL
  /// The texts and addresses among the items.
  private let known: [TransferContent]
  private let count: Int
  private let load: @MainActor () async -> TransferContent?
  private let subject: String
  private let message: String
  private let label: Label

  init<Item: Transferable>(sharing items: [Item], subject: Text?, message: Text?, label: Label) {
    known = items.compactMap { item in
      if let url = item as? URL { return url.isFileURL ? .files([url]) : .text(url.absoluteString) }
      return (item as? String).map { .text($0) }
    }
    count = items.count
    load = { await TransferSession.content(of: items) }
    self.subject = subject?.content ?? ""
    self.message = message?.content ?? ""
    self.label = label
  }

  public var body: some View {
    Menu {
      Button(Gtk.translated("_Copy")) { share { Clipboard.write([$0]) } }
      Button(Gtk.word(localized: "Write an E-mail")) {
        share { content in if let letter = letter(with: known.count == count ? known : [content]) { openURL(letter) } }
      }
      ForEach(addresses, id: \.self) { address in
        Button(Gtk.translated("_Open")) { openURL(address) }
      }
    } label: {
      label
    }
    .disabled(count == 0)
  }

  private func share(_ action: @escaping @MainActor (TransferContent) -> Void) {
    Task.immediate { [load] in if let content = await load() { action(content) } }
  }

  /// The items that can be opened: files and addresses with a scheme.
  var addresses: [URL] {
    known.flatMap { item in
      switch item {
      case .files(let urls): urls
      case .text(let text): URL(string: text).flatMap { $0.scheme == nil ? nil : [$0] } ?? []
      }
    }
  }

  /// The address of a new letter with the texts and addresses.
  var letter: URL? { letter(with: known) }

  private func letter(with items: [TransferContent]) -> URL? {
    var components = URLComponents()
    components.scheme = "mailto"
    let lines = (message.isEmpty ? [] : [message]) + items.map(\.text)
    components.queryItems =
      (subject.isEmpty ? [] : [URLQueryItem(name: "subject", value: subject)])
      + [URLQueryItem(name: "body", value: lines.joined(separator: "\n"))]
    return components.url
  }
}

extension ShareLink {
  /// Creates a button that shares an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - subject: The subject of a letter.
  ///   - message: The text of a letter in front of the item.
  ///   - label: The label of the button.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: [item], subject: subject, message: message, label: label())
  }

  /// Creates a button that shares an item. The menu does not show the preview.
  public init<Item: Transferable, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject ?? Text(preview.title), message: message, label: label)
  }

  /// Creates a button that shares items.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable {
    self.init(sharing: Array(items), subject: subject, message: message, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares an item, with the usual label.
  public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates a button that shares an item, with the usual label. The menu does not show the preview.
  public init<Item: Transferable, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }

  /// Creates a button with a title and the usual icon that shares an item.
  @_disfavoredOverload public init<Title: StringProtocol, Item: Transferable>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: String(title)) }
  }

  /// Creates a button with a title and the usual icon that shares an item. The menu does not show the preview.
  @_disfavoredOverload public init<Title: StringProtocol, Item: Transferable, Image, Icon>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: String(title))
    }
  }

  /// Creates a button that shares items, with the usual label.
  public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil)
  where Items.Element: Transferable {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates a button with a title and the usual icon that shares items.
  @_disfavoredOverload public init<Title: StringProtocol, Items: RandomAccessCollection>(
    _ title: Title, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: Transferable {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: String(title)) }
  }
}

/// The usual label of a ``ShareLink``.
///
/// Mirrors SwiftUI's `DefaultShareLinkLabel`.
public struct DefaultShareLinkLabel: View {
  var title: String?

  public var body: some View {
    Label(title ?? Gtk.word(localized: "Share…"), systemImage: "square.and.arrow.up")
  }
}

/// The representation of an item in a sheet for sharing.
///
/// Mirrors SwiftUI's `SharePreview`. Its title becomes the subject of a letter; its pictures are not shown.
public struct SharePreview<Image, Icon> {
  let title: String

  /// Creates a preview with a picture and an icon.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) {
    self.title = String(title)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a picture.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, image: Image) { self.title = String(title) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview without a picture.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title) { self.title = String(title) }
}
