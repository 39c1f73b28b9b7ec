// swift-tools-version: 6.2
import PackageDescription

// Uses GtkBridge with its `Combine` under another name, for a package graph in which some other module has that name.
let package = Package(
  name: "AliasedConsumer",
  dependencies: [.package(path: "../.build/GtkBridge")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "GtkBridge", package: "GtkBridge", moduleAliases: ["Combine": "GtkBridgeCombine"]),
        .product(name: "RxCocoa", package: "GtkBridge", moduleAliases: ["Combine": "GtkBridgeCombine"]),
      ])
  ]
)
