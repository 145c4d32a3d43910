const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** When a text was last read through; the day as `2026-11-21`. */
export function ReviewDate({ day }: { readonly day: string }) {
  return (
    <>
      Reviewed on <time dateTime={day}>{LONG.format(new Date(day))}</time>
    </>
  );
}
