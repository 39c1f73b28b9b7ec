// swift-tools-version: 6.2
import PackageDescription

/// Where the library is: a link named GtkBridge, because a package at a path is known by the name of its folder.
let library = Context.environment["GTKBRIDGE"] ?? "../../../../GtkBridge"

// Uses GtkBridge with its `Combine` under another name, for a package graph in which some other module has that name.
let package = Package(
  name: "AliasedConsumer",
  dependencies: [.package(path: library)],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "GtkBridge", package: "GtkBridge", moduleAliases: ["Combine": "GtkBridgeCombine"]),
        .product(name: "RxCocoa", package: "GtkBridge", moduleAliases: ["Combine": "GtkBridgeCombine"]),
      ])
  ]
)
