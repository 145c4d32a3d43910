import type {
  CrisisContact,
  CrisisCountry,
  CrisisService,
} from '#core/resources/domain/crisis-lines.ts';
import { CrisisContactLink, CrisisContactLinks } from './crisis-contact-link.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';

/** The crisis lines of one country, the emergency number first. */
export function CrisisCountryLines({ country }: { readonly country: CrisisCountry }) {
  const emergency: CrisisContact = { kind: 'phone', number: country.emergencyNumber };
  return (
    <>
      <h3 className="text-lg">{country.name}</h3>
      <ul className="mt-1 grid gap-2">
        <li className="flex flex-wrap items-center gap-x-3">
          <span>In an emergency</span>
          <CrisisContactLink contact={emergency} name={`emergency number, ${country.name}`} />
        </li>
        {country.services.map((service) => (
          <li key={service.name}>
            <Service service={service} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Service({
  service: { name, site, contacts, hours },
}: {
  readonly service: CrisisService;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span>
        <a href={site} rel="noopener" className={`${SENTENCE_LINK_LOOK} py-2.5 wrap-anywhere`}>
          {name}
        </a>
        {hours !== null && <span className="text-sm text-quiet">{`, ${hours}`}</span>}
      </span>
      <CrisisContactLinks contacts={contacts} name={name} />
    </div>
  );
}
