// The names are those of Apple's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Core Animation's values: animations, their time, and transforms in space. Layers, which run animations, are in the module
/// UIKit.
@_exported import CoreGraphics

/// Returns the time in seconds since an arbitrary moment, independent of changes of the clock.
///
/// Mirrors `CACurrentMediaTime()`.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A duration in seconds.
public typealias CFTimeInterval = Double
