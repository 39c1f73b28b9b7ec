import Foundation
import Testing

@testable import HomeCore

@Suite("Data directories")
struct DataDirectoriesTests {
  @Test("are those above the program, then those of the environment")
  func order() {
    let folders = DataDirectories.folders(
      program: URL(filePath: "/opt/home/bin/HomeApp"), environment: ["XDG_DATA_DIRS": "/a:/b/"])
    #expect(folders.map(\.path) == ["/opt/home/share", "/opt/share", "/share", "/a", "/b"])
  }

  @Test("are the system's where the environment names none", arguments: [[:], ["XDG_DATA_DIRS": ""]])
  func defaults(environment: [String: String]) {
    let folders = DataDirectories.folders(program: URL(filePath: "/usr/bin/HomeApp"), environment: environment)
    #expect(folders.map(\.path) == ["/usr/share", "/share", "/usr/local/share"])
  }

  @Test("are looked through in their order")
  func searching() throws {
    let root = try TemporaryFolder()
    let folders = ["first", "second"].map { root.url.appending(path: $0) }
    for folder in folders { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    try Data().write(to: folders[1].appending(path: "file"))
    #expect(DataDirectories.url(of: "file", in: folders)?.path == folders[1].appending(path: "file").path)
    try Data().write(to: folders[0].appending(path: "file"))
    #expect(DataDirectories.url(of: "file", in: folders)?.path == folders[0].appending(path: "file").path)
    #expect(DataDirectories.url(of: "missing", in: folders) == nil)
  }
}
