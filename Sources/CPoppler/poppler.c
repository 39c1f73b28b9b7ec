#include "CPoppler.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static struct {
  void *(*document_new_from_bytes)(void *, const char *, void **);
  void *(*document_get_page)(void *, int);
  void (*page_get_size)(void *, double *, double *);
  void (*page_render)(void *, void *);
  void (*object_unref)(void *);
} poppler;

static bool is_open;

static void open_library(void) {
  void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  *(void **)&poppler.document_new_from_bytes = dlsym(library, "poppler_document_new_from_bytes");
  *(void **)&poppler.document_get_page = dlsym(library, "poppler_document_get_page");
  *(void **)&poppler.page_get_size = dlsym(library, "poppler_page_get_size");
  *(void **)&poppler.page_render = dlsym(library, "poppler_page_render");
  *(void **)&poppler.object_unref = dlsym(library, "g_object_unref");
  is_open = poppler.document_new_from_bytes && poppler.document_get_page && poppler.page_get_size && poppler.page_render
    && poppler.object_unref;
}

bool gtkbridge_has_poppler(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return is_open;
}

void *gtkbridge_pdf_page(void *bytes) {
  if (!gtkbridge_has_poppler()) return NULL;
  void *document = poppler.document_new_from_bytes(bytes, NULL, NULL);
  if (!document) return NULL;
  /* A page keeps its document. */
  void *page = poppler.document_get_page(document, 0);
  poppler.object_unref(document);
  return page;
}

void gtkbridge_pdf_page_size(void *page, double *width, double *height) { poppler.page_get_size(page, width, height); }

void gtkbridge_pdf_page_draw(void *page, void *context) { poppler.page_render(page, context); }
