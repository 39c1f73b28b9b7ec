#pragma once

#include <sqlite3.h>
#include <stddef.h>

/* Macros that cast or compute, which Swift does not import. */

static const int csqlite_ioerr_short_read = SQLITE_IOERR_SHORT_READ;
static const int csqlite_ioerr_corruptfs = SQLITE_IOERR_CORRUPTFS;

/*
 * The errno of what failed last on a database's write-ahead log or, if nothing did, on its file; 0 if nothing did there either.
 * sqlite3_system_errno() tells of what cannot be opened, and not of what cannot be written.
 */
static inline int csqlite_last_errno(sqlite3 *database) {
  int error = 0;
  sqlite3_file *log = NULL;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
  if (code == SQLITE_OK && log != NULL && log->pMethods != NULL) {
    log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &error);
  }
  if (error == 0) sqlite3_file_control(database, "main", SQLITE_FCNTL_LAST_ERRNO, &error);
  return error;
}

/* SQLite makes a copy of what it is given. */
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

/*
 * Reads the first bytes of a database's file as they are on the disk, past SQLite's cache. It is done through SQLite's own
 * descriptor, because closing another one of the same file would give up the locks that the process has on it.
 */
static inline int csqlite_read_start(sqlite3 *database, void *buffer, int count) {
  sqlite3_file *file = NULL;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == NULL || file->pMethods == NULL) return SQLITE_CANTOPEN;
  return file->pMethods->xRead(file, buffer, count, 0);
}
