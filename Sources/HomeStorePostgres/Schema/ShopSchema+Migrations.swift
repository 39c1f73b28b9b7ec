extension ShopSchema {
  // The progress of unfinished migrations to this shop. Everyone sees that a catalogue is still being migrated, and its
  // source.
  static let migrations = """
    CREATE TABLE shop.migrations (
      person text NOT NULL DEFAULT session_user,
      kind text NOT NULL,
      source text NOT NULL,
      last text,
      count bigint NOT NULL,
      sum bigint NOT NULL,
      PRIMARY KEY (person, kind)
    );
    ALTER TABLE shop.migrations ENABLE ROW LEVEL SECURITY;
    ALTER TABLE shop.migrations FORCE ROW LEVEL SECURITY;
    CREATE POLICY looking ON shop.migrations FOR SELECT USING (true);
    CREATE POLICY own ON shop.migrations USING (person = session_user::text);
    GRANT SELECT, INSERT, UPDATE, DELETE ON shop.migrations TO PUBLIC;

    """
}
