// On Apple platforms, `import Combine` also imports Foundation, and existing code relies on that.
@_exported import Foundation
