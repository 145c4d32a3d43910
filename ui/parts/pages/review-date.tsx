const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** When a text was last read through; the day as `2026-11-21`. */
export function ReviewDate({ day }: { readonly day: string }) {
  return (
    <>
      Reviewed on <time dateTime={day}>{DATE_FORMAT.format(new Date(day))}</time>
    </>
  );
}
