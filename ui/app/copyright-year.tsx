import { useHydrated } from '#ui/kit/use-hydrated.ts';

/**
 * The current year. A prerendered page shows the year of its building, which React is told to leave
 * alone; once the page is alive, a new element shows the year of the reader.
 */
export function CopyrightYear() {
  const isHydrated = useHydrated();
  // eslint-disable-next-line react-hooks/purity -- a year may be read anew at every rendering
  const year = new Date().getFullYear();
  return (
    <span key={isHydrated ? 'read' : 'built'} suppressHydrationWarning>
      {year}
    </span>
  );
}
