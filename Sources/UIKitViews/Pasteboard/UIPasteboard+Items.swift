import GtkObjects
import UniformTypeIdentifiers

extension UIPasteboard {
  /// An option for the items of a pasteboard.
  ///
  /// Mirrors `UIPasteboard.OptionsKey`.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The time at which the items are removed. Without effect: the desktop's clipboard keeps them.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Keeps the items from other devices, as the desktop always does.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The content as the only item, by the identifier of its type; see ``setItems(_:options:)``.
  public var items: [[String: Any]] {
    get {
      if let image { return [[UTType.png.identifier: image]] }
      return string.map { [[UTType.utf8PlainText.identifier: $0]] } ?? []
    }
    set { setItems(newValue) }
  }

  /// Replaces the content with the first item that is text, a URL or a picture.
  ///
  /// ```swift
  /// UIPasteboard.general.setItems([[UTType.plainText.identifier: code]], options: [.localOnly: true])
  /// ```
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    string = nil
    for item in items {
      for (type, value) in item.sorted(by: { $0.key < $1.key }) where set(value, as: type) { return }
    }
  }

  /// Replaces the content with text, a URL or a picture, or with data of such a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// Replaces the content with data of a type that is text or a picture.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  private func set(_ value: Any, as type: String) -> Bool {
    switch value {
    case let text as String: string = text
    case let address as URL: url = address
    case let picture as UIImage: image = picture
    case let data as Data:
      let type = UTType(type)
      if type?.conforms(to: .image) == true, let picture = UIImage(data: data) {
        image = picture
      } else if type?.conforms(to: .text) == true {
        string = String(decoding: data, as: UTF8.self)
      } else {
        return false
      }
    default: return false
    }
    return true
  }
}
