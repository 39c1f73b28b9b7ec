// swift-tools-version: 6.2
import PackageDescription

/// A package at a path is known by the name of its folder, whatever a clone's is called.
let gtkBridge = String(Context.packageDirectory.split(separator: "/").dropLast(3).last ?? "GtkBridge")

// An application as it is written for iOS: its files import SwiftUI and UIKit alone.
let package = Package(
  name: "Notes",
  dependencies: [.package(path: "../../..")],
  targets: [
    .executableTarget(
      name: "Notes",
      dependencies: [
        .product(name: "SwiftUI", package: gtkBridge), .product(name: "UIKit", package: gtkBridge),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
