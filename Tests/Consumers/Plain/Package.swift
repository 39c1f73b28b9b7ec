// swift-tools-version: 6.2
import PackageDescription

/// A package at a path is known by the name of its folder, whatever a clone's is called.
let gtkBridge = String(Context.packageDirectory.split(separator: "/").dropLast(3).last ?? "GtkBridge")

// Uses GtkBridge the way any package does.
let package = Package(
  name: "PlainConsumer",
  dependencies: [.package(path: "../../..")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [.product(name: "GtkBridge", package: gtkBridge), .product(name: "RxCocoa", package: gtkBridge)])
  ]
)
