import type { z } from 'zod';
import type { EndpointName, endpoints } from '#core/contract.ts';
import { firstCalls } from '#core/first-calls.ts';
import type { CallAddress } from '#core/kernel/call-address.ts';
import type { Parser } from '#core/kernel/parser.ts';
import { isProblem, type Problem } from '#core/kernel/problem.ts';
import { noteReach } from './reach-store.ts';

type Endpoints = typeof endpoints;
type InputOf<Name extends EndpointName, Part extends 'body' | 'headers' | 'query'> =
  Endpoints[Name] extends Record<Part, infer Schema extends z.ZodType>
    ? Record<Part, z.input<Schema>>
    : object;
type PathInputOf<Name extends EndpointName> = Endpoints[Name] extends {
  readonly pathId: Parser<infer Id>;
}
  ? { readonly id: Id }
  : object;

type FileInputOf<Name extends EndpointName> = Endpoints[Name] extends { readonly upload: object }
  ? { readonly file: Blob }
  : object;

/** What a call of the contract takes: the id in its path, its query, its headers, its body or its file. */
export type CallInput<Name extends EndpointName> = PathInputOf<Name> &
  InputOf<Name, 'query'> &
  InputOf<Name, 'headers'> &
  InputOf<Name, 'body'> &
  FileInputOf<Name>;

/** What a call of the contract answers. */
export type CallOutput<Name extends EndpointName> = z.output<Endpoints[Name]['response']>;

/** A failed call: the message is the status, a colon and the body, as specification §8 has it. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's problem, or `null` when something else answered. */
  readonly problem: Problem | null;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = readProblem(body);
  }
}

/** What a notice says of a failure: the problem's own sentence, else the one given. */
export function describeError(error: unknown, otherwise: string): string {
  return (error instanceof ApiError ? error.problem?.detail : undefined) ?? otherwise;
}

/** One page of a list, and the query to read on with; `null` when there is no more. */
export interface ListPage<Items> {
  readonly items: Items;
  readonly next: Readonly<Record<string, string>> | null;
}

/** An answer, with what its headers say. */
interface Answered<Items> extends ListPage<Items> {
  /** After which event the live stream brings whatever is newer; `null` where the server does not say. */
  readonly lastEventId: string | null;
}

/** Hears which share of a file has gone, from 0 to 1. */
type OnProgress = (share: number) => void;

/** What a call sends. */
interface CallRequest {
  readonly method: string;
  readonly credentials: 'include';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Blob | string;
  readonly signal?: AbortSignal;
}

/** A way to the server that says how much of a file has gone. */
export type Upload = (
  address: string,
  request: CallRequest,
  onProgress: OnProgress,
) => Promise<Response>;

/** The one way to the server: `call('sendMessage', { id, body: { content } })`. */
export interface ApiClient {
  call<Name extends EndpointName>(
    name: Name,
    input: CallInput<Name>,
    signal?: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<CallOutput<Name>>;
  /** The same with what the headers say, as of a list that is longer than its page. */
  callPage<Name extends EndpointName>(
    name: Name,
    input: CallInput<Name>,
    signal?: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<Answered<CallOutput<Name>>>;
}

/** What a call may be given, whichever it is. */
interface GivenInput {
  readonly id?: number;
  readonly query?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: Blob;
}

/**
 * A client that speaks through the given `fetch`, and for files through `upload`, and checks what comes back against
 * the contract.
 */
export function createApiClient(fetch: typeof globalThis.fetch, upload: Upload = fetch): ApiClient {
  const send = joinEqualChanges(async (name, { method, path }, input, signal, onProgress) => {
    const { id, query, headers, body, file } = input as GivenInput;
    const content = file ?? (body === undefined ? undefined : JSON.stringify(body));
    const type = file ? file.type || 'application/octet-stream' : 'application/json';
    const request: CallRequest = {
      method,
      credentials: 'include',
      ...(signal && { signal }),
      headers: { ...headers, ...(content !== undefined && { 'Content-Type': type }) },
      ...(content !== undefined && { body: content }),
    };
    const address = toAddress(path, id, query);
    const response = await noteReach(
      onProgress ? upload(address, request, onProgress) : fetch(address, request),
      signal,
    );
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, text || response.statusText);
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    // Visitors are mostly refused what the page asks for, so the schemas come with the first answer.
    const { endpoints } = await import('#core/contract.ts');
    const items = endpoints[name].response.parse(answer) as CallOutput<typeof name>;
    const { headers: said } = response;
    const next = readNextQuery(said.get('Link'));
    return { items, next, lastEventId: said.get('Last-Event-ID') };
  });
  const callPage = withAddress(send);
  return {
    callPage,
    call: async (name, ...rest) => (await callPage(name, ...rest)).items,
  };
}

type Send = <Name extends EndpointName>(
  name: Name,
  address: CallAddress,
  input: CallInput<Name>,
  signal?: AbortSignal,
  onProgress?: OnProgress,
) => Promise<Answered<CallOutput<Name>>>;

type Addresses = Readonly<Partial<Record<EndpointName, CallAddress>>>;

/** Where calls go: the first calls are known, the others come with what reads the answers. */
function withAddress(send: Send): ApiClient['callPage'] {
  let known: Addresses = firstCalls;
  return (name, ...rest) => {
    const address = known[name];
    if (address !== undefined) return send(name, address, ...rest);
    return import('#core/contract.ts').then(({ endpoints }) => {
      known = endpoints;
      return send(name, endpoints[name], ...rest);
    });
  };
}

/**
 * While a change is under way, the same change is not sent a second time: both callers get the one
 * answer. So two clicks in one instant, before a button can be drawn as busy, send one request.
 */
function joinEqualChanges(send: Send): Send {
  const underWay = new Map<string, Promise<Answered<unknown>>>();
  return (name, address, input, ...rest) => {
    if (address.method === 'GET') return send(name, address, input, ...rest);
    const change = JSON.stringify([name, input]);
    const answer =
      underWay.get(change) ??
      send(name, address, input, ...rest).finally(() => {
        underWay.delete(change);
      });
    underWay.set(change, answer);
    return answer as ReturnType<typeof send<typeof name>>;
  };
}

function toAddress(path: string, id: number | undefined, query: object | undefined): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    const text = Array.isArray(value) ? value.join(',') : String(value);
    if (text !== '') parameters.set(name, text);
  }
  const address = path.replace('{id}', String(id));
  return parameters.size > 0 ? `${address}?${parameters}` : address;
}

/** The query of the link to the next page (RFC 8288). */
function readNextQuery(link: string | null): ListPage<unknown>['next'] {
  const query = /<[^>]*\?([^>]*)>\s*;\s*rel="next"/.exec(link ?? '')?.[1];
  return query === undefined ? null : Object.fromEntries(new URLSearchParams(query));
}

function readProblem(body: string): Problem | null {
  try {
    const answer: unknown = JSON.parse(body);
    return isProblem(answer) ? answer : null;
  } catch {
    return null;
  }
}
