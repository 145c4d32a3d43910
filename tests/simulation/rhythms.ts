import type { Facts } from './facts.ts';
import { me, setting, together, type Lesson } from './lesson.ts';
import type { Person } from './people.ts';
import type { Tally } from './tally.ts';
import { CLOCK_ERROR } from './truth.ts';

/* What is done, known and true of the rhythms that two choose, and of the mails that remind of them. */

/** What of the world it takes to check a mail. */
interface Watched {
  readonly facts: Facts;
  readonly quietAt: number;
  readonly reached: Tally;
  now(): number;
  fail(truth: string, how: string): void;
}

const DAY = 86_400_000;
/** How far apart two mails of one rhythm are at least: a day of it is news for three, and comes once a week at most. */
const DAYS_APART = 4;
export const REMINDER = 'a day for the two of you';

export interface WireRhythm {
  readonly rhythm: { readonly state: string; readonly cadence: object; readonly isOwn: boolean };
}

const rhythmOf = (facts: Facts, connectionId: number) => facts.doubt(`rhythm ${connectionId}`);
const wishOf = (facts: Facts, memberId: number) => facts.doubt(`reminders ${memberId}`);

const ofConnection = (value: Parameters<typeof setting>[1]): Lesson =>
  setting((facts, { call }) => rhythmOf(facts, call.id ?? 0), value);

export const RHYTHM_LESSONS = {
  chooseRhythm: together(
    ofConnection((_sent, { body }) => (body as WireRhythm).rhythm.state === 'agreed'),
    { asked: (facts, { call, on }) => void facts.rhythmsChosen.push({ id: call.id ?? 0, on }) },
  ),
  stopRhythm: ofConnection(false),
  chooseMails: setting(
    (facts, sent) => wishOf(facts, me(sent)),
    (_sent, { body }) => (body as { rhythmDays: boolean }).rhythmDays,
  ),
  stopMails: setting((facts, { person }) => wishOf(facts, person.memberId ?? 0), false),
} satisfies Record<string, Lesson>;

/**
 * Checks a mail that reminds somebody of a rhythm: it is for those who wish it alone, none comes after a stop, and none
 * twice for a day, however often it is delivered.
 */
export function checkReminder(
  world: Watched,
  { memberId, reminders }: Person,
  messageId: string,
): void {
  const { facts, quietAt } = world;
  const id = memberId ?? 0;
  world.reached.add('somebody is reminded of a rhythm');
  if (wishOf(facts, id).certainSince(quietAt) === false) {
    world.fail('reminders', `member ${id} is reminded, who never wished it or has stopped it`);
  }
  const own = [...facts.parties]
    .filter(([, parties]) => parties.includes(id))
    .map(([each]) => each);
  const theirs = own.filter(
    (each) =>
      rhythmOf(facts, each).certainSince(quietAt) !== false && !facts.wasOver(each, quietAt),
  );
  if (theirs.length === 0) world.fail('reminders', `member ${id} is reminded of no rhythm`);
  reminders.set(messageId, reminders.get(messageId) ?? { on: world.now(), about: theirs });
  const since = world.now() - DAYS_APART * DAY + CLOCK_ERROR;
  const lately = [...reminders.values()].filter(({ on }) => on > since);
  // A rhythm that one of them was about may have been stopped since.
  const about = new Set(lately.flatMap((each) => each.about));
  const chosen = facts.rhythmsChosen.filter((each) => each.on > since && own.includes(each.id));
  if (lately.length > about.size + chosen.length) {
    world.fail(
      'reminders',
      `member ${id} is reminded ${lately.length} times in ${DAYS_APART} days`,
    );
  }
}
