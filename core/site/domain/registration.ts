import type { RegistrationMode } from '#core/accounts/domain/registration-mode.ts';

/** How a visitor becomes a member, as the documents of the page carry it. */
export interface Registration {
  readonly mode: RegistrationMode;
  /** What visitors are told of it before they register; empty where anybody may. */
  readonly note: string;
  /** Whether the site sends mails; without them, nobody confirms an address or gets back in by one. */
  readonly sendsMails: boolean;
}

/** Begins the names by which the documents carry it in their metadata; the field ends them. */
export const REGISTRATION_METADATA = 'registration-';

/** Stands in documents that are rendered ahead of time for the note, which is known when a server runs. */
export const REGISTRATION_NOTE_PLACEHOLDER = 'note.registration.invalid';

/** Stands in the head of documents for the metadata about registration. */
export const REGISTRATION_METADATA_PLACE = '<!--registration-->';
