/// Routers, interactors and builders: an architecture that structures an application as a tree of RIBs, with or without
/// views.
///
/// Source-compatible with Uber's RIBs for iOS. An ``Interactor`` holds the business logic of a RIB. A ``Router``
/// attaches and detaches its children. A ``Builder`` creates it, and a ``Component`` provides its dependencies. A
/// ``Presenter`` or a ``ViewControllable`` shows it. The ``LeakDetector`` verifies that detached objects are
/// deallocated.
///
/// ```swift
/// final class RootBuilder: Builder<AppDependency>, RootBuildable {
///   func build() -> LaunchRouting {
///     let viewController = RootViewController()
///     let interactor = RootInteractor(presenter: viewController)
///     return RootRouter(interactor: interactor, viewController: viewController)
///   }
/// }
/// ```
///
/// Every type is isolated to the main actor. The isolation is `@preconcurrency`, so existing code compiles unchanged in
/// the Swift 5 language mode, and in the Swift 6 mode with the main actor as default isolation. If another thread
/// releases an object, its cleanup runs on the main thread asynchronously. No thread blocks on another.
///
/// In addition to RIBs for iOS, a router is notified when the user or the desktop removes a child's view
/// (``Router/childWasRemovedByHost(_:_:)``). The leak detector also works in release builds, and reports instead of
/// trapping. Two defects of RIBs for iOS are fixed: a cancelled expectation is counted down only once, and leak checks
/// do not depend on assertions.
///
/// View controllers and windows come from ViewControllers, which is independent of GTK. A routing tree therefore runs
/// in a test without a display.
@_exported import ViewControllers
