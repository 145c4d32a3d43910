import type { ReactNode } from 'react';
import { CRISIS_COUNTRIES, CRISIS_DIRECTORIES } from '#core/resources/domain/crisis-lines.ts';
import { CrisisContactLink } from './crisis-contact-link.tsx';
import { CrisisCountryLines } from './crisis-country-lines.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { useLikelyCountry } from './use-likely-country.ts';

const [DIRECTORY] = CRISIS_DIRECTORIES;

/** Whose lines are shown with the directory, so that a voice and a text line are in sight. */
const EXAMPLES = CRISIS_COUNTRIES.filter(({ code }) => code === 'GB' || code === 'US');

interface NearestCrisisLinesProps {
  /** What is said to those who are in another country. */
  readonly elsewhere: ReactNode;
}

/**
 * The lines of the country that the reader is probably in, or the directory of all countries, which
 * is there until the page runs.
 */
export function NearestCrisisLines({ elsewhere }: NearestCrisisLinesProps) {
  const country = useLikelyCountry();
  return (
    <div>
      {country === null ? (
        <AnyCountry />
      ) : (
        <>
          <CrisisCountryLines country={country} />
          <p className="mt-2 text-sm text-quiet">
            We guessed your country from your device. {elsewhere}
          </p>
        </>
      )}
    </div>
  );
}

function AnyCountry() {
  return (
    <>
      <h3 className="text-lg">Wherever you are</h3>
      <a href={DIRECTORY.site} rel="noopener" className={LINK_LOOK}>
        {DIRECTORY.name}
      </a>
      <p>It lists people you can call, text or chat with in most countries.</p>
      <ul className="mt-2 grid gap-2">
        {EXAMPLES.map(({ code, name, services }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-3">
            {`In the ${name}`}
            <span className="flex flex-wrap gap-2">
              {services.flatMap((service) =>
                service.contacts.map((contact) => (
                  <CrisisContactLink
                    key={`${contact.kind} ${contact.number}`}
                    contact={contact}
                    name={service.name}
                  />
                )),
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
