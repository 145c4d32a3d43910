import { createEncodedText } from '#server/http/encoded-text.ts';
import type { KeptText } from '#server/http/send-encoded.ts';
import { createOpenApiDocument } from './openapi-document.ts';

let made: KeptText | undefined;

/** The OpenAPI document as it is sent: made when it is first asked for, and once in a process. */
export function apiDescription(): KeptText {
  made ??= {
    type: 'application/json; charset=utf-8',
    encode: createEncodedText(JSON.stringify(createOpenApiDocument())),
  };
  return made;
}
