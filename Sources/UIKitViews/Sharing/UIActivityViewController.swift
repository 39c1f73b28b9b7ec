import Foundation
import GtkObjects

/// A screen that gives items to other programs.
///
/// Mirrors `UIActivityViewController`. A desktop has no list of programs that accept an item. The screen offers the
/// activities of `ShareLink`: copy the items, write an e-mail with them, and open addresses. Texts and URLs are shared;
/// other items are left out.
///
/// ```swift
/// present(UIActivityViewController(activityItems: [url], applicationActivities: nil), animated: true)
/// ```
open class UIActivityViewController: UIViewController {
  /// A closure that receives the chosen activity, whether it has been performed, the changed items, and an error.
  ///
  /// Mirrors `UIActivityViewController.CompletionWithItemsHandler`.
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// A closure that is called after the user has chosen an activity, or has closed the screen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activities that the screen does not offer.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let activityItems: [Any]
  private lazy var items = activityItems.compactMap { item -> Any? in
    guard let source = item as? any UIActivityItemSource else { return item }
    return source.activityViewController(self, itemForActivityType: nil)
  }
  private var addresses: [URL] { items.compactMap { $0 as? URL } }
  private var texts: [String] {
    items.compactMap { item in
      switch item {
      case let url as URL: url.isFileURL ? url.path : url.absoluteString
      case let text as String: text
      case let text as AttributedString: String(text.characters)
      default: nil
      }
    }
  }
  private var isComplete = false

  /// Creates a screen for items. The application's own activities have no effect.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: controllers cannot be decoded from an archive on this platform.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    let content = UIHostingController(
      rootView: SharingList(texts: texts, ways: ways) { [weak self] way in self?.share(by: way) })
    addChild(content)
    if let list = content.view { view.addSubview(list) }
    content.didMove(toParent: self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    complete(nil)
  }

  private var ways: [UIActivity.ActivityType] {
    let offered: [UIActivity.ActivityType] =
      texts.isEmpty ? [] : [.copyToPasteboard, .mail] + (addresses.isEmpty ? [] : [.openInProgram])
    return offered.filter { excludedActivityTypes?.contains($0) != true }
  }

  private func share(by way: UIActivity.ActivityType) {
    switch way {
    case .copyToPasteboard:
      UIPasteboard.general.string = texts.joined(separator: "\n")
    case .mail:
      if let letter { UIApplication.shared.open(letter) }
    default:
      for address in addresses { UIApplication.shared.open(address) }
    }
    complete(way)
    dismiss(animated: true)
  }

  private var letter: URL? {
    var components = URLComponents()
    components.scheme = "mailto"
    components.queryItems = [URLQueryItem(name: "body", value: texts.joined(separator: "\n"))]
    let subjects = activityItems.compactMap {
      ($0 as? any UIActivityItemSource)?.activityViewController(self, subjectForActivityType: .mail)
    }
    if let subject = subjects.first(where: { !$0.isEmpty }) {
      components.queryItems?.append(URLQueryItem(name: "subject", value: subject))
    }
    return components.url
  }

  private func complete(_ way: UIActivity.ActivityType?) {
    guard !isComplete else { return }
    isComplete = true
    completionWithItemsHandler?(way, way != nil, nil, nil)
  }
}

/// An object that creates an item when it is shared.
///
/// Mirrors `UIActivityItemSource`. The item is requested before the user chooses an activity, so the type is `nil`
/// then.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns an item of the same type. Never called: the item itself is requested.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

  /// Returns the item, or `nil` if there is none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// Returns the subject of an e-mail. The default is an empty text.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// An activity for sharing that an application adds on iOS.
///
/// Mirrors `UIActivity`, for its types.
@preconcurrency @MainActor
open class UIActivity {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name, which equals UIKit's, except that of ``openInProgram``.
    public let rawValue: String

    /// Creates an activity type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Copies the items to the clipboard.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Writes an e-mail with the items.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// Opens addresses in the desktop's program for them. Not part of UIKit.
    public static let openInProgram = ActivityType(rawValue: "openInProgram")
    /// Not offered by the desktop.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// Not offered by the desktop.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Not offered by the desktop.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Not offered by the desktop.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Not offered by the desktop.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Not offered by the desktop.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// Not offered by the desktop.
    public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// Not offered by the desktop.
    public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
  }

  /// Creates an activity.
  public init() {}

  deinit {}
}

/// The items, and a button for each activity.
private struct SharingList: View {
  let texts: [String]
  let ways: [UIActivity.ActivityType]
  let share: (UIActivity.ActivityType) -> Void

  var body: some View {
    VStack(spacing: 12) {
      ForEach(texts, id: \.self) { Text(verbatim: $0).lineLimit(2).foregroundColor(.secondary) }
      ForEach(ways, id: \.self) { way in
        Button(title(of: way)) { share(way) }
      }
    }
    .padding(24)
    .frame(minWidth: 280)
  }

  private func title(of way: UIActivity.ActivityType) -> String {
    switch way {
    case .copyToPasteboard: Gtk.translated("_Copy")
    case .mail: Gtk.word(localized: "Write an E-mail")
    default: Gtk.translated("_Open")
    }
  }
}
