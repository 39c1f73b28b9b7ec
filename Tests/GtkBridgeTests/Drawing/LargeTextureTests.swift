import CGtk
import Foundation
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Large pictures that are shown small.
  @Suite @MainActor struct LargeTextureTests {
    /// Returns the size of the painted texture for a picture that is shown in a given size.
    private func paintedSize(_ texture: Gtk.Texture, width: Double, height: Double) throws -> [Int32] {
      let snapshot = try #require(gtk_snapshot_new())
      gdk_paintable_snapshot(texture.opaque, snapshot, width, height)
      let node = try #require(gtk_snapshot_free_to_node(snapshot))
      defer { gsk_render_node_unref(node) }
      #expect(gsk_render_node_get_node_type(node) == GSK_TEXTURE_NODE)
      let painted = gsk_texture_node_get_texture(node)
      return [gdk_texture_get_width(painted), gdk_texture_get_height(painted)]
    }

    @Test func areScaledOnceForTheSizeThatIsShown() throws {
      let (width, height) = (1_600, 1_200)
      var data = Data("P6 \(width) \(height) 255\n".utf8)
      data.append(Data(repeating: 200, count: width * height * 3))
      let texture = try #require(Gtk.Texture(data))
      #expect(try paintedSize(texture, width: 100, height: 75) == [200, 150])
      #expect(try paintedSize(texture, width: 120, height: 75) == [400, 300], "both axes are exact on a scale of 2")
      #expect(try paintedSize(texture, width: 1_000, height: 700) == [1_600, 1_200])
      let small = try #require(Gtk.Texture(Data("P6 2 2 255\n".utf8) + Data(repeating: 200, count: 12)))
      #expect(try paintedSize(small, width: 1, height: 1) == [2, 2])
    }
  }
}
