import type { z } from 'zod';
import type { CallAddress } from '#core/kernel/call-address.ts';
import type { Fault } from '#core/kernel/fault.ts';
import type { Result } from '#core/kernel/result.ts';

/** Parses the id in a path, of whichever kind. */
export type PathIdParser = (given: number) => Result<number, Fault>;

/** One call of the HTTP contract: where it is, what it takes and what it answers. */
export interface Endpoint<Code extends string = string> extends CallAddress {
  /** What the call does, in one line. */
  readonly summary: string;
  /** Parses the id in the path, where there is one. */
  readonly pathId?: PathIdParser;
  readonly query?: z.ZodType;
  /** Set where `cursor` of the query tells of members, and so is sealed on its way out and opened on its way in. */
  readonly sealsCursor?: true;
  /** The request headers that the call reads, named in lower case. */
  readonly headers?: z.ZodType;
  /** Present where a body is needed; elsewhere one that is sent must be valid JSON, and is ignored. */
  readonly body?: z.ZodType;
  /**
   * Set for the calls that mail programs make by themselves: the body is a form, if there is one, and is ignored
   * (RFC 8058).
   */
  readonly takesForm?: true;
  /** Set where the body is a file, of any kind, which is read from the network as far as that limit and no further. */
  readonly upload?: { readonly maximumBytes: number };
  /** The body of success; `z.undefined()` where there is none. */
  readonly response: z.ZodType;
  /** The media type of the file that success sends in the place of a JSON body. */
  readonly file?: string;
  /** Set where success is a stream of server-sent events, each as `response` has it. */
  readonly streams?: true;
  /** Set where clients may keep the answer, and ask by its ETag whether it has changed. */
  readonly isKept?: true;
  /** Set where success says from which event on the live stream brings whatever happens after the answer. */
  readonly marksPlace?: true;
  /** Set for the call that members may make before they have chosen a new password. */
  readonly choosesPassword?: true;
  /** What success does with the session cookie, if anything. */
  readonly session?: 'starts' | 'ends';
  /** Why the call can be refused, beside what every call of its kind can answer. */
  readonly refuses: readonly Code[];
}
