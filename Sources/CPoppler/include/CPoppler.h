#pragma once

#include <stdbool.h>

/// Tells whether Poppler, which reads PDF files, is installed. It is opened for the first file.
bool gtkbridge_has_poppler(void);

/// The first page (PopplerPage) of a PDF file in a GBytes, or NULL without Poppler or such a page. `g_object_unref` releases it.
void *gtkbridge_pdf_page(void *bytes);

/// The size of a page in points.
void gtkbridge_pdf_page_size(void *page, double *width, double *height);

/// Draws a page into a context of cairo, one unit for each point.
void gtkbridge_pdf_page_draw(void *page, void *context);
