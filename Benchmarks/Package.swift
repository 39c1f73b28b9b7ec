// swift-tools-version: 6.2
import PackageDescription

/// The Swift half of the measurements; the C half is in `C`. A package of its own, so that nobody who depends on the
/// library builds it.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "GtkBridge", path: "..")],
  targets: [
    .executableTarget(
      name: "HomeScreenSwift", dependencies: [.product(name: "GtkBridge", package: "GtkBridge")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(name: "BookStore", dependencies: [.product(name: "HomeStore", package: "GtkBridge")]),
    .executableTarget(name: "SharedStore", dependencies: [.product(name: "HomeStorePostgres", package: "GtkBridge")]),
    .executableTarget(
      name: "CollectionScreensSwift",
      dependencies: ["FrameProbe", .product(name: "GtkBridge", package: "GtkBridge")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "TableScreenSwift",
      dependencies: [
        "FrameProbe", .product(name: "GtkBridge", package: "GtkBridge"), .product(name: "UIKit", package: "GtkBridge"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // In C, for the C programs are measured by it too. It gets GTK's flags from the library.
    .target(name: "FrameProbe", dependencies: [.product(name: "GtkBridge", package: "GtkBridge")]),
    .executableTarget(name: "CombineChains", dependencies: [.product(name: "GtkBridge", package: "GtkBridge")]),
  ],
  swiftLanguageModes: [.v6]
)
