import Foundation
import GtkBridge
import GtkObjects

/// The properties of a tab except its title, and the label that shows them.
@MainActor
final class TabContent: TabLabelProvider {
  var image: UIImage?
  var selectedImage: UIImage?
  var badgeValue: String?
  var badgeColor: UIColor?
  var titlePositionAdjustment = UIOffset.zero
  var imageInsets = UIEdgeInsets.zero
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  private var host: HostingController<TabContentLabel>?

  func label(title: String, isSelected: Bool) -> (widget: Gtk.Widget, name: String)? {
    guard image != nil || selectedImage != nil || badgeValue != nil else { return nil }
    let image = isSelected ? selectedImage ?? image : image
    let view = TabContentLabel(title: title, image: image, badge: badgeValue, badgeColor: badgeColor)
    let host = host ?? HostingController(rootView: view)
    if self.host == nil { self.host = host } else { host.rootView = view }
    let name = [title.isEmpty ? image?.spokenName : title, badgeValue].compactMap { $0 }
    return (host.view.realize(), name.joined(separator: " "))
  }
}

/// An image above a title, with a badge in the corner.
private struct TabContentLabel: View {
  let title: String
  let image: UIImage?
  let badge: String?
  let badgeColor: UIColor?

  var body: some View {
    VStack(spacing: 2) {
      if let image { image.barImage.accessibilityHidden(true) }
      if !title.isEmpty { Text(title).lineLimit(1) }
    }
    .tabBadge(badge, hasIcon: image != nil)
    .environment(\.lookDetails.badgeColor, badgeColor?.color ?? .red)
  }
}
