import Foundation
import Testing

@testable import HomeCore

@Suite("Resources of the desktop")
struct DesktopResourceTests {
  private func make(_ path: String, _ text: String = "", in root: URL) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test("are missing until a folder has them")
  func missing() throws {
    let root = try TemporaryFolder()
    let folders = ["first", "second"].map { root.url.appending(path: $0) }
    #expect(DesktopResource.missing(in: folders) == [.schemas, .icons])
    try make("icons/hicolor/index.theme", in: folders[0])
    try make("icons/Half/unrelated", in: folders[0])
    // A theme with only pointers, as on Debian without an icon theme.
    try make("icons/default/index.theme", "[Icon Theme]\nInherits=Adwaita\n", in: folders[0])
    #expect(DesktopResource.missing(in: folders) == [.schemas, .icons])
    try make("icons/Adwaita/index.theme", "[Icon Theme]\nName=Adwaita\nDirectories=16x16/actions\n", in: folders[1])
    #expect(DesktopResource.missing(in: folders) == [.schemas])
    try make("glib-2.0/schemas/gschemas.compiled", in: folders[1])
    #expect(DesktopResource.missing(in: folders).isEmpty)
  }

  @Test("are named in one line with what brings them")
  func complaint() {
    #expect(DesktopResource.complaint(about: []) == nil)
    let icons = "This desktop has no icon theme, which is usually in adwaita-icon-theme."
    #expect(DesktopResource.complaint(about: [.icons]) == icons)
    let both = DesktopResource.complaint(about: [.schemas, .icons])
    #expect(both?.contains("gsettings-desktop-schemas") == true && both?.hasSuffix(icons) == true)
    #expect(both?.contains("\n") == false)
  }
}
