/// What a tab shows, and the coming and going of what it stands for.
@MainActor
protocol TabDescription: AnyObject {
  var title: String { get }
  var icon: String? { get }
  var onChange: (() -> Void)? { get set }
  func setOnScreen(_ isOnScreen: Bool)
}
