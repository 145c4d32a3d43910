import type {
  CrisisContact,
  CrisisCountry,
  CrisisService,
} from '#core/domain/resource/crisis-lines.ts';

const CONTACT =
  'inline-flex min-h-11 items-center rounded-box border border-control bg-surface px-3 font-semibold text-ink hover:bg-sunken';

/** The look of a link to another site. */
export const OUTSIDE_LINK =
  'inline-flex min-h-11 items-center font-semibold text-evergreen underline underline-offset-4';

/** The crisis lines of one country, the emergency number first. */
export function CrisisCountryLines({ country }: { readonly country: CrisisCountry }) {
  const emergency: CrisisContact = { kind: 'phone', number: country.emergencyNumber };
  return (
    <>
      <h3 className="text-lg">{country.name}</h3>
      <ul className="mt-1 grid gap-2">
        <li className="flex flex-wrap items-center gap-x-3">
          <span>In an emergency</span>
          <ContactLink contact={emergency} name={`emergency number, ${country.name}`} />
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
    <div className="flex flex-wrap items-center gap-x-3">
      <span>
        <a href={site} rel="noopener" className={`${OUTSIDE_LINK} wrap-anywhere`}>
          {name}
        </a>
        {hours !== null && <span className="text-sm text-quiet">{`, ${hours}`}</span>}
      </span>
      <span className="flex flex-wrap gap-2">
        {contacts.map((contact) => (
          <ContactLink key={`${contact.kind} ${contact.number}`} contact={contact} name={name} />
        ))}
      </span>
    </div>
  );
}

interface ContactLinkProps {
  readonly contact: CrisisContact;
  /** Who is reached, for those who hear the link on its own. */
  readonly name: string;
}

/** A link that dials a number or begins a text message. */
export function ContactLink({ contact, name }: ContactLinkProps) {
  return (
    <a href={contactAddress(contact)} className={CONTACT}>
      {contactText(contact)} <span className="sr-only">({name})</span>
    </a>
  );
}

function contactText(contact: CrisisContact): string {
  if (contact.kind === 'phone') return `Call ${contact.number}`;
  return contact.keyword === null
    ? `Text ${contact.number}`
    : `Text ${contact.keyword} to ${contact.number}`;
}

function contactAddress(contact: CrisisContact): string {
  const digits = contact.number.replaceAll(' ', '');
  if (contact.kind === 'phone') return `tel:${digits}`;
  return contact.keyword === null ? `sms:${digits}` : `sms:${digits}?&body=${contact.keyword}`;
}
