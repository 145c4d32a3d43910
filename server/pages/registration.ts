import {
  REGISTRATION_METADATA,
  REGISTRATION_METADATA_PLACE,
  REGISTRATION_NOTE_PLACEHOLDER,
  type Registration,
} from '#core/site/domain/registration.ts';
import { describeRefusal } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import type { RegistrationMode } from '#core/accounts/domain/registration-mode.ts';

/** What documents say of how one becomes a member. */
interface DescribedSite {
  readonly isOpen: boolean;
  readonly registration: RegistrationMode;
  readonly sendsMails: boolean;
}

/**
 * Puts into a document how one becomes a member: in the text, where it was not known yet when it was rendered,
 * and in its metadata, from which the page knows it in the browser.
 */
export function fillInRegistration(
  html: string,
  { isOpen, registration: mode, sendsMails }: DescribedSite,
): string {
  const note = isOpen ? en.registrationNotes[mode] : describeRefusal({ code: 'not_open_yet' }, en);
  const contents: Readonly<Record<keyof Registration, string>> = {
    mode,
    note,
    sendsMails: String(sendsMails),
  };
  const metadata = Object.entries(contents).map(
    ([field, content]) => `<meta name="${REGISTRATION_METADATA}${field}" content="${content}">`,
  );
  return html
    .replace(REGISTRATION_METADATA_PLACE, metadata.join(''))
    .replaceAll(REGISTRATION_NOTE_PLACEHOLDER, note);
}
