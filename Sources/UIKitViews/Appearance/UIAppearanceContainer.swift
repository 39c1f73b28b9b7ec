/// An object whose class limits an appearance: a view, a controller or a bar.
///
/// Mirrors `UIAppearanceContainer`.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}
extension UITabBarItem: UIAppearanceContainer {}
extension UINavigationBar: UIAppearanceContainer {}
extension UITabBar: UIAppearanceContainer {}
