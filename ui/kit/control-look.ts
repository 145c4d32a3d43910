/** How whatever takes text or a choice in a form looks. */
export const CONTROL_LOOK =
  'w-full rounded-box border border-control bg-surface px-3 py-2 text-ink transition-colors placeholder:text-quiet ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-quiet ' +
  'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger';
