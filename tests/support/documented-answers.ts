import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createOpenApiDocument } from '#server/openapi/openapi-document.ts';

/** An answer as it came, with its body as text. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface DocumentedResponse {
  readonly headers?: Readonly<
    Record<string, { readonly description: string; readonly required?: boolean }>
  >;
  readonly content?: Readonly<Record<string, unknown>>;
}

type Operations = Readonly<
  Record<string, { readonly responses: Readonly<Record<string, DocumentedResponse>> }>
>;

const document = closed(createOpenApiDocument());
const paths: Readonly<Record<string, Operations>> = document.paths;
const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  validateSchema: false,
  // Each schema is compiled once and asked seldom: to make its code quicker takes longer than it saves.
  code: { optimize: false },
});
addFormats(ajv);
ajv.addVocabulary(Object.keys(document));
ajv.addSchema(document, 'api');

/**
 * The document with every object closed that it leaves open for what is to come: what a server sends today is described
 * down to the last key.
 */
function closed<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(closed) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, inner]) => [key, closed<unknown>(inner)]);
  const isOpen = 'properties' in part && 'type' in part && !('allOf' in part);
  return {
    ...Object.fromEntries(entries),
    ...(isOpen && !('additionalProperties' in part) && { additionalProperties: false }),
  } as Part;
}

/** Headers that mean something to clients of a call: an answer has them exactly where they are documented. */
const MEANINGFUL_HEADERS = [
  'Link',
  'Set-Cookie',
  'Retry-After',
  'Last-Event-ID',
  'Allow',
  'Content-Disposition',
  'ETag',
];

/** What the document says of all addresses and methods that it does not name, and of a server that is starting. */
const UNNAMED: Readonly<Record<string, { readonly code: string; readonly headers: string[] }>> = {
  404: { code: 'not_found', headers: [] },
  405: { code: 'method_not_allowed', headers: ['Allow'] },
  503: { code: 'unavailable', headers: ['Retry-After'] },
};

/**
 * Says what is wrong with an answer of the API by its own OpenAPI document: a status, content type, code,
 * field or header that the document does not name, or one that is missing. `null` when nothing is.
 */
export function findUndocumented(
  method: string,
  pathname: string,
  answer: ReceivedAnswer,
): string | null {
  const path = findPath(pathname);
  if (path !== undefined && method === 'OPTIONS' && answer.status === 204) {
    return findWrongHeaders(['Allow'], ['Allow'], answer);
  }
  const name = (method === 'HEAD' ? 'GET' : method).toLowerCase();
  const operation = path === undefined ? undefined : paths[path]?.[name];
  if (path === undefined || operation === undefined) {
    return findUnnamedFault(path === undefined ? [404, 503] : [405, 404, 503], answer);
  }
  const response = operation.responses[String(answer.status)];
  if (response === undefined) return `the status ${answer.status}`;
  const documented = Object.keys(response.headers ?? {});
  const required = documented.filter((header) => response.headers?.[header]?.required);
  const wrongHeaders = findWrongHeaders(documented, required, answer);
  if (wrongHeaders !== null) return wrongHeaders;
  const pointer = ['paths', path, name, 'responses', String(answer.status), 'content'];
  return findWrongContent(response, pointer, answer, method === 'HEAD');
}

/**
 * Fails unless the answer of the API is one that the API's own description names for the call. `readText` reads its
 * body; unless somebody else is to read it too, it need not be copied for that.
 */
export async function expectDocumented(
  method: string,
  response: Response,
  readText = () => response.clone().text(),
): Promise<void> {
  const { pathname } = new URL(response.url);
  if (pathname !== '/api' && !pathname.startsWith('/api/')) return;
  const { status, headers } = response;
  const text = await readText();
  const fault = findUndocumented(method, pathname, { status, headers, text });
  if (fault === null) return;
  const sentence = `${method} ${pathname} answered ${status}; /api/openapi.json does not say so: ${fault}\n${text}`;
  undocumentedAnswers.push(sentence);
  throw new Error(sentence);
}

/** What `expectDocumented` found, for tests in which the page catches what it throws. */
export const undocumentedAnswers: string[] = [];

/** The documented path of an address; one without an id goes before one with. */
function findPath(pathname: string): string | undefined {
  if (pathname in paths) return pathname;
  return Object.keys(paths).find((path) => {
    const [start = '', end] = path.split('{id}');
    if (end === undefined || !pathname.startsWith(start) || !pathname.endsWith(end)) return false;
    return /^[^/]+$/.test(pathname.slice(start.length, pathname.length - end.length));
  });
}

function findUnnamedFault(statuses: readonly number[], answer: ReceivedAnswer): string | null {
  const expected = statuses.includes(answer.status) ? UNNAMED[answer.status] : undefined;
  if (expected === undefined) return `the status ${answer.status} where there is no call`;
  const wrongHeaders = findWrongHeaders(expected.headers, expected.headers, answer);
  if (wrongHeaders !== null || answer.text === '') return wrongHeaders;
  const fault = findFault('api#/components/schemas/Problem', answer.text);
  if (fault !== null) return fault;
  const { code } = JSON.parse(answer.text) as { code: string };
  return code === expected.code ? null : `the code ${code}`;
}

function findWrongHeaders(
  documented: readonly string[],
  required: readonly string[],
  { headers }: ReceivedAnswer,
): string | null {
  const missing = required.find((header) => !headers.has(header));
  if (missing !== undefined) return `the header ${missing} is missing`;
  const extra = MEANINGFUL_HEADERS.find((name) => headers.has(name) && !documented.includes(name));
  return extra === undefined ? null : `the header ${extra}`;
}

function findWrongContent(
  { content = {} }: DocumentedResponse,
  pointer: readonly string[],
  { headers, text }: ReceivedAnswer,
  isHead: boolean,
): string | null {
  const type = headers.get('Content-Type')?.split(';')[0];
  if (type === undefined && Object.keys(content).length === 0) {
    return text === '' ? null : 'a body';
  }
  if (type === undefined || !(type in content)) return `the content type ${type}`;
  if (isHead) return text === '' ? null : 'a body';
  // A file is bytes of its own kind: the document names no more of it.
  if (!/^application\/(problem\+)?json$/.test(type)) return text === '' ? 'no body' : null;
  const fragments = [...pointer, type, 'schema'].map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return findFault(`api#/${fragments.join('/')}`, text);
}

function findFault(schema: string, text: string): string | null {
  const validate = ajv.getSchema(schema);
  if (validate === undefined) throw new Error(`The document has no schema at ${schema}.`);
  if (validate(JSON.parse(text))) return null;
  return ajv.errorsText(validate.errors, { dataVar: 'body' });
}
