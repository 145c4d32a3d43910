import type { RegistrationMode } from '#core/accounts/domain/registration-mode.ts';
import {
  REGISTRATION_METADATA,
  REGISTRATION_METADATA_PLACE,
  REGISTRATION_NOTE_PLACEHOLDER,
} from '#core/site/registration.ts';
import { en } from '#core/texts/en.ts';

/**
 * Puts into a document how one becomes a member: in the text, where it was not known yet when it was rendered,
 * and in its metadata, from which the page knows it in the browser.
 */
export function fillInRegistration(html: string, mode: RegistrationMode): string {
  const note = en.registrationNotes[mode];
  const metadata = Object.entries({ mode, note }).map(
    ([field, content]) =>
      `<meta name="${REGISTRATION_METADATA[field as 'mode' | 'note']}" content="${content}">`,
  );
  return html
    .replace(REGISTRATION_METADATA_PLACE, metadata.join(''))
    .replaceAll(REGISTRATION_NOTE_PLACEHOLDER, note);
}
