import CFuzzer
import Foundation

/// Gives a part of the program bytes that libFuzzer makes up, until one of them crashes it: `Fuzzing TARGET CORPUS [OPTION…]`,
/// with libFuzzer's own options.
@main
enum Fuzzing {
  /// What is fuzzed. The callback is a C function, which cannot be given it.
  @MainActor private static var target: any FuzzTarget = CommandLineTarget()

  /// The process's own folder, in memory where the system has that.
  static let folder: URL = {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let parent = FileManager.default.isWritableFile(atPath: memory.path) ? memory : URL.temporaryDirectory
    return parent.appending(path: "Fuzzing-\(ProcessInfo.processInfo.processIdentifier)")
  }()

  @MainActor
  static func main() throws {
    guard let name = CommandLine.arguments.dropFirst().first, let target = targets[name] else {
      print("Usage: Fuzzing \(targets.keys.sorted().joined(separator: "|")) CORPUS [OPTION…]")
      exit(EX_USAGE)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // libFuzzer ends the program itself.
    atexit { try? FileManager.default.removeItem(at: Fuzzing.folder) }
    self.target = try target()
    // The target's name takes the place of the program's.
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    let status = LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      // libFuzzer calls it where it was called: on the main thread.
      let input = [UInt8](UnsafeBufferPointer(start: bytes, count: count))
      MainActor.assumeIsolated { Fuzzing.target.run(input) }
      return 0
    }
    exit(status)
  }

  @MainActor private static let targets: [String: @MainActor () throws -> any FuzzTarget] = [
    "csv": { RecordTarget(.csv) },
    "json": { RecordTarget(.json) },
    "search": { try SearchTarget() },
    "settings": { SettingsTarget() },
    "command-line": { CommandLineTarget() },
    "attributed-text": { AttributedTextTarget() },
  ]
}

/// A part of the program that reads bytes from outside.
@MainActor
protocol FuzzTarget {
  /// Reads them, and traps if what comes of it is not right.
  func run(_ bytes: [UInt8])
}

extension FuzzTarget {
  /// A file that only this process uses.
  static func temporaryFile(_ name: String) -> URL {
    Fuzzing.folder.appending(path: name)
  }
}
