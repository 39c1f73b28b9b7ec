// swift-tools-version: 6.2
import PackageDescription

/// Where the library is: the tests copy this package, and write screens into the copy.
let library = Context.environment["GTKBRIDGE"] ?? "../../.."
let gtkBridge = String(library.split(separator: "/").last ?? "GtkBridge")

let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
]

// A program of which `swift package new-screen` writes all but the start.
let package = Package(
  name: "Notes",
  dependencies: [.package(path: library)],
  targets: [
    .executableTarget(
      name: "Notes", dependencies: [.product(name: "GtkBridge", package: gtkBridge)], swiftSettings: settings),
    .testTarget(name: "NotesTests", dependencies: ["Notes"], swiftSettings: settings),
  ]
)
