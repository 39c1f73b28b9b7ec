/// Routers, interactors and builders: an application as a tree of pieces of logic, each with or without a view.
///
/// Source-compatible with Uber's RIBs for iOS. An ``Interactor`` holds the logic, a ``Router`` attaches and detaches the
/// pieces below it, a ``Builder`` makes a piece, a ``Component`` provides what it needs, a ``Presenter`` or a
/// ``ViewControllable`` shows it, and the ``LeakDetector`` watches that what was let go is gone.
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
/// Everything is on the main actor. The annotation is `@preconcurrency`, so that code in Swift 5 language mode, which
/// says nothing of actors, compiles as it stands, and so does code in Swift 6 mode whose default isolation is the main
/// actor. What an object that another thread lets go of leaves behind ends on the main thread all the same, a little later;
/// no thread waits for another.
///
/// Beyond RIBs for iOS, a router hears when the user or the desktop took a child's view away
/// (``Router/childWasRemovedByHost(_:_:)``), and the leak detector works in release builds too and reports instead of
/// trapping. Two faults are not repeated: a called-off expectation is counted down once, and leak checks do not vanish
/// with assertions.
///
/// Controllers and windows are those of ViewControllers, which is plain logic; a routing tree runs in a test without a
/// display.
@_exported import ViewControllers
