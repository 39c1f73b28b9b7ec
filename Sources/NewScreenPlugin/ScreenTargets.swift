import PackagePlugin

/// The package's targets for the parts of a new screen.
struct ScreenTargets {
  enum Failure: Error, CustomStringConvertible {
    case nothingWritten
    case noTarget(String)
    case whichViews([String])
    case noTests(String)

    var description: String {
      switch self {
      case .nothingWritten: "No screen was written."
      case .noTarget(let name): "The package has no target \"\(name)\" with Swift sources."
      case .whichViews(let names) where names.isEmpty:
        "No executable target of the package depends on GtkBridge. Name the target of the views with --views TARGET."
      case .whichViews(let names):
        "Name the target of the views with --views TARGET. There are several: \(names.joined(separator: ", "))."
      case .noTests(let name): "The package has no test target \"\(name)\", where the screen's tests belong. Add one."
      }
    }
  }

  private let targets: [SwiftSourceModuleTarget]

  init(of package: Package) {
    targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
  }

  /// Returns the named target for views, or by default the executable that depends on GtkBridge.
  func views(named name: String?) throws(Failure) -> SwiftSourceModuleTarget {
    if let name { return try target(name) }
    let programs = targets.filter { $0.kind == .executable && $0.dependsOnGtkBridge }
    guard programs.count == 1, let program = programs.first else { throw .whichViews(programs.map(\.name)) }
    return program
  }

  /// Returns the named target for toolkit-independent code. By default, this is the program's dependency with the
  /// suffix `Core`, or else the program itself.
  func logic(named name: String?, of views: SwiftSourceModuleTarget) throws(Failure) -> SwiftSourceModuleTarget {
    if let name { return try target(name) }
    let dependencies = views.dependencyNames
    return targets.first { dependencies.contains($0.name) && $0.name.hasSuffix("Core") } ?? views
  }

  /// Returns the test target of the logic.
  func tests(of logic: SwiftSourceModuleTarget) throws(Failure) -> SwiftSourceModuleTarget {
    let name = "\(logic.name)Tests"
    guard let tests = targets.first(where: { $0.name == name && $0.kind == .test }) else { throw .noTests(name) }
    return tests
  }

  private func target(_ name: String) throws(Failure) -> SwiftSourceModuleTarget {
    guard let target = targets.first(where: { $0.name == name }) else { throw .noTarget(name) }
    return target
  }
}

extension Target {
  /// The names of the direct dependencies.
  fileprivate var dependencyNames: Set<String> {
    Set(
      dependencies.map { dependency in
        switch dependency {
        case .target(let target): target.name
        case .product(let product): product.name
        @unknown default: ""
        }
      })
  }

  fileprivate var dependsOnGtkBridge: Bool { dependencyNames.contains("GtkBridge") }
}
