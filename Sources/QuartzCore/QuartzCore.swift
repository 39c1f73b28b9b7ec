// The names are those of Apple's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Core Animation's values: the time of animations, and transforms in space. Layers are not here.
@_exported import CoreGraphics

/// The time in seconds since an arbitrary moment, which does not follow changes of the clock.
///
/// Mirrors `CACurrentMediaTime()`.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A duration in seconds.
public typealias CFTimeInterval = Double
