// On Apple systems `import Combine` brings Foundation with it, and code written there relies on that.
@_exported import Foundation
