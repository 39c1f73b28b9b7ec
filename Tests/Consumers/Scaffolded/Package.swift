// swift-tools-version: 6.2
import PackageDescription

/// Where the library is: a link named GtkBridge, because a package at a path is known by the name of its folder.
let library = Context.environment["GTKBRIDGE"] ?? "../../../../GtkBridge"

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
