import {
  CRISIS_DIRECTORIES,
  type CrisisContact,
  type CrisisCountry,
} from '#core/resources/domain/crisis-lines.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Link } from 'react-router-dom';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { CRISIS_HELP } from './crisis-help.ts';
import { CrisisContactLink } from './crisis-contact-link.tsx';
import { useLikelyCountry } from './use-likely-country.ts';

interface NeedHelpNowProps {
  /** Where the crisis box is; in the resources unless the page has one of its own. */
  readonly box?: string;
}

/**
 * Someone to call or text within one tap, with the way to all of them. Until the page runs
 * there are as many lines as most countries have, so that little below moves.
 */
export function NeedHelpNow({ box = `${PAGE_ROUTES.resources}#${CRISIS_HELP}` }: NeedHelpNowProps) {
  const country = useLikelyCountry();
  return (
    <div className="mb-6 grid gap-2 rounded-box border border-line bg-evergreen-soft p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-lg font-semibold">Need help now?</span>
        <Link to={box} className={LINK_LOOK}>
          More crisis lines
        </Link>
      </p>
      {country === null ? (
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li className="flex min-h-11 items-center">Call your local emergency number</li>
          {CRISIS_DIRECTORIES.slice(0, 2).map(({ name, site }) => (
            <li key={site}>
              <a href={site} rel="noopener" className={LINK_LOOK}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {firstContacts(country).map(({ name, contact }) => (
            <li key={`${contact.kind} ${contact.number}`} className="flex items-center gap-3">
              <span aria-hidden="true">{name}</span>
              <CrisisContactLink contact={contact} name={name} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface NamedContact {
  /** Who is reached. */
  readonly name: string;
  readonly contact: CrisisContact;
}

/** The emergency number of a country, and its first line to call and to text. */
function firstContacts({ emergencyNumber, services }: CrisisCountry): readonly NamedContact[] {
  const lines = services.flatMap(({ name, contacts }) =>
    contacts.map((contact) => ({ name, contact })),
  );
  const first = (kind: CrisisContact['kind']) => lines.find(({ contact }) => contact.kind === kind);
  return [
    { name: 'Emergency', contact: { kind: 'phone', number: emergencyNumber } as const },
    first('phone'),
    first('text'),
  ].filter((line) => line !== undefined);
}
