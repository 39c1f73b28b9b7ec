// swift-tools-version: 6.2
import PackageDescription

/// Where the library is: a link named GtkBridge, because a package at a path is known by the name of its folder.
let library = Context.environment["GTKBRIDGE"] ?? "../../../../GtkBridge"

// Uses GtkBridge the way any package does.
let package = Package(
  name: "PlainConsumer",
  dependencies: [.package(path: library)],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "GtkBridge", package: "GtkBridge"), .product(name: "RxCocoa", package: "GtkBridge"),
      ]),
    // The `main.swift` of an older app, whose code is outside all actors in its language mode.
    .executableTarget(
      name: "Launcher", dependencies: [.product(name: "UIKit", package: "GtkBridge")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
