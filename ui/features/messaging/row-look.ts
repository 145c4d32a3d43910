/** How a row of the list of conversations looks. Rows far from the window aren't drawn. */
export const ROW_LOOK =
  'flex items-center gap-3 rounded-box p-3 transition-colors [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] hover:bg-sunken focus-visible:-outline-offset-3 aria-[current]:bg-evergreen-soft';
