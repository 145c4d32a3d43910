import {
  CRISIS_DIRECTORIES,
  type CrisisContact,
  type CrisisCountry,
  type CrisisService,
} from '#core/resources/domain/crisis-lines.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Link } from 'react-router-dom';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { CRISIS_HELP } from './crisis-help.ts';
import { CrisisContactLinks } from './crisis-contact-link.tsx';
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
          {firstServices(country).map(({ name, contacts }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-3">
              <span aria-hidden="true">{name}</span>
              <CrisisContactLinks contacts={contacts} name={name} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The emergency number of a country, and whoever there can be called and texted first. */
function firstServices({
  emergencyNumber,
  services,
}: CrisisCountry): readonly Pick<CrisisService, 'name' | 'contacts'>[] {
  const first = (kind: CrisisContact['kind']) =>
    services.flatMap(({ contacts }) => contacts).find((contact) => contact.kind === kind);
  const wanted = [first('phone'), first('text')];
  const lines = services.map(({ name, contacts }) => ({
    name,
    contacts: contacts.filter((contact) => wanted.includes(contact)),
  }));
  return [
    { name: 'Emergency', contacts: [{ kind: 'phone', number: emergencyNumber }] },
    ...lines.filter(({ contacts }) => contacts.length > 0),
  ];
}
