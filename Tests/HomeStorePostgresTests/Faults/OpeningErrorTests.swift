import Foundation
import HomeCore
import Testing

@testable import HomeStorePostgres

@Suite("A shared shop that cannot be opened", .serialized)
struct OpeningErrorTests {
  /// Returns the message about an address, and the resulting state of the connection.
  private func problem(_ address: String, absence: Duration = .zero) async -> (
    sentence: String, state: StoreConnectionState
  ) {
    let store = PostgresStore(address: address, catalogue: nil, patience: SharedShop.Patience(absence: absence))
    do {
      _ = try await store.books.bookList()
      return ("", .connected)
    } catch {
      return ("\(error)", store.shop.states.current)
    }
  }

  @Test("says so of a service that libpq does not know, and does not try again")
  func unknownService() async throws {
    let (sentence, state) = await problem("postgresql+service:none", absence: .seconds(60))
    #expect(sentence.contains("“none”") && sentence.contains("pg_service.conf") && state.isFailed)
    #expect(!sentence.contains("“”"))
  }

  @Test("says so of a value that libpq does not take, and does not try again")
  func badValue() async throws {
    let (sentence, state) = await problem("postgresql://127.0.0.1/shop?sslmode=full", absence: .seconds(60))
    #expect(sentence.contains("cannot be used") && sentence.contains("sslmode") && state.isFailed)
  }

  @Test("says which name leads to no computer, and goes on trying")
  func unknownHost() async throws {
    let (sentence, state) = await problem("postgresql://nowhere.invalid/shop")
    #expect(sentence.hasPrefix("There is no computer with the name in “nowhere.invalid/shop”: ") && state.isWaiting)
  }

  @Test("says that there is no such database, or that the user is not let in")
  func refusals() async throws {
    let cluster = try PostgresCluster.shared
    let database = await problem(cluster.address(of: "nowhere"))
    #expect(database.sentence.hasPrefix("The server has no database “nowhere”.") && database.state.isFailed)
    let user = await problem(cluster.address(of: "postgres", user: "nobody"))
    #expect(user.sentence.contains("does not let you in. Check your name") && user.state.isFailed)
  }

  @Test("waits for a connection where the server has none left")
  func tooManyConnections() async throws {
    let shop = try TestShop()
    // A separate role, because other tests permit connections at the same time.
    try shop.cluster.run("postgres", "CREATE ROLE limited LOGIN CONNECTION LIMIT 0")
    let (sentence, state) = await problem(shop.cluster.address(of: shop.database, user: "limited"))
    #expect(sentence.contains("has no connection left: too many connections") && state.isWaiting)
  }

  @Test("says which right is missing")
  func rights() async throws {
    let empty = try TestShop(hasShop: false)
    let making = await problem(empty.cluster.address(of: empty.database, user: "person1"))
    #expect(making.sentence.hasPrefix("There is no shop in “\(empty.database)” yet") && making.state.isFailed)
    let shop = try TestShop()
    try shop.run("REVOKE USAGE ON SCHEMA shop FROM PUBLIC")
    let using = await problem(shop.cluster.address(of: shop.database, user: "person1"))
    #expect(using.sentence.hasPrefix("You may not do this in the shared shop") && using.state.isFailed)
  }

  @Test("says what is wrong with the proof of who the server is")
  func trust() async throws {
    let cluster = try PostgresCluster()
    // Each on a separate address of this machine.
    let host = "127.\(Int.random(in: 1...254)).\(Int.random(in: 0...255)).\(Int.random(in: 1...254))"
    try cluster.stop()
    for name in ["server", "other"] {
      try PostgresCluster.run(
        """
        cd '\(cluster.folder.path)/data' && \(PostgresCluster.asUser) openssl req -x509 -newkey rsa:2048 -nodes -days 2 \
          -subj /CN=shop.example -keyout \(name).key -out \(name).crt && chmod 600 \(name).key
        """)
    }
    try cluster.start("-c ssl=on -c listen_addresses=\(host)")
    let folder = cluster.folder.path + "/data"
    try PostgresCluster.run("echo 'hostssl all all all trust' >> '\(folder)/pg_hba.conf'")
    try cluster.run("postgres", "SELECT pg_reload_conf()")
    let database = try cluster.newDatabase()
    func problem(_ rest: String, name: String = host) async -> String {
      let place = "host=\(name)&hostaddr=\(host)&sslmode=verify-full"
      return await self.problem("postgresql://postgres@/\(database)?\(place)\(rest)").sentence
    }
    let path = folder.replacing("/", with: "%2F")
    #expect(await problem("&sslrootcert=\(path)%2Fnone.crt").contains("there is no file “\(folder)/none.crt”"))
    #expect(await problem("&sslrootcert=\(path)%2Fother.crt", name: "shop.example").contains("right server: SSL error"))
    #expect(
      await problem("&sslrootcert=\(path)%2Fserver.crt").contains(
        "right server: server certificate for \"shop.example\""))
    #expect(await problem("&sslrootcert=\(path)%2Fserver.crt", name: "shop.example") == "")
  }

  private typealias Kind = PostgresError.Kind

  @Test(
    "is the same problem in other languages",
    arguments: [
      (
        "connection to server at \"a\" (10.0.0.1), port 5432 failed: FATAL:  3D000: database \"x\" does not exist\nLOCATION:  InitPostgres\n",
        Kind.noDatabase
      ),
      ("\"a\" (10.0.0.1), 5432 포트로 서버 접속 할 수 없음: 치명적오류:  28000: \"x\" 롤(role) 없음\n", .refused),
      ("\"a\" 포트 5432 서버에 접속 할 수 없음: 치명적오류:  57P03: 데이터베이스 시스템이 새로 가동 중입니다.\n", .starting),
      ("\"a\" 포트 5432 서버에 접속 할 수 없음: FATAL:  08P01: no more connections allowed\n", .unreachable),
      ("\"a\" 포트 5432 서버에 접속 할 수 없음: 서버가 SSL 기능을 지원하지 않는데, SSL 기능을 요구했음\n", .noTLS),
      ("\"a\" 포트 5432 서버에 접속 할 수 없음: SSL 오류: certificate verify failed\n", .untrusted),
      ("\"a\" 포트 5432 서버에 접속 할 수 없음: 서버 인증서의 이름 \"b\"이(가) 호스트 이름 \"a\"과(와) 일치하지 않음\n", .untrusted),
      ("\"a\" 포트 5432 서버에 접속 할 수 없음: 서버가 갑자기 연결을 닫았음\n\t이런 경우는\n", .unreachable),
    ])
  private func languages(message: String, kind: Kind) {
    let error = PostgresHandle.openingError(
      message, options: ["client_encoding": "UTF8", "host": "a", "sslmode": "require"], hasAddress: true,
      duringTLS: true, server: "a/x")
    #expect(error.kind == kind)
    #expect(!error.detail.contains("\n") && !error.detail.contains("5432"))
  }

  @Test("has a sentence for each problem, which ends like one and names the server")
  func sentences() {
    for kind in Kind.allCases {
      let sentence = PostgresError(kind, server: "a/x", detail: "why").description
      #expect(sentence.hasSuffix(".") && !sentence.contains("“”"), "\(kind): \(sentence)")
      if ![.noLibrary, .badAddress].contains(kind) { #expect(sentence.contains("“a/x”")) }
    }
  }
}
