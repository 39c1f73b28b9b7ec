import GtkBridge

struct ImagesPage: View {
  private static let landscape = Image(data: Data(base64Encoded: png) ?? Data(), label: "A landscape")

  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAHgAAAA8CAMAAACac46aAAAAElBMVEV8tueWucX3w0FWn1lpq6A9ekGCzT8mAAABI0lEQVRY"
    + "w+3W7Q6DIAwF0H7x/q8844ybCtIWKFvi/W16aKVRgCdPnvxJcIpKSEswGl9VCqc/7EpPcuPks0s0DQ5qmWiOjD8FR8iUS0TH"
    + "DxwF47RbPW2PoYvLXWQzzEvEDrd+nYTfaZWtLu+xN/11tf2ss2l0/XMJn+Jo2n5YQM4kYBU5n9GycDGOzerBjpSRaxkyb5Sq"
    + "O6RpDevb6fso2d5N69kabTqXdsp1ea0kStvMlt+05XW42HzpQynBMS5fd9pyFRrYS2HtXIrPWqJoQYbAe1nDZCxwqlXVns8G"
    + "py3FoqqbIjY4HaKdUIEWLZwKabCxDqfbNNj3cNLEP/IGtMnOwRbVrV/3wMM6cOjn2nDoZ26yEoe+rL51GIFqaBikVlt+AQ3h"
    + "JcWTg3I8AAAAAElFTkSuQmCC"

  var body: some View {
    ExamplePage {
      Example("Icons by system name", of: "Image") {
        HStack(spacing: 12) {
          Image(systemName: "house")
          Image(systemName: "star.fill")
          Image(systemName: "trash")
          Image(systemName: "magnifyingglass")
        }
      }
      Example("Icons of the theme") {
        HStack(spacing: 12) {
          Image(icon: "user-trash-symbolic")
          Image(icon: "folder")
        }
      }
      Example("Scale and colour", of: "imageScale", "foregroundColor", "font") {
        HStack(spacing: 12) {
          Image(systemName: "star.fill").imageScale(.small)
          Image(systemName: "star.fill").imageScale(.medium).foregroundColor(.accentColor)
          Image(systemName: "star.fill").imageScale(.large).foregroundColor(.orange)
          Image(systemName: "star.fill").font(.largeTitle).foregroundColor(.red)
        }
      }
      Example("Pictures: as they are, fitted in, and filling", of: "Image", "scaledToFit", "scaledToFill", "clipped") {
        HStack(alignment: .top, spacing: 12) {
          Self.landscape
          Self.landscape.resizable().scaledToFit().frame(width: 72, height: 72).border(.gray.opacity(0.3))
          Self.landscape.resizable().scaledToFill().frame(width: 72, height: 72).clipped().border(.gray.opacity(0.3))
        }
      }
    }
  }
}
