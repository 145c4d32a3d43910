import type { Words } from './facts.ts';
import type { OpenStream } from './site.ts';

/** A connection as a page shows it, which may be long out of date. */
export interface ShownConnection {
  readonly id: number;
  readonly otherId: number;
  readonly status: 'pending' | 'accepted';
  readonly isMine: boolean;
}

/** A browser of somebody: what it keeps, and what its open pages show. */
export interface Device {
  readonly cookies: Map<string, string>;
  /** The address of its network. */
  readonly from: string;
  shownMembers: readonly number[];
  shownConnections: readonly ShownConnection[];
  shownMessages: readonly {
    readonly id: number;
    readonly connectionId: number;
    readonly isMine: boolean;
  }[];
  /** Tokens that it was signed in with: somebody may have copied them. */
  readonly oldTokens: string[];
  stream: { readonly opened: OpenStream; read: number } | null;
}

/** A mail that came to somebody. */
export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: number;
}

export type Part = 'member' | 'scammer' | 'newcomer' | 'moderator' | 'operator';

/** Somebody, with what they remember. */
export interface Person {
  readonly index: number;
  readonly part: Part;
  readonly username: string;
  readonly devices: Device[];
  readonly mails: ReceivedMail[];
  /** When each mail that reminds of a rhythm first came, and which connections it may have been about, by message id. */
  readonly reminders: Map<string, { readonly on: number; readonly about: readonly number[] }>;
  memberId: number | null;
  email: string;
  password: string;
  secret: string | null;
  codes: readonly string[];
  passkeys: number;
  /** How many of their log-ins in a row have failed. */
  failures: number;
  /** The last person who declined or was declined by them, for second thoughts. */
  lastDeclined: number | null;
  /** The month in which they registered. */
  joinedIn: string;
}

/** What somebody types who guesses: it is nobody's password. */
export const WRONG_PASSWORD = 'a guess at it';

/** What can be told from all other words wherever it appears. */
export const personMark = (index: number): string => `zqp${index}zq`;
export const wordsMark = (kind: Words['kind'], number: number): string => `zq${kind[0]}${number}zq`;
export const WORDS_MARKS = /zq[mnsahfid]\d+zq/g;

/** A browser that has never been on the site. */
function newDevice(from: string): Device {
  return {
    cookies: new Map(),
    from,
    shownMembers: [],
    shownConnections: [],
    shownMessages: [],
    oldTokens: [],
    stream: null,
  };
}

export function newPerson(index: number, part: Part): Person {
  const mark = personMark(index);
  return {
    index,
    part,
    username: mark,
    devices: [0, 1].map((device) => newDevice(`10.${device}.${index >> 8}.${index & 255}`)),
    mails: [],
    reminders: new Map(),
    memberId: null,
    email: `${mark}@example.org`,
    password: `a quiet gate for ${mark}`,
    secret: null,
    codes: [],
    passkeys: 0,
    failures: 0,
    lastDeclined: null,
    joinedIn: '',
  };
}

/** The token that the browser is signed in with. */
export const tokenOf = ({ cookies }: Device): string | null => cookies.get('__Host-sid') ?? null;
