import Foundation

/// Writes a message.
///
/// Mirrors `os_log(_:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message) }

/// Writes a message of a level.
///
/// Mirrors `os_log(_:log:_:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(type, message) }

/// Writes a message with a C format for the values, such as `%{public}@` or `%d`.
///
/// Mirrors `os_log(_:dso:log:type:_:)`, without the shared object of the caller. A text is an argument for `%@`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write(type, OSLogMessage(format: message.description, arguments))
}

/// Writes a message of a level, with a C format for the values.
///
/// Mirrors `os_log(_:dso:log:_:_:)`, without the shared object of the caller.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  log.write(type, OSLogMessage(format: message.description, arguments))
}

extension OSLogMessage {
  /// Creates a message from a C format. Its conversions may contain a privacy in braces.
  init(format: String, _ arguments: [any CVarArg]) {
    var interpolation = OSLogInterpolation(literalCapacity: format.utf8.count, interpolationCount: arguments.count)
    var left = arguments[...]
    var rest = format[...]
    while let conversion = rest.firstMatch(of: /%(?:\{([^}]*)\})?([-+ #0-9.]*(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z%])/) {
      interpolation.appendLiteral(String(rest[..<conversion.range.lowerBound]))
      rest = rest[conversion.range.upperBound...]
      if conversion.2 == "%" {
        interpolation.appendLiteral("%")
      } else if let argument = left.popFirst() {
        interpolation.append(argument, conversion: "%" + conversion.2, options: conversion.1.map(String.init) ?? "")
      } else {
        interpolation.appendLiteral("<decode: missing data>")
      }
    }
    interpolation.appendLiteral(String(rest))
    self.init(stringInterpolation: interpolation)
  }
}

extension OSLogInterpolation {
  fileprivate mutating func append(_ argument: any CVarArg, conversion: String, options: String) {
    let words = options.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let privacy: OSLogPrivacy =
      words.contains("sensitive")
      ? .sensitive
      : words.contains("private") ? .private : words.contains("public") || !conversion.hasSuffix("@") ? .public : .auto
    // A conversion for a pointer would use any other argument as an address.
    if conversion.hasSuffix("@") || conversion.hasSuffix("s") {
      appendInterpolation(String(describing: argument), privacy: privacy)
    } else {
      appendInterpolation(String(format: conversion, argument), privacy: privacy)
    }
  }
}
