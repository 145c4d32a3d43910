import { LifeBuoy } from 'lucide-react';
import { useId } from 'react';
import { CRISIS_COUNTRIES, CRISIS_DIRECTORIES } from '#core/resources/domain/crisis-lines.ts';
import { CrisisCountryLines } from './crisis-country-lines.tsx';
import { CRISIS_HELP } from './crisis-help.ts';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { NearestCrisisLines } from './nearest-crisis-lines.tsx';

/** Whom to reach when it cannot wait; `compact` is for beside a text, with less to read. */
export function CrisisBox({ compact = false }: { readonly compact?: boolean }) {
  const id = useId();
  return (
    <aside
      id={CRISIS_HELP}
      aria-labelledby={id}
      className="grid gap-4 rounded-box border border-line bg-evergreen-soft p-4 sm:p-6"
    >
      <h2 id={id} className="flex items-center gap-3 text-xl">
        <LifeBuoy aria-hidden="true" className="size-7 shrink-0 text-evergreen" />
        If you need help right now
      </h2>
      <div className={`grid gap-6 ${compact ? '' : 'lg:grid-cols-2'}`}>
        <NearestCrisisLines elsewhere="Somewhere else? Choose below." />
        <div className="grid max-w-prose content-start gap-2">
          <p>
            If you or someone near you is in danger, or you’re thinking of ending your life, call
            your local emergency number now.
            {!compact && ' You don’t have to find the right words. “I need help” is enough.'}
          </p>
          <p>
            {!compact &&
              'If it isn’t an emergency but it’s too much to cope with alone, call or text one of these lines, tell someone you trust today, or ask a doctor. '}
            Nobody here is on duty day and night, so we can’t respond in a crisis.
          </p>
        </div>
      </div>
      <details>
        <summary className="min-h-11 content-center font-semibold text-evergreen">
          Crisis lines by country
        </summary>
        <ul className={`mt-2 grid gap-x-8 gap-y-6 ${compact ? '' : 'md:grid-cols-2'}`}>
          {CRISIS_COUNTRIES.map((country) => (
            <li key={country.code} className="min-w-0">
              <CrisisCountryLines country={country} />
            </li>
          ))}
        </ul>
      </details>
      <div>
        <p>Anywhere else in the world:</p>
        <ul className="flex flex-wrap gap-x-6">
          {CRISIS_DIRECTORIES.map(({ name, site }) => (
            <li key={site}>
              <a href={site} rel="noopener" className={LINK_LOOK}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
