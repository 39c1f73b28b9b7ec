#pragma once

/* Debian's libpq-dev keeps the header in a folder of its own. */
#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#else
#include <postgresql/libpq-fe.h>
#endif

/* The functions of libpq that the program calls, without their common beginning, PQ. */
#define CPOSTGRES_FUNCTIONS(F) \
  F(conninfoParse) \
  F(conninfo) \
  F(conninfoFree) \
  F(connectStartParams) \
  F(connectPoll) \
  F(connectionNeedsPassword) \
  F(connectionUsedPassword) \
  F(status) \
  F(hostaddr) \
  F(socket) \
  F(finish) \
  F(errorMessage) \
  F(parameterStatus) \
  F(setnonblocking) \
  F(enterPipelineMode) \
  F(pipelineSync) \
  F(backendPID) \
  F(sendPrepare) \
  F(sendQueryParams) \
  F(sendQueryPrepared) \
  F(sendQuery) \
  F(flush) \
  F(consumeInput) \
  F(isBusy) \
  F(getResult) \
  F(resultStatus) \
  F(resultErrorField) \
  F(ntuples) \
  F(nfields) \
  F(getisnull) \
  F(getvalue) \
  F(getlength) \
  F(cmdTuples) \
  F(clear) \
  F(notifies) \
  F(freemem) \
  F(putCopyData) \
  F(putCopyEnd) \
  F(getCancel) \
  F(freeCancel) \
  F(cancel) \
  F(setNoticeProcessor) \
  F(setErrorVerbosity)

/*
 * PostgreSQL's client library, libpq. It is loaded when it is used first: a program that keeps its store in a file neither needs
 * libpq nor spends memory on it. The header gives each function its type.
 */
typedef struct {
#define CPOSTGRES_MEMBER(name) __typeof__(PQ##name) *_Nonnull name;
  CPOSTGRES_FUNCTIONS(CPOSTGRES_MEMBER)
#undef CPOSTGRES_MEMBER
} CPostgresLibrary;

/* Returns the library, which stays loaded, or NULL where there is none that is new enough. Any thread may call this. */
const CPostgresLibrary *_Nullable cpostgres_library(void);
