/// UIKit's names for this module's types, so that code shared with iOS compiles on both.

/// UIKit's name for ``NativeView``.
public typealias UIView = NativeView

/// UIKit's name for ``Responder``.
public typealias UIResponder = Responder

/// UIKit's name for ``InputEvent``.
public typealias UIEvent = InputEvent

/// UIKit's name for ``SemanticContentAttribute``.
public typealias UISemanticContentAttribute = SemanticContentAttribute

/// UIKit's name for ``LayoutGuide``.
public typealias UILayoutGuide = LayoutGuide

/// UIKit's name for ``ViewController``.
public typealias UIViewController = ViewController

/// UIKit's name for ``Window``.
public typealias UIWindow = Window

/// UIKit's name for ``LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint

/// UIKit's name for ``LayoutAnchor``.
public typealias NSLayoutAnchor = LayoutAnchor

/// UIKit's name for ``LayoutXAxisAnchor``.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor

/// UIKit's name for ``LayoutYAxisAnchor``.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor

/// UIKit's name for ``LayoutDimension``.
public typealias NSLayoutDimension = LayoutDimension

/// UIKit's name for ``LayoutConstraint/Priority``.
public typealias UILayoutPriority = LayoutConstraint.Priority

/// UIKit's name for ``NavigationController``.
public typealias UINavigationController = NavigationController

/// UIKit's name for ``NavigationControllerDelegate``.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate

/// UIKit's name for ``NavigationItem``.
public typealias UINavigationItem = NavigationItem

/// UIKit's name for ``TabController``.
public typealias UITabBarController = TabController

/// UIKit's name for ``TabControllerDelegate``.
public typealias UITabBarControllerDelegate = TabControllerDelegate

/// UIKit's name for ``TabItem``.
public typealias UITabBarItem = TabItem

/// UIKit's name for ``SplitController``.
public typealias UISplitViewController = SplitController

/// UIKit's name for ``SplitControllerDelegate``.
public typealias UISplitViewControllerDelegate = SplitControllerDelegate

/// UIKit's name for ``ModalPresentationStyle``.
public typealias UIModalPresentationStyle = ModalPresentationStyle

/// UIKit's name for ``TransitionCoordinator/ScreenKey``.
public typealias UITransitionContextViewControllerKey = TransitionCoordinator.ScreenKey

/// UIKit's name for ``PresentationController``.
public typealias UIPresentationController = PresentationController

/// UIKit's name for ``PopoverPresentationController``.
public typealias UIPopoverPresentationController = PopoverPresentationController

/// UIKit's name for ``PopoverArrowDirection``.
public typealias UIPopoverArrowDirection = PopoverArrowDirection

/// UIKit's name for ``AdaptivePresentationControllerDelegate``.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate

/// UIKit's name for ``DiffableSnapshot``.
public typealias NSDiffableDataSourceSnapshot = DiffableSnapshot

/// UIKit's name for ``DiffableSectionSnapshot``.
public typealias NSDiffableDataSourceSectionSnapshot = DiffableSectionSnapshot

/// UIKit's name for ``InterfaceOrientation``.
public typealias UIInterfaceOrientation = InterfaceOrientation

/// UIKit's name for ``InterfaceOrientationMask``.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// UIKit's name for ``StatusBarStyle``.
public typealias UIStatusBarStyle = StatusBarStyle

/// UIKit's name for ``SheetPresentationController``.
public typealias UISheetPresentationController = SheetPresentationController

/// UIKit's name for ``PopoverPresentationControllerDelegate``.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate

/// UIKit's name for ``ModalTransitionStyle``.
public typealias UIModalTransitionStyle = ModalTransitionStyle
