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
      dependencies: [.product(name: "GtkBridge", package: gtkBridge), .product(name: "RxCocoa", package: gtkBridge)]),
    // The `main.swift` of an older app, whose code is outside all actors in its language mode.
    .executableTarget(
      name: "Launcher", dependencies: [.product(name: "UIKit", package: gtkBridge)],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
