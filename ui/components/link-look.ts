/** How a link looks that stands by itself. */
export const LINK_LOOK =
  'inline-flex min-h-11 items-center font-semibold text-evergreen underline underline-offset-4';
