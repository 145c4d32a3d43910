/** The look of a link by itself. */
export const LINK_LOOK =
  'inline-flex min-h-11 items-center font-semibold text-evergreen underline underline-offset-4';

/** How a person's name looks that leads to them: as high to the finger as a button, and no higher to the eye. */
export const NAME_LINK_LOOK =
  'relative inline-block max-w-full wrap-anywhere underline-offset-4 hover:underline focus-visible:outline-offset-0 before:absolute before:inset-x-0 before:-inset-y-2.5';
