import { endpoints } from '#core/contract.ts';
import type { DescribedEndpoint } from '#core/contract.ts';
import { SESSION_COOKIE } from '#server/http/session-cookie.ts';
import { createComponentSchemas } from './component-schemas.ts';
import { describeOperation } from './operation.ts';

const DESCRIPTION = `Every call that Hearthkin answers.

- A member logs in with \`logIn\` and sends the session cookie with every call.
- A list that is longer than its page carries a \`Link\` to the next one.
- HEAD is GET without a body. OPTIONS answers 204 with the methods of the address in \`Allow\`.
- Unknown fields of a body and unknown query parameters are ignored. Ignore what you do not know of an answer, too.
- Bounds of a text count Unicode code points, and hold once it is in Unicode NFC, its line breaks are LF and white space around it is removed. Passwords are taken as typed.
- Any other address under \`/api\` answers 404 \`not_found\`, and any other method 405 \`method_not_allowed\` with \`Allow\`.`;

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description:
      'The session of a member who is signed in. Over https the cookie is called `__Host-sid`.',
  },
};

/** Describes every call of the contract by OpenAPI 3.1; a client that knows version 1 keeps working. */
export function createOpenApiDocument() {
  const schemas = createComponentSchemas();
  const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {};
  for (const [name, endpoint] of Object.entries<DescribedEndpoint>(endpoints)) {
    const operation = describeOperation(name, endpoint, schemas);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Hearthkin', version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: schemas.byName, securitySchemes: SECURITY_SCHEMES },
  } as const;
}
