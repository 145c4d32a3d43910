import { readFileSync } from 'node:fs';
import { COMMITTED_DOCUMENT } from '#tests/support/committed-document.ts';

/** A call as the committed description of the API has it. */
export interface ContractCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly status: number;
  readonly access: 'public' | 'member' | 'moderator' | 'operator';
  /** What it reads of a request beside the path. */
  readonly reads: readonly ('query' | 'headers' | 'body')[];
}

interface Operation {
  readonly security: readonly { readonly session: readonly string[] }[];
  readonly parameters?: readonly { readonly in: 'path' | 'query' | 'header' }[];
  readonly requestBody?: { readonly content: object };
  readonly responses: object;
}

interface CommittedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const { paths } = JSON.parse(readFileSync(COMMITTED_DOCUMENT, 'utf8')) as CommittedDocument;

/** Every call of the HTTP contract as it is committed, which is what server and page are held against. */
export const CONTRACT_CALLS: readonly ContractCall[] = Object.entries(paths).flatMap(
  ([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as ContractCall['method'],
      path,
      status: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
      access: accessOf(operation),
      reads: readsOf(operation),
    })),
);

/** The name under which tests report the call. */
export function nameOf({ method, path }: Pick<ContractCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

function accessOf({ security: [needed] }: Operation): ContractCall['access'] {
  if (needed === undefined) return 'public';
  const [role] = needed.session;
  return role === 'moderator' || role === 'operator' ? role : 'member';
}

function readsOf({ parameters = [], requestBody }: Operation): ContractCall['reads'] {
  const places = parameters.map((parameter) => parameter.in);
  return [
    ...(places.includes('query') ? (['query'] as const) : []),
    ...(places.includes('header') ? (['headers'] as const) : []),
    ...(requestBody && 'application/json' in requestBody.content ? (['body'] as const) : []),
  ];
}
