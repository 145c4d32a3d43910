import { parseSetCookie } from 'cookie';
import type { Call } from './calls.ts';
import type { Moment, Words } from './facts.ts';
import type { Person } from './people.ts';

/** A call on its way. */
export interface Sent {
  readonly call: Call;
  readonly person: Person;
  /** Whom the session is about, and its token. */
  readonly memberId: number | null;
  readonly token: string | null;
  /** When it was sent, in the order of moments and by a clock that is right. */
  readonly at: Moment;
  readonly on: number;
  /** What it would write. */
  readonly words: Words | null;
  /** Whether something went wrong in the meantime that may keep it from being answered well. */
  readonly isTroubled: () => boolean;
}

/** What came of it; the status is 0 where no answer came. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
  readonly at: Moment;
  readonly on: number;
}

/** The session token that an answer sets: `''` where it takes it away, `null` where it leaves it. */
export function setTokenOf({ headers }: Pick<Answer, 'headers'>): string | null {
  for (const cookie of headers.getSetCookie()) {
    const { name, value = '' } = parseSetCookie(cookie);
    if (name === '__Host-sid') return value;
  }
  return null;
}

/** Granted, or refused so that nothing has changed, or nobody knows. */
export function outcomeOf({ status }: Pick<Answer, 'status'>): 'granted' | 'refused' | 'unknown' {
  if (status >= 200 && status < 300) return 'granted';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}
