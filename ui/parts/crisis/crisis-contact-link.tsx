import type { CrisisContact } from '#core/resources/domain/crisis-lines.ts';

const LOOK =
  'inline-flex min-h-11 items-center rounded-box border border-control bg-surface px-3 font-semibold text-ink hover:bg-sunken';

interface CrisisContactLinkProps {
  readonly contact: CrisisContact;
  /** Who is reached, for those who hear the link on its own. */
  readonly name: string;
}

/** A link that dials a number or begins a text message. */
export function CrisisContactLink({ contact, name }: CrisisContactLinkProps) {
  return (
    <a href={contactAddress(contact)} className={LOOK}>
      {contactText(contact)} <span className="sr-only">({name})</span>
    </a>
  );
}

interface CrisisContactLinksProps {
  readonly contacts: readonly CrisisContact[];
  readonly name: string;
}

/** All the links to one service, in a row that breaks between them. */
export function CrisisContactLinks({ contacts, name }: CrisisContactLinksProps) {
  return (
    <span className="flex flex-wrap gap-2">
      {contacts.map((contact) => (
        <CrisisContactLink
          key={`${contact.kind} ${contact.number}`}
          contact={contact}
          name={name}
        />
      ))}
    </span>
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
  // iPhones want the `&` before the body, other phones the `?`.
  return contact.keyword === null ? `sms:${digits}` : `sms:${digits}?&body=${contact.keyword}`;
}
