import { outcomeOf, type Answer, type Sent } from './exchange.ts';
import type { Aside, Facts } from './facts.ts';
import { CLOCK_ERROR, type Truth } from './truth.ts';

/* What is known and true of the one silent connection a week that a member is offered to pick up again. */

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const MONDAY = Date.parse('1970-01-05');
const DAYS_OF_SILENCE = 42;
const DAYS_ASIDE = 91;

/** By what members come and go, or hide from each other. */
const MOVES =
  /Break$|^leave$|^closeUnderAge$|^blockMember$|^fileReport$|^removeConnection$|ByLink$/;

interface Offering {
  readonly pickUp?: { readonly connection: { readonly id: number } } | null;
  readonly overview?: Offering;
}

function offeredBy({ call, memberId }: Sent, { status, body }: Answer): number | null {
  if (!/Overview$|Dashboard$/.test(call.name) || status !== 200 || memberId === null) return null;
  const { overview, pickUp } = body as Offering;
  return (overview?.pickUp ?? pickUp)?.connection.id ?? null;
}

const asideOf = ({ call }: Sent) => (call.body as { aside?: string | null } | undefined)?.aside;

function knownAside(facts: Facts, memberId: number | null, id = 0): Aside {
  const key = `${memberId} ${id}`;
  const known = facts.asides.get(key) ?? { until: 0, since: 0, changing: 0 };
  facts.asides.set(key, known);
  return known;
}

/** What each call teaches of it, once it is sent. */
export function askedAboutPickingUp(facts: Facts, sent: Sent): void {
  const { call, person, memberId, on } = sent;
  const { comeBack } = (call.body ?? {}) as { comeBack?: true };
  if (MOVES.test(call.name) || comeBack === true) facts.move(person.memberId ?? 0, on);
  if (call.name === 'endMeasure') facts.move(call.id ?? 0, on);
  // Whose appeal it is, the call does not say.
  if (call.name === 'decideAppeal') facts.move(0, on);
  if (asideOf(sent) === undefined) return;
  const aside = knownAside(facts, memberId, call.id);
  aside.changing += 1;
  if (aside.changing > 1) aside.until = null;
}

/** What each call teaches of it, once it is answered. */
export function answeredAboutPickingUp(facts: Facts, sent: Sent, answer: Answer): void {
  const { call, memberId } = sent;
  const { at, on } = answer;
  const outcome = outcomeOf(answer);
  const offered = offeredBy(sent, answer);
  if (offered !== null) facts.offers.set(memberId ?? 0, { id: offered, on, at });
  if (call.name === 'sendMessage' && outcome === 'granted') {
    facts.lastWords.set(call.id ?? 0, { at, on });
  }
  const wished = asideOf(sent);
  if (wished === undefined) return;
  const aside = knownAside(facts, memberId, call.id);
  aside.changing -= 1;
  if (outcome === 'refused' || aside.until === null) return;
  aside.since = at;
  const lasts = aside.until !== Infinity && aside.until > on - CLOCK_ERROR;
  if (outcome === 'unknown') aside.until = null;
  else if (wished === null) aside.until = 0;
  else if (wished === 'for_good') aside.until = Infinity;
  else if (!lasts) aside.until = on + DAYS_ASIDE * DAY;
}

/** The truth of it. */
export const pickingUp: Truth = {
  name: 'picking-up',
  says: 'Who is offered to pick up again is connected, silent for six weeks and not put aside, and is one a week.',
  isBroken: (facts, sent, answer) => {
    const { memberId, at } = sent;
    const { on } = answer;
    const id = offeredBy(sent, answer);
    if (id === null || memberId === null) return null;
    const isTheirs = facts.parties.get(id)?.includes(memberId) ?? true;
    if (!isTheirs || !facts.mayBeAgreed(id) || facts.wasOver(id, at)) {
      return `the connection ${id} is none of member ${memberId}`;
    }
    const word = facts.lastWords.get(id);
    if (word !== undefined && word.at < at && on - word.on < DAYS_OF_SILENCE * DAY - CLOCK_ERROR) {
      return `the connection ${id} is not silent`;
    }
    const { until, since, changing } = knownAside(facts, memberId, id);
    if (changing === 0 && since < at && until !== null && on < until - CLOCK_ERROR) {
      return `member ${memberId} has put the connection ${id} aside`;
    }
    return isSecondOffer(facts, sent, on, id) ? `the connection ${id} is a second one` : null;
  },
};

/** Whether another was offered in that week, and nobody has come or gone since it began. */
function isSecondOffer(facts: Facts, { memberId, at }: Sent, on: number, id: number): boolean {
  const last = facts.offers.get(memberId ?? 0);
  if (last === undefined || last.id === id || last.at >= at) return false;
  const [earliest, latest] = [last.on - CLOCK_ERROR, on + CLOCK_ERROR];
  const began = MONDAY + Math.floor((latest - MONDAY) / WEEK) * WEEK;
  if (earliest < began || on - CLOCK_ERROR < began) return false;
  const concerned = [0, ...(facts.parties.get(id) ?? []), ...(facts.parties.get(last.id) ?? [])];
  return concerned.every((each) => (facts.movedOn.get(each) ?? 0) < began - CLOCK_ERROR);
}
