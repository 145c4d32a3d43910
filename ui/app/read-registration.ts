import { REGISTRATION_METADATA, type Registration } from '#core/site/domain/registration.ts';
import { readMetadata } from './read-metadata.ts';

/** Reads how one becomes a member from the metadata of the document, where the server wrote it. */
export function readRegistration(document: Document): Registration {
  return {
    // The server writes one of the modes.
    mode: readMetadata(document, `${REGISTRATION_METADATA}mode`) as Registration['mode'],
    note: readMetadata(document, `${REGISTRATION_METADATA}note`),
    sendsMails: readMetadata(document, `${REGISTRATION_METADATA}sendsMails`) !== 'false',
  };
}
