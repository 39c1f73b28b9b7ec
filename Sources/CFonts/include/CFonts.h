#pragma once

/* Makes the faces of a font file known to the program alone, by their families, and by their full and PostScript names.
   Returns how many there are, or -1 if the file is not a font. */
int gtkbridge_add_font(const char *path);
