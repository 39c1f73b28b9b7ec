// swift-tools-version: 6.2
import PackageDescription

/// A package at a path is known by the name of its folder, whatever a clone's is called.
let gtkBridge = String(Context.packageDirectory.split(separator: "/").dropLast(3).last ?? "GtkBridge")

// The package of the article about porting an iOS RIB, with the article's own files.
let package = Package(
  name: "Counter",
  dependencies: [.package(path: "../../..")],
  targets: [
    .executableTarget(
      name: "Counter",
      dependencies: [.product(name: "GtkBridge", package: gtkBridge)],
      swiftSettings: [.defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances")])
  ]
)
