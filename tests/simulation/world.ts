import { createHash } from 'node:crypto';
import { parseSetCookie } from 'cookie';
import type { Mail, MailFailure } from '#core/mail/ports/mailer.ts';
import { addressOf, CALLS, type Call } from './calls.ts';
import type { Chance } from './chance.ts';
import { outcomeOf, type Answer, type Sent } from './exchange.ts';
import { Facts, type Words } from './facts.ts';
import { LESSONS } from './learning.ts';
import type { Machine } from './machine.ts';
import {
  newPerson,
  tokenOf,
  WORDS_MARKS,
  wordsMark,
  type Device,
  type Part,
  type Person,
} from './people.ts';
import { answeredAboutPickingUp, askedAboutPickingUp } from './picking-up.ts';
import { ORIGIN } from './process.ts';
import { checkReminder, REMINDER } from './rhythms.ts';
import { Site, type Impatience, type Kept } from './site.ts';
import { Tally } from './tally.ts';
import type { Truth } from './truth.ts';
import { findShown, truthsOfAnswers } from './truths.ts';

/** A truth that was broken, and how. */
export class Broken extends Error {
  readonly truth: string;

  constructor(truth: string, how: string) {
    super(`${truth}: ${how}`);
    this.truth = truth;
  }
}

/** The mails that calls promise once they are granted, by their subjects. */
const PROMISED: Partial<Record<Call['name'], string>> = {
  leave: 'Your account will be deleted',
  choosePassword: 'Your password was changed',
  choosePasswordByLink: 'Your password was changed',
  register: 'Confirm your email address',
  addPasskey: 'How you log in was changed',
  switchOffAuthenticator: 'How you log in was changed',
  makeRecoveryCodes: 'How you log in was changed',
  confirmAuthenticator: 'How you log in was changed',
};

/** Of mails, so many are refused for now, for ever, or for now though they come; or they come twice. */
export interface MailWeather {
  refused: number;
  bounced: number;
  taken: number;
  doubled: number;
}

/** Even then some servers turn a mail away at first, and take it later. */
export const FAIR_MAILS: Readonly<MailWeather> = {
  refused: 0.05,
  bounced: 0,
  taken: 0,
  doubled: 0,
};

/** After how many steps somebody gives up at the latest. */
const PATIENCE = 40;

/** How long a mail server takes at most, in milliseconds. */
const SLOWEST_MAIL = 30_000;

const NOBODY: Answer = {
  status: 0,
  headers: new Headers(),
  text: '',
  body: undefined,
  at: 0,
  on: 0,
};

/** What somebody asks, and by which browser. */
interface Asking {
  readonly person: Person;
  readonly device: Device;
  readonly call: Call;
  readonly words: Words | null;
}

const NOT_NOW = { type: 'unavailable', reason: 'not now' } as const;

/** The site, everybody who uses it, and what is known of it. */
export class World {
  readonly machine: Machine;
  readonly site: Site;
  /** Everybody who was ever here, and those who still come. */
  readonly people: Person[];
  readonly present: Person[];
  readonly facts = new Facts();
  /** What has happened at least once, of what should. */
  readonly reached = new Tally();
  /** What was told of the last moments, for a story. */
  readonly told: string[] = [];
  /** The number of faults so far, and until when they may still be felt. */
  faults = 0;
  troubledUntil = 0;
  readonly mailWeather = { ...FAIR_MAILS };
  /** Of calls, so many are given up before they are answered. */
  impatience = 0;
  calls = 0;
  /** Until when mails may be under way, by the clock that never jumps. */
  mailsUntil = 0;
  /** The moment before which whatever was acknowledged has reached everybody. */
  quietAt = 0;
  /** The first broken truth. */
  broken: Broken | null = null;
  private readonly truths: readonly Truth[];
  private readonly hash = createHash('sha256');
  private readonly chance: Chance;
  private readonly sentMails = new Map<string, number>();
  /** The mails that have to come. */
  promised: { readonly person: Person; readonly subject: string; readonly at: number }[] = [];
  /** Calls that nobody waits for any more. */
  readonly underWay: Promise<void>[] = [];
  /** When a mail to somebody was last given back for good. */
  readonly bouncedOn = new Map<Person, number>();
  private written = 0;
  /** The numbers of copies of data. */
  private readonly copies: number[] = [];
  /** The last call of each name that was about a thing with a number. */
  readonly done = new Map<Call['name'], Call>();

  constructor(machine: Machine, chance: Chance, kept: Kept, parts: readonly Part[]) {
    this.chance = chance.branch();
    this.machine = machine;
    this.people = parts.map((part, index) => newPerson(index, part));
    this.present = [...this.people];
    this.truths = truthsOfAnswers(this.people);
    this.site = new Site(this.machine, chance, kept, {
      send: (mail) => this.deliver(mail),
      reach: () => Promise.resolve(null),
      close: () => Promise.resolve(),
    });
  }

  /** Milliseconds since 1970 by a clock that is right. */
  now(): number {
    return this.machine.rightNow();
  }

  /** Whether something that went wrong may still be felt. */
  get isTroubled(): boolean {
    return this.machine.monotonic() < this.troubledUntil;
  }

  /** Something goes wrong, and may be felt for that long. */
  trouble(milliseconds: number): void {
    this.faults += 1;
    this.troubledUntil = Math.max(this.troubledUntil, this.machine.monotonic() + milliseconds);
  }

  /** Somebody does not come any more, and somebody new takes their place. */
  replace(person: Person): void {
    const place = this.present.indexOf(person);
    if (place === -1) return;
    const next = newPerson(this.people.length, person.part);
    this.people.push(next);
    this.present[place] = next;
  }

  /** Adds a line to the history. */
  tell(line: string): void {
    const told = `${new Date(this.now()).toISOString()} ${line}`;
    this.hash.update(`${told}\n`);
    this.told.push(told);
    if (this.told.length > 400) this.told.splice(0, 200);
  }

  digest(): string {
    return this.hash.copy().digest('hex');
  }

  /** Notes that a truth is broken, unless one was before. */
  fail(truth: string, how: string): void {
    this.tell(`BROKEN ${truth}: ${how}`);
    this.broken ??= new Broken(truth, how);
  }

  /** Words that can be told from all others. */
  write(about: Pick<Words, 'kind' | 'authorId' | 'otherId' | 'connectionId' | 'question'>): Words {
    this.written += 1;
    const words: Words = {
      ...{ ...about, number: this.written },
      ...{ messageId: null, storedAt: null, goneAt: null, isInDoubt: false },
    };
    this.facts.words.set(wordsMark(words.kind, words.number), words);
    return words;
  }

  /** Sends a call from somebody's browser; resolves once it is answered, or nobody waits for that any more. */
  call(person: Person, device: Device, call: Call, words: Words | null = null): Promise<Answer> {
    if (!this.chance.happens(this.impatience)) {
      return this.exchange({ person, device, call, words }, null);
    }
    return new Promise((resolve) => {
      const steps = this.chance.below(PATIENCE);
      const onGivenUp = () => {
        resolve(NOBODY);
      };
      const exchange = this.exchange({ person, device, call, words }, { steps, onGivenUp });
      this.underWay.push(exchange.then(resolve));
    });
  }

  /** What comes of a call is known once the process has done with it. */
  private async exchange(
    { person, device, call, words }: Asking,
    impatience: Impatience | null,
  ): Promise<Answer> {
    const token = tokenOf(device);
    const memberId = token === null ? null : (this.facts.signedIn.get(token)?.memberId ?? null);
    const { faults } = this;
    const sent: Sent = {
      ...{ call, person, memberId, token, words },
      ...{ at: this.facts.next(), on: this.now() },
      isTroubled: () => this.faults > faults || this.isTroubled,
    };
    LESSONS[call.name]?.asked?.(this.facts, sent);
    askedAboutPickingUp(this.facts, sent);
    const owner = this.chance.pick(this.site.alive);
    const { method, path } = addressOf(call);
    const received =
      owner === undefined
        ? null
        : await this.site.send(
            owner,
            {
              ...{ method, path, body: contentOf(call), from: device.from },
              headers: headersOf(device, words),
            },
            impatience,
          );
    this.calls += 1;
    if (call.id !== undefined) this.done.set(call.name, call);
    const times = { at: this.facts.next(), on: this.now() };
    const isJson = received?.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown =
      received !== null && isJson ? (JSON.parse(received.text) as unknown) : undefined;
    const answer: Answer = { ...NOBODY, ...received, body, ...times };
    this.tell(`${person.index} ${method} ${path} ${answer.status} ${answer.text}`);
    for (const { name, isBroken } of this.truths) {
      const fault = isBroken(this.facts, sent, answer);
      if (fault !== null) this.fail(name, fault);
    }
    LESSONS[call.name]?.answered?.(this.facts, sent, answer);
    answeredAboutPickingUp(this.facts, sent, answer);
    const signedIn = token === null ? undefined : this.facts.signedIn.get(token);
    // Where no answer came, the use may have been noted all the same.
    if (signedIn !== undefined && answer.status !== 401) {
      signedIn.lastUsedOn = answer.on;
    }
    if (token !== null && !device.oldTokens.includes(token)) device.oldTokens.push(token);
    if (call.name === 'requestDataExport' && answer.status === 202) {
      this.copies.push((body as { id: number }).id);
    }
    const subject = PROMISED[call.name];
    if (subject !== undefined && outcomeOf(answer) === 'granted') {
      this.promised.push({ person, subject, at: this.now() });
    }
    keepCookies(device, answer.headers);
    if (answer.status === 401 && tokenOf(device) === token) device.cookies.delete('__Host-sid');
    return answer;
  }

  /** The numbers of things that a call may be about, whosever they are: anybody can guess them. */
  numbersFor(name: Call['name']): readonly number[] {
    const { path } = CALLS[name];
    if (path.startsWith('/api/messages/')) return [...this.facts.messages.keys()];
    if (path.startsWith('/api/days/')) return [...this.facts.days.keys()];
    if (path.startsWith('/api/data-exports/')) return this.copies.slice(-3);
    if (/^\/api\/(users|blocks|answers|declines|desk\/members)\//.test(path)) {
      return this.people.flatMap(({ memberId }) => memberId ?? []);
    }
    return [...this.facts.parties.keys()];
  }

  /** Opens a stream in somebody's browser. */
  async openStream(person: Person, device: Device): Promise<void> {
    const owner = this.chance.pick(this.site.alive);
    if (owner === undefined || tokenOf(device) === null) return;
    device.stream?.opened.cut();
    const opened = await this.site.openStream(owner, {
      ...{ method: 'GET', path: '/api/events', body: null, from: device.from },
      headers: headersOf(device, null),
    });
    device.stream = { opened, read: 0 };
    const signedIn = this.facts.signedIn.get(tokenOf(device) ?? '');
    if (signedIn !== undefined) signedIn.lastUsedOn = this.now();
    this.tell(`${person.index} opens a stream`);
  }

  /** Reads what has come by the open streams. */
  readStreams(): void {
    for (const person of this.people) {
      for (const device of person.devices) {
        const { stream } = device;
        if (stream === null) continue;
        const { text } = stream.opened;
        const news = text.slice(stream.read);
        stream.read = text.length;
        if (news !== '' && !news.startsWith('HTTP')) this.tell(`${person.index} hears ${news}`);
        const viewer = { person, memberId: person.memberId, name: 'streamEvents' } as const;
        const fault = findShown(this.facts, viewer, this.people, news, this.quietAt);
        if (fault !== null) this.fail('who-sees-whom', fault);
        if (!stream.opened.isOpen) device.stream = null;
      }
    }
  }

  /** Most mails are taken at once, and some servers take their time. */
  private async deliver(mail: Mail): Promise<MailFailure | null> {
    if (this.chance.happens(0.1)) {
      const time = this.chance.below(SLOWEST_MAIL);
      this.mailsUntil = Math.max(this.mailsUntil, this.machine.monotonic() + time);
      await new Promise((resolve) => setTimeout(resolve, time));
    }
    return this.receive(mail);
  }

  private receive(mail: Mail): MailFailure | null {
    const { refused, bounced, taken, doubled } = this.mailWeather;
    if (this.chance.happens(refused)) return NOT_NOW;
    const [, index] = /^zqp(\d+)zq/.exec(mail.to) ?? [];
    const person = index === undefined ? undefined : this.people[Number(index)];
    if (person !== undefined && this.chance.happens(bounced)) {
      this.bouncedOn.set(person, this.now());
      return { type: 'refused', reason: 'never' };
    }
    this.tell(`mail to ${mail.to}: ${mail.subject}`);
    this.checkMail(mail, Number(index ?? -1));
    if (person !== undefined && mail.subject.includes(REMINDER)) {
      checkReminder(this, person, mail.messageId);
    }
    for (let times = this.chance.happens(doubled) ? 2 : 1; times > 0; times -= 1) {
      const { to, subject, text } = mail;
      person?.mails.push({ to, subject, text, at: this.now() });
    }
    if (!this.chance.happens(taken)) return null;
    // It is sent again, however late.
    this.sentMails.set(mail.messageId, -1);
    return NOT_NOW;
  }

  private checkMail({ text, html, subject, messageId }: Mail, receiver: number): void {
    const all = `${subject} ${text} ${html}`;
    const others = [...all.matchAll(/zqp(\d+)zq/g)].filter(([, of]) => Number(of) !== receiver);
    if (others.length > 0) this.fail('mails', `a mail names ${others[0]?.[0]}`);
    if (all.search(WORDS_MARKS) !== -1) this.fail('mails', 'a mail quotes what somebody wrote');
    // A process that dies in between may send it again; nothing else does.
    if (this.sentMails.get(messageId) === this.faults) {
      this.fail('letters-once', `a letter goes out twice: ${subject}`);
    }
    this.sentMails.set(messageId, this.isTroubled ? -1 : this.faults);
  }
}

function contentOf({ body, upload }: Call) {
  if (upload !== undefined) return { type: 'application/octet-stream', text: upload };
  return body === undefined ? null : { type: 'application/json', text: JSON.stringify(body) };
}

/** What is sent under a key, so that it is stored once. */
const SENT_ONCE: readonly Words['kind'][] = ['message', 'file', 'image'];

function headersOf({ cookies }: Device, words: Words | null): Record<string, string> {
  return {
    origin: ORIGIN,
    'sec-fetch-site': 'same-origin',
    ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
    ...(words !== null &&
      SENT_ONCE.includes(words.kind) && {
        'idempotency-key': `key-${wordsMark(words.kind, words.number)}`,
      }),
  };
}

function keepCookies({ cookies }: Device, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const { name, value = '' } = parseSetCookie(cookie);
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
