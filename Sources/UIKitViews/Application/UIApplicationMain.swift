import Foundation

/// Runs a program from its `main.swift` until its last window closes, and exits.
///
/// Mirrors UIKit's `UIApplicationMain(_:_:_:_:)`; usually, a class of the program has the attribute `@main` instead.
///
/// ```swift
/// UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
/// ```
///
/// As with UIKit's, code of a `main.swift` in the language mode 5 may call it: it runs on the main thread without an
/// annotation.
///
/// - Parameters:
///   - argc: Not used: the arguments are those of the process.
///   - argv: Not used.
///   - principalClassName: Not used: the application has no subclasses.
///   - delegateClassName: The name of a class that conforms to ``UIApplicationDelegate``.
/// - Returns: 1 if there is no such class, with a line on standard error. Otherwise, the function does not return.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let type = delegateType(named: delegateClassName) else {
    let message = "UIApplicationMain needs the name of a class that conforms to UIApplicationDelegate."
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    return 1
  }
  type.main()
  return 0
}

/// Returns the class of a delegate for its name from `NSStringFromClass`.
func delegateType(named name: String?) -> (any UIApplicationDelegate.Type)? {
  name.flatMap { NSClassFromString($0) } as? any UIApplicationDelegate.Type
}
