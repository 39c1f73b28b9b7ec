import Testing
@testable import LayoutEngine
@Suite struct SmokeTests { @Test func a() {} }
