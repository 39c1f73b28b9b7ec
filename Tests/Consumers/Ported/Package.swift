// swift-tools-version: 6.2
import PackageDescription

/// Where the library is: a link named GtkBridge, because a package at a path is known by the name of its folder.
let library = Context.environment["GTKBRIDGE"] ?? "../../../../GtkBridge"

// The package of the article about porting an iOS RIB, with the article's own files.
let package = Package(
  name: "Counter",
  dependencies: [.package(path: library)],
  targets: [
    .executableTarget(
      name: "Counter",
      dependencies: [.product(name: "GtkBridge", package: "GtkBridge")],
      swiftSettings: [.defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances")])
  ]
)
