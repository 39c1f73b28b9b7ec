// swift-tools-version: 6.2
import PackageDescription

/// Where the library is: the tests copy this package, and write screens into the copy.
let library = Context.environment["GTKBRIDGE"] ?? "../.build/GtkBridge"

let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
]

// A program of which `swift package new-screen` writes all but the start.
let package = Package(
  name: "Notes",
  dependencies: [.package(path: library)],
  targets: [
    .executableTarget(
      name: "Notes", dependencies: [.product(name: "GtkBridge", package: "GtkBridge")], swiftSettings: settings),
    .testTarget(name: "NotesTests", dependencies: ["Notes"], swiftSettings: settings),
  ]
)
