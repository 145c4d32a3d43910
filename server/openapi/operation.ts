import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { isOfDesk } from '#core/kernel/call-address.ts';
import type { DescribedEndpoint } from '#core/contract.ts';
import { FORMS } from '#server/http/json-body.ts';
import { idSchema } from '#core/kernel/schemas/fields.ts';
import type { ComponentSchemas, JsonSchema } from './component-schemas.ts';
import { describeProblems } from './problem-responses.ts';

/** The query parameters by which a list is read on; a list that has one links to its next page. */
const PLACES_IN_A_LIST = ['after', 'before', 'cursor'];

const LINK = {
  description: 'The address of the next page, when there is one: `<…>; rel="next"` (RFC 8288).',
  schema: { type: 'string' },
};

const ETAG = {
  description: 'To be sent as `If-None-Match` when the call is made again.',
  required: true,
  schema: { type: 'string' },
};

const UNCHANGED = {
  description: 'What the client has is still right.',
  headers: { ETag: ETAG },
};

const LAST_EVENT_ID = {
  description:
    'Where the live stream stands: open it with this as `after`, and it sends whatever happens after this answer.',
  required: true,
  schema: { type: 'string' },
};

const CONTENT_DISPOSITION = {
  description: 'That the file is to be saved, and under which name.',
  required: true,
  schema: { type: 'string' },
};

const BINARY = { type: 'string', format: 'binary' };

const SET_COOKIE = {
  starts: 'The session cookie of the member who signed in.',
  ends: 'Takes the session cookie back.',
};

/** The body that mail programs send, of which nothing is read. */
const FORM = Object.fromEntries(FORMS.map((type) => [type, { schema: { type: 'object' } }]));

/** What is taken of a file: its bytes say what it is. */
const ANY_FILE = Object.fromEntries(
  ['image/*', 'application/octet-stream'].map((type) => [type, { schema: BINARY }]),
);

type Parameter = Readonly<Record<string, unknown>> & { readonly name: string };

/** Describes one call of the contract as an operation of an OpenAPI document. */
export function describeOperation(
  name: string,
  endpoint: DescribedEndpoint,
  schemas: ComponentSchemas,
) {
  const { summary, access, path, status, query, headers, body, takesForm, upload } = endpoint;
  const parameters = [
    ...(path.includes('{id}') ? [describeId(schemas)] : []),
    ...(query ? describeParameters(query, 'query', schemas) : []),
    ...(headers ? describeParameters(headers, 'header', schemas) : []),
  ];
  const isReadOn =
    !endpoint.streams && parameters.some((parameter) => PLACES_IN_A_LIST.includes(parameter.name));
  return {
    operationId: name,
    summary,
    security: describeAccess(access),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: json(schemas.describe(body)) },
    }),
    ...(upload && {
      requestBody: {
        required: true,
        description: `A file of at most ${upload.maximumBytes} bytes.`,
        content: ANY_FILE,
      },
    }),
    ...(takesForm && { requestBody: { required: false, content: FORM } }),
    responses: {
      [String(status)]: describeSuccess(endpoint, isReadOn, schemas),
      ...(endpoint.isKept && { 304: UNCHANGED }),
      ...describeProblems(endpoint, schemas),
    },
  };
}

/** Who may make the call: anyone, a member, or a member with a role. */
function describeAccess(access: DescribedEndpoint['access']) {
  if (access === 'public') return [];
  return [{ session: isOfDesk(access) ? [access] : [] }];
}

function describeSuccess(
  endpoint: DescribedEndpoint,
  isReadOn: boolean,
  schemas: ComponentSchemas,
) {
  const { status, response, session, file, isKept, marksPlace } = endpoint;
  const isEmpty = file === undefined && response instanceof z.ZodUndefined;
  const headers = {
    ...(isReadOn && { Link: LINK }),
    ...(isKept && { ETag: ETAG }),
    ...(marksPlace && { 'Last-Event-ID': LAST_EVENT_ID }),
    ...(file !== undefined && { 'Content-Disposition': CONTENT_DISPOSITION }),
    ...(session && {
      'Set-Cookie': {
        description: SET_COOKIE[session],
        required: true,
        schema: { type: 'string' },
      },
    }),
  };
  return {
    description: STATUS_CODES[status] ?? 'Success',
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(!isEmpty && { content: describeContent(endpoint, schemas) }),
  };
}

function describeContent(
  { file, streams, response }: Pick<DescribedEndpoint, 'file' | 'streams' | 'response'>,
  schemas: ComponentSchemas,
): Readonly<Record<string, { readonly schema: JsonSchema }>> {
  if (streams) return { 'text/event-stream': { schema: schemas.describe(response) } };
  if (file === undefined) return json(schemas.describe(response));
  return { [file]: { schema: BINARY } };
}

function describeId(schemas: ComponentSchemas): Parameter {
  return { name: 'id', in: 'path', required: true, schema: schemas.describe(idSchema) };
}

function describeParameters(
  schema: z.ZodType,
  place: 'query' | 'header',
  schemas: ComponentSchemas,
): Parameter[] {
  const { properties, required = [] } = schemas.describe(schema) as {
    readonly properties: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: withoutNull(property),
  }));
}

/** An address cannot say `null`: what the page's own code may leave out so is left out of the address. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...others } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const alternatives = (anyOf as readonly JsonSchema[]).filter(({ type }) => type !== 'null');
  return alternatives.length === 1
    ? { ...alternatives[0], ...others }
    : { anyOf: alternatives, ...others };
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}
