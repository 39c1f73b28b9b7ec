/// The reusable views of a collection that are not on screen, and the classes of new ones, by kind and identifier.
@MainActor
final class ReusedItems {
  private struct Name: Hashable {
    let kind: String
    let identifier: String
  }

  /// The kind of cells.
  static let cell = "cell"

  private var classes: [Name: UICollectionReusableView.Type] = [:]
  private var views: [Name: [UICollectionReusableView]] = [:]

  func register(_ viewClass: UICollectionReusableView.Type?, _ kind: String, _ identifier: String) {
    classes[Name(kind: kind, identifier: identifier)] = viewClass
  }

  func put(_ view: UICollectionReusableView, of kind: String) {
    if let identifier = view.reuseIdentifier {
      views[Name(kind: kind, identifier: identifier), default: []].append(view)
    }
  }

  /// Returns a reusable view, or a new one of the registered class.
  ///
  /// - Parameter size: The size of a new view.
  func take(_ kind: String, _ identifier: String, size: @autoclosure () -> CGSize) -> UICollectionReusableView? {
    let name = Name(kind: kind, identifier: identifier)
    if let view = views[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = classes[name]?.init(_registered: identifier, frame: CGRect(origin: .zero, size: size()))
    view?.kind = kind
    return view
  }
}
