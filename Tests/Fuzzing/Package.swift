// swift-tools-version: 6.2
import PackageDescription

/// Looks for crashes in whatever reads bytes from outside. A package of its own, so that nobody who depends on the library
/// builds it; `make fuzz` builds it with the flags that it needs.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "GtkBridge", path: "../..")],
  targets: [
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "CFuzzer", .product(name: "GtkBridge", package: "GtkBridge"), .product(name: "HomeStore", package: "GtkBridge"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
