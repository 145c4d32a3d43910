import type { Chance } from './chance.ts';
import type { Call } from './calls.ts';
import type { Answer } from './exchange.ts';
import type { Words } from './facts.ts';
import { isGranted } from './lesson.ts';
import { grantOf, refusalOf } from './coverage.ts';
import {
  tokenOf,
  WRONG_PASSWORD,
  wordsMark,
  type Device,
  type Person,
  type ShownConnection,
} from './people.ts';
import type { World } from './world.ts';

/** Somebody at one of their browsers, about to do one thing. */
export class Actor {
  readonly world: World;
  readonly person: Person;
  readonly device: Device;
  readonly chance: Chance;
  /** Somebody whom they have to do with just now, if with anybody in particular. */
  readonly other: Person | null;

  constructor(world: World, person: Person, chance: Chance, other: Person | null = null) {
    this.other = other;
    this.world = world;
    this.person = person;
    this.chance = chance;
    this.device = chance.happens(0.7) ? person.devices[0]! : person.devices[1]!;
  }

  get id(): number {
    return this.person.memberId ?? 0;
  }

  get isSignedIn(): boolean {
    return tokenOf(this.device) !== null;
  }

  /** Makes a call, sometimes twice: an impatient click, or a retry after an answer that was lost. */
  async call(name: Call['name'], given: Omit<Call, 'name'> = {}, words: Words | null = null) {
    const { world, person, device, chance } = this;
    const call = { name, ...given };
    const twice = chance.happens(0.05) ? world.call(person, device, call, words) : null;
    const answer = await world.call(person, device, call, words);
    await twice;
    if (answer.status === 0 && chance.happens(0.5)) {
      return world.call(person, device, call, words);
    }
    const { code = '' } = (answer.body ?? {}) as { code?: string };
    if (isGranted(answer)) world.reached.add(grantOf(name));
    else if (answer.status > 0) world.reached.add(refusalOf(name, code));
    return answer;
  }

  /** Shows the page of connections again, or leaves it as it was when it was last shown. */
  async connections(
    status: ShownConnection['status'],
    isMine?: boolean,
  ): Promise<readonly ShownConnection[]> {
    const { device, chance, id } = this;
    if (device.shownConnections.length === 0 || chance.happens(0.6)) {
      const answer = await this.call('listConnections', { query: { limit: 500 } });
      if (answer.status === 200) {
        device.shownConnections = listOf(answer).map((each) => ({
          id: each.id,
          otherId: each.userId1 === id ? each.userId2 : each.userId1,
          status: each.status,
          isMine: each.userId1 === id,
        }));
      }
    }
    const found = device.shownConnections.filter(
      (each) => each.status === status && (isMine === undefined || each.isMine === isMine),
    );
    const withOther = found.filter(({ otherId }) => otherId === this.other?.memberId);
    return withOther.length > 0 ? withOther : found;
  }

  /** One of the members whom a page has shown. */
  async someone(): Promise<number | undefined> {
    const { device, chance, other, world } = this;
    // Moderators are mostly let alone: who is connected with somebody can't decide about their account.
    const isLeftOut = chance.happens(0.9);
    const isSought = (id: number) => {
      const isModerator = world.people.some(
        ({ memberId, part }) => memberId === id && part === 'moderator',
      );
      return !(isLeftOut && isModerator);
    };
    const otherId = other?.memberId ?? 0;
    if (otherId !== 0 && isSought(otherId) && chance.happens(0.8)) return otherId;
    if (device.shownMembers.length === 0 || chance.happens(0.4)) {
      const sort = chance.pick(['relevance', 'recent', 'age-asc', 'age-desc'])!;
      const answer = chance.happens(0.5)
        ? await this.call('discoverMembers', { query: { sort, limit: 100 } })
        : await this.call('listMembers', { query: { limit: 500 } });
      if (answer.status === 200) {
        const { members } = answer.body as { members?: Listed[] };
        const all = members ?? listOf(answer);
        device.shownMembers = all.map(({ id }) => id).filter((id) => id !== this.id);
      }
    }
    return chance.pick(device.shownMembers.filter(isSought));
  }

  /** One of the messages that a page has shown, of an accepted connection. */
  async message(isMine: boolean): Promise<number | undefined> {
    const { device, chance, id } = this;
    if (device.shownMessages.length === 0 || chance.happens(0.5)) {
      const connection = chance.pick(await this.connections('accepted'));
      if (connection === undefined) return undefined;
      const answer = await this.call('listMessages', { id: connection.id });
      if (answer.status === 200) {
        device.shownMessages = listOf(answer).map((each) => ({
          ...each,
          isMine: each.senderId === id,
        }));
      }
    }
    return chance.pick(device.shownMessages.filter((each) => each.isMine === isMine))?.id;
  }

  /** Waits, as the machine counts. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  }

  /** The proof that it is oneself. */
  proof(): { readonly proof: { readonly password: string } } {
    return {
      proof: { password: this.chance.happens(0.95) ? this.person.password : WRONG_PASSWORD },
    };
  }

  /** Something to say, which can be told from everything else. */
  words(
    kind: Words['kind'],
    otherId: number,
    connectionId: number | null,
    question: string | null = null,
  ) {
    const about = { kind, authorId: this.id, otherId, connectionId, question };
    const words = this.world.write(about);
    const texts = this.person.part === 'scammer' && kind !== 'hint' ? SCAMS : TALK;
    const more =
      kind === 'note' || kind === 'hint' ? 'I would like to get to know you better.' : '';
    return { words, text: `${this.chance.pick(texts)} ${more} ${wordsMark(kind, words.number)}` };
  }
}

/** What items of lists have that anybody here looks at, each kind some of it. */
export interface Listed {
  readonly id: number;
  readonly userId1: number;
  readonly userId2: number;
  readonly status: 'pending' | 'accepted';
  readonly connectionId: number;
  readonly senderId: number;
  readonly receiverId: number;
  readonly content: string;
  readonly read: boolean;
  readonly member: { readonly id: number };
  readonly state: string;
  readonly mayAppeal?: boolean;
  readonly mayDecide: boolean;
}

/** The items of a list; none of what is no list. */
export function listOf({ body }: Pick<Answer, 'body'>): readonly Listed[] {
  return Array.isArray(body) ? (body as Listed[]) : [];
}

const TALK = [
  'How are you today?',
  'The garden is in flower.',
  'Tea on Sunday?',
  'I thought of you.',
];
const SCAMS = [
  'Send me gift cards, I pay you back.',
  'I have bitcoin for you, write to me at WhatsApp +447700900123.',
  'My bank account is closed, can you lend me money?',
];
