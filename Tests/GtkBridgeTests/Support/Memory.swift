import CGtk
import Foundation
import WidgetTesting

/// The memory that the program uses: the resident memory, or the allocated memory under AddressSanitizer, which keeps
/// freed memory.
func residentKilobytes() -> Int {
  if let allocatedBytes { return allocatedBytes() / 1024 }
  let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = status?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return (pages ?? 0) * 4
}

/// A function of AddressSanitizer; `nil` in a program without it.
private let allocatedBytes: (@convention(c) () -> Int)? = {
  // Safe: <sanitizer/allocator_interface.h> declares it as `size_t __sanitizer_get_current_allocated_bytes(void)`.
  dlsym(nil, "__sanitizer_get_current_allocated_bytes").map { unsafeBitCast($0, to: (@convention(c) () -> Int).self) }
}()

/// Indicates whether GTK itself keeps the last picture of each closed window and popover, so that the growth of memory
/// means nothing. On Wayland GTK 4.8 does, in a C program as well: a buffer that the compositor holds at that time is
/// never freed, and a surface keeps the reference that was meant for the compositor.
@MainActor let toolkitKeepsPictures = Pointer.isOnWayland && isOldestToolkit
