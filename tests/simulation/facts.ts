/*
 * What the outside knows of the site: what was asked, what was acknowledged, and what follows from that by the
 * specification alone. It shares no code with the product. Where an answer was lost, a fact is in doubt until it is seen.
 */

/** A moment in the order of all that was sent and answered. */
export type Moment = number;

/** Something that changes now and then. What changes at this moment, or was lost on the way, is in doubt. */
export class Doubtful<Value> {
  private changing = 0;
  private outcomes: (Value | undefined)[] = [];
  private value: Value | undefined;
  private since: Moment = 0;

  constructor(value: Value) {
    this.value = value;
  }

  /** Somebody has asked for a change. */
  begin(): void {
    this.changing += 1;
  }

  /** That came of it: the new value, `'same'`, or `undefined` when nobody knows. */
  end(outcome: Value | 'same' | undefined, at: Moment): void {
    this.changing -= 1;
    if (outcome !== 'same') this.outcomes.push(outcome);
    if (this.changing > 0 || this.outcomes.length === 0) return;
    const [first, ...others] = this.outcomes;
    this.value = others.every((other) => other === first) ? first : undefined;
    this.since = at;
    this.outcomes = [];
  }

  /** The value, if it has been certain from that moment on. */
  certainSince(moment: Moment): Value | undefined {
    return this.changing === 0 && this.since < moment ? this.value : undefined;
  }
}

/** Words that somebody wrote, which can be told from all others wherever they appear. */
export interface Words {
  /**
   * A secret is a private note about another, an answer is one to a question for two, and a hint is what an introducer
   * tells; a file is what a photo or a voice in a chat holds, an image what a photo of a profile does, and a day is one
   * that matters to somebody.
   */
  readonly kind: 'message' | 'note' | 'secret' | 'answer' | 'hint' | 'file' | 'image' | 'day';
  readonly number: number;
  readonly authorId: number;
  readonly otherId: number;
  readonly connectionId: number | null;
  /** The question that they answer. */
  readonly question: string | null;
  messageId: number | null;
  /** When they were acknowledged, and when it was acknowledged that they are no longer shown. */
  storedAt: Moment | null;
  goneAt: Moment | null;
  /** Whether nobody knows what came of a change to them. */
  isInDoubt: boolean;
}

/** A log-in. */
interface SignedIn {
  readonly memberId: number;
  readonly since: Moment;
  readonly beganOn: number;
  lastUsedOn: number;
  endedAt: Moment | null;
}

/** Until when one may not ask another, and since which moment that is known. */
interface Rest {
  readonly until: number;
  readonly since: Moment;
}

const DAY = 86_400_000;
/** For how long a suspension may be felt, with the sleep of machines at its end. */
export const LONGEST_SUSPENSION = 36 * DAY;

/** How somebody has put a connection aside. */
export interface Aside {
  /** `null` when nobody knows. */
  until: number | null;
  since: Moment;
  changing: number;
}

/** Everything that was acknowledged. */
export class Facts {
  moment: Moment = 1;
  readonly words = new Map<string, Words>();
  readonly messages = new Map<number, Words[]>();
  /** What members have noted for themselves alone, by member and connection. */
  private readonly secrets = new Map<number, Map<number, Words[]>>();
  /** The usernames of those who had to wait for approval, and whom somebody has tried to approve. */
  readonly waiting = new Set<string>();
  readonly approved = new Set<number>();
  readonly asides = new Map<string, Aside>();
  /** Who may have written in which connection. */
  readonly wrote = new Set<string>();
  /** How many answers were known when something was sent that may unsay them. */
  readonly unsaid = new WeakMap<object, number>();
  /** The choices of rhythms that were sent. */
  readonly rhythmsChosen: { readonly id: number; readonly on: number }[] = [];
  /** The two who are introduced, and when they were; 0 where nobody knows. */
  readonly introductions = new Map<
    number,
    { readonly pair: readonly [number, number]; readonly on: number }
  >();
  /** The pairs of whom one has tried to say yes to an introduction, with who it was. */
  readonly saidYes = new Set<string>();
  /** What the photos hold that members keep, by their numbers and keys, and which of them a profile may have shown. */
  readonly pictures = new Map<number, Words[]>();
  readonly picturesByKey = new Map<string, Words>();
  readonly shownPictures = new Set<Words>();
  /** What days say, the newest last. */
  readonly days = new Map<number, Words[]>();
  /** What the two of a connection were last seen to be, and what each may have chosen. */
  readonly bonds = new Map<number, { readonly typeId: number | null; readonly at: Moment }>();
  readonly bondsChosen = new Set<string>();
  readonly activitiesChosen = new Set<string>();
  /** Who may have vouched for whom, and since when. */
  readonly vouches = new Map<string, number>();
  /** What files hold, by their keys. */
  readonly files = new Map<string, Words>();
  /** When the last words in a connection were acknowledged. */
  readonly lastWords = new Map<number, { readonly at: Moment; readonly on: number }>();
  /** What each member was offered last to pick up again. */
  readonly offers = new Map<
    number,
    { readonly id: number; readonly at: Moment; readonly on: number }
  >();
  /** When members last came, went or hid, and under 0 when nobody knows who did. */
  readonly movedOn = new Map<number, number>();
  /** When it was acknowledged that a connection is over, and on which day that was. */
  readonly ended = new Map<number, { readonly at: Moment; readonly on: number }>();
  readonly parties = new Map<number, readonly [number, number]>();
  /** Connections that somebody has tried to accept. */
  readonly acceptances = new Set<number>();
  readonly requesters = new Map<number, number>();
  readonly rests = new Map<string, Rest>();
  readonly signedIn = new Map<string, SignedIn>();
  /** Pairs between whom there may be a report, and those with messages attached: it was asked for, whatever came of it. */
  readonly reported = new Set<string>();
  readonly attached = new Set<string>();
  /** Whom a decision keeps out, until when, and since which moment that is known. */
  readonly keptOut = new Map<number, Rest>();
  /** When a decision last kept a member out, and under 0 when one did that nobody knows the member of. */
  readonly keptOutOn = new Map<number, number>();
  /** Since when an account is on its way out, by its member; until then it can come back. */
  readonly leaving = new Map<number, number>();
  /** Who has asked to leave, and is not known to have come back. */
  readonly mayBeGone = new Set<number>();
  /** When it was last heard that somebody may have left. */
  readonly left = new Map<number, Moment>();
  /** When it was last heard that somebody may have come back. */
  readonly cameBack = new Map<number, Moment>();
  /** What was sent to change something that certainly was not so yet. */
  readonly fresh = new WeakSet<object>();
  private readonly doubts = new Map<string, Doubtful<boolean>>();

  /** The next moment. */
  next(): Moment {
    this.moment += 1;
    return this.moment;
  }

  /** What is known of something by its name, which was not so at first. */
  doubt(name: string): Doubtful<boolean> {
    const known = this.doubts.get(name) ?? new Doubtful(false);
    this.doubts.set(name, known);
    return known;
  }

  /** All that is known by names that begin so, with their names. */
  doubtsOf(begin: string): readonly (readonly [string, Doubtful<boolean>])[] {
    return [...this.doubts].filter(([name]) => name.startsWith(begin));
  }

  block(blockerId: number, otherId: number): Doubtful<boolean> {
    return this.doubt(`block ${blockerId}>${otherId}`);
  }

  /** What the member has noted in each connection, the newest last. */
  secretsOf(memberId: number): Map<number, Words[]> {
    const known = this.secrets.get(memberId) ?? new Map<number, Words[]>();
    this.secrets.set(memberId, known);
    return known;
  }

  /** The member may come, go or hide, until then. */
  move(memberId: number, on: number): void {
    this.movedOn.set(memberId, Math.max(on, this.movedOn.get(memberId) ?? 0));
  }

  /** Whether one of the two has certainly blocked the other, from that moment until now. */
  isHidden(oneId: number, otherId: number, since: Moment): boolean {
    return [this.block(oneId, otherId), this.block(otherId, oneId)].some(
      (block) => block.certainSince(since) === true,
    );
  }

  /** Whether the two of the connection may have agreed to it, by a request or by an introduction. */
  mayBeAgreed(connectionId: number): boolean {
    if (this.acceptances.has(connectionId)) return true;
    const [one = 0, other = 0] = this.parties.get(connectionId) ?? [];
    return [one, other].every((each) => this.saidYes.has(`${pairOf(one, other)} ${each}`));
  }

  /** Whether the two may have been connected at that moment. */
  mayKnow(one: number, other: number, at: Moment): boolean {
    return [...this.parties].some(
      ([id, parties]) =>
        pairOf(...parties) === pairOf(one, other) && this.mayBeAgreed(id) && !this.wasOver(id, at),
    );
  }

  /** Whom the member is connected with, as far as is known; the one of the newest words first. */
  circleOf(memberId: number): readonly number[] {
    const own = [...this.parties].filter(
      ([id, parties]) => parties.includes(memberId) && this.mayBeAgreed(id) && !this.ended.has(id),
    );
    const wordOn = (id: number) => this.lastWords.get(id)?.on ?? 0;
    return own
      .toSorted(([one], [other]) => wordOn(other) - wordOn(one))
      .map(([, [one, other]]) => (one === memberId ? other : one));
  }

  /** Whether the connection was over before that moment. */
  wasOver(connectionId: number, before: Moment): boolean {
    const ended = this.ended.get(connectionId);
    return ended !== undefined && ended.at < before;
  }

  end(connectionId: number, now: number): void {
    if (!this.ended.has(connectionId)) {
      this.ended.set(connectionId, { at: this.moment, on: now });
    }
  }

  endBetween(oneId: number, otherId: number, before: Moment, now: number): void {
    for (const [id, [first, second]] of this.parties) {
      const isTheirs = [first, second].includes(oneId) && [first, second].includes(otherId);
      if (isTheirs && id <= this.lastConnectionAt(before)) this.end(id, now);
    }
  }

  private readonly connectionsSeen: { readonly id: number; readonly at: Moment }[] = [];

  /** Learns of a connection, and who its parties are. */
  meet(id: number, requesterId: number, recipientId: number): void {
    if (this.parties.has(id)) return;
    this.parties.set(id, [requesterId, recipientId]);
    this.requesters.set(id, requesterId);
    this.connectionsSeen.push({ id, at: this.moment });
  }

  /** The highest connection that was known before the moment. */
  private lastConnectionAt(before: Moment): number {
    let last = 0;
    for (const { id, at } of this.connectionsSeen) if (at < before) last = Math.max(last, id);
    return last;
  }

  /** One may not ask the other for so many days. */
  rest(askerId: number, otherId: number, now: number, days: number): void {
    const key = `${askerId}>${otherId}`;
    const until = Math.max(now + days * DAY, this.rests.get(key)?.until ?? 0);
    this.rests.set(key, { until, since: this.moment });
  }

  /** Those whom the member may not ask, or might not. */
  whoSaidNoTo(askerId: number): readonly number[] {
    const pairs = [...this.rests.keys()].map((key) => key.split('>').map(Number));
    return pairs.flatMap(([asker, otherId]) => (asker === askerId ? [otherId!] : []));
  }

  forgetRest(askerId: number, otherId: number): void {
    this.rests.delete(`${askerId}>${otherId}`);
  }

  /** Ends the log-ins of the member that were there before the moment, but for one. */
  signOut(memberId: number, before: Moment, but: string | null = null): void {
    for (const [token, signedIn] of this.signedIn) {
      if (signedIn.memberId !== memberId || token === but || signedIn.since >= before) continue;
      signedIn.endedAt ??= this.moment;
    }
  }
}

/** The two, the one with the lower id first. */
export const pairOf = (one: number, other: number): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;
