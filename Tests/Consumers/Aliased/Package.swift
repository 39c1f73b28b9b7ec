// swift-tools-version: 6.2
import PackageDescription

/// A package at a path is known by the name of its folder, whatever a clone's is called.
let gtkBridge = String(Context.packageDirectory.split(separator: "/").dropLast(3).last ?? "GtkBridge")

// Uses GtkBridge with its `Combine` under another name, for a package graph in which some other module has that name.
let package = Package(
  name: "AliasedConsumer",
  dependencies: [.package(path: "../../..")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "GtkBridge", package: gtkBridge, moduleAliases: ["Combine": "GtkBridgeCombine"]),
        .product(name: "RxCocoa", package: gtkBridge, moduleAliases: ["Combine": "GtkBridgeCombine"]),
      ])
  ]
)
