import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  ACTIVITY_KINDS,
  MAIL_PACES,
  mailDueAt,
  NO_MAILS,
  USUAL_MAIL_PREFERENCES,
  type ActivityKind,
  type MailPace,
  type MailPreferences,
} from '#core/mail/domain/mail-preferences.ts';
import { queueAgain } from '#core/mail/use-cases/prepare-activity.ts';
import { unconfirmedAddress } from '#core/members/domain/address.ts';
import { noHistory } from '#core/safety/domain/pair-history.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { createMailedSite } from '#tests/support/mailed-site.ts';
import { DAY, HOUR } from '#tests/support/settable-clock.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { putAddress, storeHistory, storeStanding } from '#tests/support/writes.ts';
import { tries } from '#tests/support/tries.ts';

type Site = Awaited<ReturnType<typeof createMailedSite>>;

const MINUTE = 60_000;
const AT_ONCE: MailPreferences = {
  requests: 'at_once',
  acceptances: 'at_once',
  messages: 'at_once',
};
const [ROSA, DANIEL, CLEO] = [1, 2, 3];

let site: Site;
beforeEach(async () => {
  site = await createMailedSite(3);
});

/** Rosa and Daniel may write to each other, and nobody has heard of anything yet. */
async function connect() {
  await site.ask(ROSA, DANIEL);
  await site.accept(ROSA, DANIEL);
  await site.visit(ROSA);
  await site.visit(DANIEL);
  await site.work();
}

async function pass(milliseconds: number) {
  site.clock.advance(milliseconds);
  await site.work();
}

test('much at once is one mail, two minutes after the first of it', async () => {
  await connect();
  await site.choose(DANIEL, AT_ONCE);
  await pass(MINUTE);
  for (let time = 0; time < 3; time += 1) {
    await site.write(ROSA, DANIEL);
    await pass(30_000);
  }
  expect(site.sent).toEqual([]);
  await pass(30_000);
  const counts = { requests: 0, acceptances: 0, messages: 1 };
  expect(site.sent).toMatchObject([{ memberId: DANIEL, counts }]);
  await pass(DAY);
  expect(site.sent).toHaveLength(1);
});

test('a letter counts the people who asked, said yes and wrote', async () => {
  await connect();
  await pass(MINUTE);
  await site.ask(CLEO, DANIEL);
  await site.write(ROSA, DANIEL);
  await pass(3 * DAY);
  const counts = { requests: 1, acceptances: 0, messages: 1 };
  expect(site.sent).toMatchObject([{ memberId: DANIEL, counts }]);
  await site.accept(CLEO, DANIEL);
  await pass(8 * DAY);
  expect(site.sent.slice(1)).toMatchObject([
    { memberId: CLEO, counts: { requests: 0, acceptances: 1, messages: 0 } },
  ]);
});

/** The one blocks the other. */
function block(by: number, other: number) {
  const [lower, higher] = noHistory(toMemberId(by), toMemberId(other));
  const blockedBy = (side: typeof lower) =>
    side.memberId === toMemberId(by) ? { ...side, blockedAt: site.clock.now() } : side;
  return storeHistory(site.storage, [blockedBy(lower), blockedBy(higher)]);
}

/** Rosa introduces Daniel and Cleo to each other, and knows both. */
async function introduce() {
  for (const one of [DANIEL, CLEO]) {
    await site.ask(ROSA, one);
    await site.accept(ROSA, one);
  }
  await pass(MINUTE);
  for (const one of [ROSA, DANIEL, CLEO]) await site.visit(one);
  await pass(MINUTE);
  await site.introduce(ROSA, DANIEL, CLEO);
}

test('an introduction is told to both, as soon as each hears of requests, and once', async () => {
  await introduce();
  await site.choose(DANIEL, AT_ONCE);
  await pass(3 * MINUTE);
  const counts = { requests: 0, acceptances: 0, messages: 0, introductions: 1 };
  expect(site.sent).toMatchObject([{ memberId: DANIEL, counts }]);
  await pass(DAY);
  expect(site.sent.slice(1)).toMatchObject([{ memberId: CLEO, counts }]);
  site.redeliver();
  await pass(8 * DAY);
  expect(site.sent).toHaveLength(2);
});

test.each<[string, () => Promise<unknown>]>([
  ['was blocked by the other', () => block(CLEO, DANIEL)],
  ['was blocked by who introduces', () => block(ROSA, DANIEL)],
  ['wants no mails', () => site.choose(DANIEL, NO_MAILS)],
  ['has seen it', () => site.visit(DANIEL)],
])('nobody is told of an introduction who %s', async (_reason, happens) => {
  await introduce();
  await happens();
  await pass(8 * DAY);
  expect(site.sent.filter(({ memberId }) => memberId === DANIEL)).toEqual([]);
});

test.each<[string, () => Promise<unknown>]>([
  ['has read everything', () => site.read(DANIEL, ROSA)],
  ['was here since', () => site.visit(DANIEL)],
  ['wants no mails any more', () => site.choose(DANIEL, NO_MAILS)],
  [
    'is suspended',
    () =>
      storeStanding(site.storage, DANIEL, {
        account: { status: 'suspended', until: '2126-01-01T00:00:00.000Z' },
      }),
  ],
  [
    'takes a break',
    () =>
      storeStanding(site.storage, DANIEL, { onBreak: { since: site.clock.now(), isTold: false } }),
  ],
  ['is removed', () => storeStanding(site.storage, DANIEL, { account: { status: 'removed' } })],
  [
    'has an address that nobody has confirmed',
    () =>
      putAddress(site.storage, DANIEL, unconfirmedAddress(toEmailAddress('d@example.org'), true)),
  ],
])('nothing is sent to a member who %s', async (_reason, happens) => {
  await connect();
  await pass(MINUTE);
  await site.write(ROSA, DANIEL);
  await pass(MINUTE);
  await happens();
  await pass(8 * DAY);
  expect(site.sent).toEqual([]);
});

test.each<[string, () => Promise<unknown>]>([
  ['blocked', () => block(DANIEL, ROSA)],
  ['removed', () => storeStanding(site.storage, ROSA, { account: { status: 'removed' } })],
])('what a member did who is %s counts nowhere', async (_hiding, hide) => {
  await connect();
  await pass(MINUTE);
  await site.write(ROSA, DANIEL);
  await site.ask(CLEO, DANIEL);
  await hide();
  await pass(8 * DAY);
  const counts = { requests: 1, acceptances: 0, messages: 0 };
  expect(site.sent).toMatchObject([{ memberId: DANIEL, counts }]);
});

test('the first message of a conversation is told after two minutes, and those that follow it on Monday', async () => {
  await connect();
  await pass(MINUTE);
  await site.write(ROSA, DANIEL);
  await pass(2 * MINUTE);
  expect(site.sent).toMatchObject([{ memberId: DANIEL, counts: { messages: 1 } }]);
  await site.visit(DANIEL);
  await pass(MINUTE);
  await site.write(DANIEL, ROSA);
  await site.write(ROSA, DANIEL);
  await pass(3 * HOUR);
  expect(site.sent).toHaveLength(1);
  await pass(8 * DAY);
  expect(site.sent).toHaveLength(3);
});

test('a second message is announced on Monday, even where the letter about the first is on its way', async () => {
  await connect();
  await pass(MINUTE);
  await site.write(ROSA, DANIEL);
  await pass(MINUTE);
  await site.visit(DANIEL);
  await pass(1_000);
  await site.write(ROSA, DANIEL);
  await pass(2 * MINUTE);
  expect(site.sent).toEqual([]);
  await pass(8 * DAY);
  expect(site.sent).toMatchObject([{ memberId: DANIEL, counts: { messages: 1 } }]);
});

test('a request is announced the next morning to a member who has chosen nothing', async () => {
  await site.ask(ROSA, DANIEL);
  await pass(3 * HOUR);
  expect(site.sent).toEqual([]);
  await pass(DAY);
  expect(site.sent).toMatchObject([{ memberId: DANIEL, counts: { requests: 1 } }]);
});

test('a letter that is decided upon waits for its time', () => {
  const [now, dueAt] = [site.clock.now(), '2026-11-23T08:00:00.000Z'];
  const rosa = toMemberId(ROSA);
  const queued = { letter: { kind: 'activity', memberId: rosa }, key: `activity:${ROSA}` };
  expect(queueAgain(rosa, { type: 'later', dueAt }, now)).toEqual([
    { type: 'queue_letter', queued: { ...queued, dueAt } },
  ]);
  const counts = { requests: 1, acceptances: 0, messages: 0, introductions: 0 };
  expect(queueAgain(rosa, { type: 'send', summary: { counts, until: now } }, now)).toEqual([
    { type: 'queue_letter', queued: { ...queued, dueAt: now } },
  ]);
  expect(queueAgain(rosa, { type: 'drop' }, now)).toEqual([]);
});

test('who has chosen weekly mails gets the first message of a conversation in one of them', async () => {
  await connect();
  await pass(MINUTE);
  await site.choose(DANIEL, USUAL_MAIL_PREFERENCES);
  await site.write(ROSA, DANIEL);
  await pass(3 * HOUR);
  expect(site.sent).toEqual([]);
  await pass(8 * DAY);
  expect(site.sent).toMatchObject([{ memberId: DANIEL, counts: { messages: 1 } }]);
});

test('what comes while a letter is on its way is in the next one', async () => {
  await connect();
  await site.choose(DANIEL, AT_ONCE);
  await pass(MINUTE);
  await site.write(ROSA, DANIEL);
  await site.work();
  site.clock.advance(2 * MINUTE);
  await site.work({ dies: true });
  site.clock.advance(MINUTE);
  await site.ask(CLEO, DANIEL);
  // The same letter, once more: another process sends it, and the request joins it or the next.
  await pass(MINUTE);
  await pass(3 * MINUTE);
  expect(site.sent.at(-1)).toMatchObject({ counts: { requests: 1 } });
  await pass(DAY);
  expect(site.sent.filter(({ counts }) => counts.requests > 0)).toHaveLength(1);
});

test('what happened long before the site had mails is mailed to nobody', async () => {
  await site.ask(ROSA, DANIEL);
  await site.work();
  await pass(9 * DAY);
  expect(site.sent).toHaveLength(1);
  await site.ask(CLEO, DANIEL);
  site.clock.advance(9 * DAY);
  await site.work();
  expect(site.sent).toHaveLength(1);
});

const who = fc.integer({ min: 1, max: 3 });
const pace = fc.constantFrom(...MAIL_PACES);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask' as const), from: who, to: who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('accept' as const), from: who, to: who }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('write' as const), from: who, to: who }) },
  fc.record({ do: fc.constant('read' as const), from: who, to: who }),
  fc.record({ do: fc.constant('visit' as const), from: who }),
  fc.record({
    do: fc.constant('choose' as const),
    from: who,
    preferences: fc.record({ requests: pace, acceptances: pace, messages: pace }),
  }),
  fc.record({ do: fc.constant('hide' as const), from: who, hidden: fc.boolean() }),
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      time: fc.constantFrom(30_000, 90_000, 3 * MINUTE, 7 * HOUR, DAY, 3 * DAY, 8 * DAY),
      dies: fc.boolean(),
    }),
  },
  fc.record({ do: fc.constant('redeliver' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const CONNECTED: readonly Step[] = [
  { do: 'choose', from: DANIEL, preferences: AT_ONCE },
  { do: 'ask', from: ROSA, to: DANIEL },
  { do: 'accept', from: ROSA, to: DANIEL },
];

/** What a reader of the story knows of it, apart from any code that sends mails. */
interface Story {
  /** What each member has not seen: of which kind, by whom, since when. */
  readonly unseen: Map<number, { kind: ActivityKind; by: number; at: string }[]>;
  readonly preferences: Map<number, { readonly chosen: MailPreferences; readonly since: string }>;
  readonly hidden: Set<number>;
  readonly everHidden: Set<number>;
}

function startStory(at: string): Story {
  const ids = [1, 2, 3];
  return {
    unseen: new Map(ids.map((id) => [id, []])),
    preferences: new Map(ids.map((id) => [id, { chosen: USUAL_MAIL_PREFERENCES, since: at }])),
    hidden: new Set(),
    everHidden: new Set(),
  };
}

/** Does the step, and notes what it means. */
async function take(story: Story, current: Step): Promise<void> {
  const at = site.clock.now();
  const events = () => site.storage.feed.read({ after: 0, limit: 10_000 });
  const before = (await events()).length;
  const note = async (to: number, kind: ActivityKind, by: number) => {
    if ((await events()).length > before) story.unseen.get(to)!.push({ kind, by, at });
  };
  const forget = (id: number, isSeen: (kind: ActivityKind, by: number) => boolean) => {
    const left = story.unseen.get(id)!.filter(({ kind, by }) => !isSeen(kind, by));
    story.unseen.set(id, left);
  };
  switch (current.do) {
    case 'ask':
      if (current.from === current.to) return;
      await site.ask(current.from, current.to);
      return note(current.to, 'requests', current.from);
    case 'accept':
      await site.accept(current.from, current.to);
      await note(current.from, 'acceptances', current.to);
      if ((await events()).length > before) {
        forget(current.to, (kind, by) => kind === 'requests' && by === current.from);
      }
      return;
    case 'write':
      await site.write(current.from, current.to);
      return note(current.to, 'messages', current.from);
    case 'read':
      await site.read(current.from, current.to);
      {
        forget(current.from, (kind, by) => kind === 'messages' && by === current.to);
        return;
      }
    case 'visit':
      await site.visit(current.from);
      {
        forget(current.from, () => true);
        return;
      }
    case 'choose':
      await site.choose(current.from, current.preferences);
      story.preferences.set(current.from, { chosen: current.preferences, since: at });
      return;
    case 'hide': {
      const account = current.hidden
        ? { status: 'removed' as const }
        : { status: 'active' as const };
      await storeStanding(site.storage, current.from, { account });
      story.hidden[current.hidden ? 'add' : 'delete'](current.from);
      story.everHidden.add(current.from);
      return;
    }
    case 'wait':
      return;
    case 'redeliver':
      site.redeliver();
  }
}

/** The number of the day or week in which gathered mails of that pace go out together. */
function periodOf(time: string, kind: 'daily' | 'weekly'): number {
  const since = Date.parse(time) - 8 * HOUR;
  return kind === 'daily' ? Math.floor(since / DAY) : Math.floor((since - 4 * DAY) / (7 * DAY));
}

/** Sends what is due, and holds every new letter against the story. */
async function workAndCheck(story: Story, dies: boolean): Promise<void> {
  const known = new Set(site.sent.map(({ id }) => id));
  const earlier = site.sent.length;
  await site.work({ dies });
  if (!dies) expectNothingForgotten(story);
  for (const letter of site.sent.slice(earlier)) {
    const { chosen, since } = story.preferences.get(letter.memberId)!;
    expect(story.hidden).not.toContain(letter.memberId);
    const unseen = story.unseen
      .get(letter.memberId)!
      .filter(({ kind, by }) => chosen[kind] !== 'never' && !story.hidden.has(by));
    expect(unseen).not.toEqual([]);
    for (const kind of ACTIVITY_KINDS) {
      const people = new Set(unseen.filter((item) => item.kind === kind).map(({ by }) => by));
      expect(letter.counts[kind]).toBeLessThanOrEqual(people.size);
    }
    if (known.has(letter.id)) continue;
    const last = site.sent.findLast(
      ({ id, memberId }) => memberId === letter.memberId && id !== letter.id && known.has(id),
    );
    const paces = new Set<MailPace>(Object.values(chosen).filter((one) => one !== 'never'));
    const gathered = (['daily', 'weekly'] as const).find(
      (one) => paces.has(one) && !paces.has('at_once') && (one === 'daily' || paces.size === 1),
    );
    if (last !== undefined && gathered !== undefined && since < last.at) {
      expect(periodOf(letter.at, gathered)).toBeGreaterThan(periodOf(last.at, gathered));
    }
  }
}

/** Whoever was not told of something although it was due is missing a letter. */
function expectNothingForgotten(story: Story): void {
  const now = site.clock.now();
  for (const [memberId, items] of story.unseen) {
    if (story.everHidden.has(memberId)) continue;
    const { chosen, since } = story.preferences.get(memberId)!;
    for (const { kind, by, at } of items) {
      const dueAt = mailDueAt(chosen[kind], at);
      if (dueAt === null || dueAt > now || since > at || story.everHidden.has(by)) continue;
      expect(site.sent.some((letter) => letter.memberId === memberId && letter.at >= at)).toBe(
        true,
      );
    }
  }
}

test('whatever happens, a letter tells of something unseen, in its time, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      site = await createMailedSite(3);
      const story = startStory(site.clock.now());
      for (const current of [...CONNECTED, ...steps]) {
        site.clock.advance(1_000);
        await take(story, current);
        await workAndCheck(story, false);
        if (current.do !== 'wait') continue;
        site.clock.advance(current.time);
        await workAndCheck(story, current.dies);
        if (!current.dies) continue;
        site.clock.advance(MINUTE);
        await workAndCheck(story, false);
      }
      for (const time of [2 * MINUTE, DAY, 8 * DAY]) {
        site.clock.advance(time);
        await workAndCheck(story, false);
      }
      expectNothingForgotten(story);
    }),
    { numRuns: tries(150) },
  );
});
