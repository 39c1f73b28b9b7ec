// swift-tools-version: 6.2
import PackageDescription

// The package of the article about porting an iOS RIB, with the article's own files.
let package = Package(
  name: "Counter",
  dependencies: [.package(path: "../.build/GtkBridge")],
  targets: [
    .executableTarget(
      name: "Counter",
      dependencies: [.product(name: "GtkBridge", package: "GtkBridge")],
      swiftSettings: [.defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances")])
  ]
)
