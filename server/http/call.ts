import type { z } from 'zod';
import type { Device } from '#core/accounts/domain/device.ts';
import type { EndpointName, endpoints } from '#core/contract.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Parser } from '#core/kernel/parser.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Refusal } from '#core/refusals.ts';
import type { SentStream } from '#server/live/event-sink.ts';
import type { KeptText } from './send-encoded.ts';
import type { SentFile } from './send-file.ts';

type Endpoints = typeof endpoints;

type Parsed<Name extends EndpointName, Part extends 'query' | 'headers' | 'body'> =
  Endpoints[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : null;

type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value;

/** A call of the contract, checked and parsed; what the endpoint does not have is `null`. */
interface Call<Name extends EndpointName> {
  readonly callerId: Endpoints[Name]['access'] extends 'public' ? null : MemberId;
  /** The id in the path. */
  readonly id: Endpoints[Name] extends { readonly pathId: Parser<infer Id> } ? Id : null;
  readonly query: Parsed<Name, 'query'>;
  readonly headers: Parsed<Name, 'headers'>;
  readonly body: Parsed<Name, 'body'>;
  /** Where the file is that was sent, until the call is answered; `null` if it is larger than the endpoint takes. */
  readonly upload: Endpoints[Name] extends { readonly upload: unknown } ? string | null : null;
  /** The token of the session cookie, whether or not its session is alive. */
  readonly sessionToken: string | null;
  /** The token of the device cookie, whether or not anybody has logged in with it. */
  readonly deviceToken: string | null;
  /** What the browser says that it is; a function, because few calls ask. */
  readonly readDevice: () => Device;
  /** The site as the caller's browser knows it, such as `https://example.org`. */
  readonly siteOrigin: string;
  /** The client's network address, for limits on visitors only: members are counted by their id. */
  readonly clientAddress: Endpoints[Name]['access'] extends 'public' ? string : null;
}

/** What a call that was granted sends back. */
export interface Answer<Name extends EndpointName> {
  /** In the words of the wire. */
  readonly value: Immutable<z.input<Endpoints[Name]['response']>>;
  /** Where a list goes on, if it does, and the query parameter that says so. */
  readonly next?: {
    readonly parameter: 'after' | 'before' | 'cursor';
    readonly cursor: string | null;
  };
  /** After which event the live stream brings whatever happens from now on. */
  readonly lastEventId?: string;
  /** A token to hand to the browser; `null` takes back the one it has. */
  readonly sessionToken?: string | null;
  /** A token by which the browser is known again. */
  readonly deviceToken?: string;
  /** What is sent in the place of a value. */
  readonly file?: SentFile;
}

/** What a call must send whose success is a file. */
type FileOf<Name extends EndpointName> = Endpoints[Name] extends { readonly file: string }
  ? Required<Pick<Answer<Name>, 'file'>>
  : unknown;

/** What a call sends that stays open. */
export interface StreamAnswer {
  readonly stream: SentStream;
}

/** What a call sends that clients may keep. */
export interface KeptAnswer {
  readonly kept: KeptText;
}

type AnswerOf<Name extends EndpointName> = Endpoints[Name] extends { readonly streams: true }
  ? StreamAnswer
  : Endpoints[Name] extends { readonly isKept: true }
    ? KeptAnswer
    : Answer<Name> & FileOf<Name>;

/** The work behind every endpoint of the contract: one forgotten does not compile. */
export type ApiCalls = {
  readonly [Name in EndpointName]: (call: Call<Name>) => Promise<Result<AnswerOf<Name>, Refusal>>;
};
