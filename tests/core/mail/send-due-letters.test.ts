import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import type { Letter, LetterKind } from '#core/letters/domain/letter.ts';
import type { Mail, MailFailure } from '#core/mail/ports/mailer.ts';
import { makeComposeLetter, type ComposeLetter } from '#core/mail/use-cases/compose-letter.ts';
import { makeConcludeLetter } from '#core/mail/use-cases/conclude-letter.ts';
import { makeMayReceive } from '#core/mail/use-cases/prepare-activity.ts';
import { makeSendDueLetters, type SendDueLetters } from '#core/mail/use-cases/send-due-letters.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { mailTexts } from '#core/texts/mail-texts.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { toLetterId } from '#tests/support/ids.ts';
import { MAIL_SITE } from '#tests/support/mail-site.ts';
import {
  createSettableClock,
  DAY,
  HOUR,
  type SettableClock,
} from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { queueLetter } from '#tests/support/writes.ts';

const MINUTE = 60_000;
const DOWN: MailFailure = { type: 'unavailable', reason: '451 later' };

let clock: SettableClock;
let storage: Storage;
let rosa: Self;
let sent: Mail[];
let reports: string[];
/** What the mailer answers next; after these, that it sent the mail. */
let answers: (MailFailure | null)[];
/** The kinds of the letters that were still there each time that traces were removed. */
let traces: (readonly LetterKind[])[];
/** Whether traces cannot be removed now. */
let areTracesKept: boolean;
/** Done while a mail is sent. */
let meanwhile: () => Promise<void>;
let sendDueLetters: SendDueLetters;

const sourcesOf = () => ({
  ...{ ...storage, clock, mayReceive: makeMayReceive(storage) },
  confirmation: 'required' as const,
});

const compose: ComposeLetter = (letter) => {
  const linkTokens = createRandomSessionTokens();
  const written = { linkTokens, mailTexts, mailSite: MAIL_SITE };
  return makeComposeLetter({ ...sourcesOf(), ...written })(letter);
};

function makeSender(
  commit: Storage['commit'] = storage.commit,
  chance = 0,
  composeLetter = compose,
): SendDueLetters {
  const sources = sourcesOf();
  return makeSendDueLetters({
    outbox: storage.outbox,
    removeTraces: async () => {
      traces.push(await leftLetters());
      if (areTracesKept) throw new Error('locked');
    },
    commit,
    composeLetter,
    concludeLetter: makeConcludeLetter(sources),
    mailer: {
      send: async (mail) => {
        await meanwhile();
        const answer = answers.shift() ?? null;
        if (answer === null) sent.push(mail);
        return answer;
      },
    },
    clock,
    chance: () => chance,
    reportFailure: (sentence) => void reports.push(sentence),
  });
}

const queue = (letter: Letter) => queueLetter(storage, { letter, key: null, dueAt: clock.now() });
const firstLetter = () => storage.outbox.find(toLetterId(1));
const farewell = () => ({ kind: 'account_deleted', address: rosa.email }) as const;
const leftLetters = async () => {
  const found = await Promise.all([1, 2, 3].map((id) => storage.outbox.find(toLetterId(id))));
  return found.flatMap((queued) => (queued === null ? [] : [queued.letter.kind]));
};
const passwordChanged = () => ({ kind: 'password_changed', memberId: rosa.id }) as const;
const recovery = () => ({ kind: 'recover_password', address: rosa.email }) as const;

beforeEach(async () => {
  clock = createSettableClock();
  storage = createMemoryStorage();
  [sent, reports, answers, traces] = [[], [], [], []];
  areTracesKept = false;
  meanwhile = () => Promise.resolve();
  rosa = await storeMember(storage, { username: 'Rosa', verified: true });
  sendDueLetters = makeSender();
});

/** Nobody hears of letters. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

test('a letter is sent once, and is gone then', async () => {
  await queue(passwordChanged());
  expect(await sendDueLetters()).toBe(false);
  expect(sent.map(({ to }) => to)).toEqual([rosa.email]);
  expect(await firstLetter()).toBeNull();
});

test('its link works by the time it is sent, and only its hash is stored', async () => {
  await queue(recovery());
  const tokens = createRandomSessionTokens();
  await sendDueLetters();
  const [, token = ''] = /#token=([\w-]{43})\n/.exec(sent[0]!.text)!;
  expect(await storage.links.find(tokens.hash(token))).toMatchObject({ memberId: rosa.id });
  expect(await storage.links.find(token)).toBeNull();
});

test('a letter that no longer applies is removed unsent', async () => {
  await queue({ kind: 'activity', memberId: rosa.id });
  await sendDueLetters();
  expect(sent).toEqual([]);
  expect(await firstLetter()).toBeNull();
});

test('a few are sent at a time, and whether there may be more is said', async () => {
  for (let number = 1; number <= 7; number += 1) await queue(passwordChanged());
  expect(await sendDueLetters()).toBe(true);
  expect(sent).toHaveLength(5);
  expect(await sendDueLetters()).toBe(false);
  expect(sent).toHaveLength(7);
});

describe('the letter to the address of a deleted account', () => {
  test('goes with the address as soon as it is sent, and its traces after that', async () => {
    await queue(farewell());
    await queue(farewell());
    await sendDueLetters();
    expect(sent).toHaveLength(2);
    expect(traces).toEqual([[]]);
  });

  test('goes when it is given up, and is not kept like others', async () => {
    await queue(farewell());
    await queue(passwordChanged());
    const refused = { type: 'refused', reason: '550 nobody' } as const;
    answers = [refused, refused];
    await sendDueLetters();
    expect(await leftLetters()).toEqual(['password_changed']);
    expect(traces).toEqual([['password_changed']]);
    expect(reports).toEqual([
      'A mail was not accepted and is given up.',
      'A mail was not accepted and is given up.',
    ]);
  });

  test('waits while the mail server is away, and no traces are looked for without it', async () => {
    await queue(farewell());
    answers = [DOWN];
    await sendDueLetters();
    expect(await firstLetter()).toMatchObject({ attempts: 1, failure: null });
    await queue(passwordChanged());
    await sendDueLetters();
    expect(await leftLetters()).toEqual(['account_deleted']);
    expect(traces).toEqual([]);
  });

  test('waits with its traces where finding its words took too long, or failed', async () => {
    await queue(farewell());
    for (const happens of [
      () => {
        clock.advance(21_000);
      },
      () => {
        throw new Error('no storage');
      },
    ]) {
      const composeLetter: ComposeLetter = (letter) => {
        happens();
        return compose(letter);
      };
      await makeSender(storage.commit, 0, composeLetter)();
      clock.advance(MINUTE);
    }
    expect([sent, traces]).toEqual([[], []]);
    await sendDueLetters();
    expect(sent).toHaveLength(1);
    expect(traces).toEqual([[]]);
  });

  test('is gone also where its traces cannot be removed now', async () => {
    areTracesKept = true;
    await queue(farewell());
    expect(await sendDueLetters()).toBe(false);
    expect(await firstLetter()).toBeNull();
    expect(reports).toEqual(['The traces of a deleted account could not be removed yet.']);
  });
});

describe('while the mail server is away', () => {
  test('a letter is tried after 1, 2, 4, 8 … minutes, at most 6 hours apart, and given up after three days', async () => {
    const start = clock.now();
    await queue(passwordChanged());
    const waits: number[] = [];
    for (;;) {
      answers = [DOWN];
      const now = clock.now();
      await sendDueLetters();
      const { failure, dueAt } = (await firstLetter())!;
      if (failure !== null) break;
      const wait = Date.parse(dueAt) - Date.parse(now);
      waits.push(wait / MINUTE);
      clock.advance(wait - 1);
      expect(await sendDueLetters()).toBe(false);
      clock.advance(1);
    }
    expect(waits.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
    expect(new Set(waits.slice(9))).toEqual(new Set([360]));
    const days = (Date.parse(clock.now()) - Date.parse(start)) / DAY;
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(3.5);
    expect((await firstLetter())!.failure).toEqual({ at: clock.now(), reason: '451 later' });
    expect(new Set(reports)).toEqual(
      new Set([
        'A mail was not accepted and is tried again later.',
        'A mail was not accepted and is given up.',
      ]),
    );
    clock.advance(30 * DAY);
    await sendDueLetters();
    expect(sent).toEqual([]);
  });

  test('chance lengthens each wait by a fifth at most', async () => {
    await queue(passwordChanged());
    answers = [DOWN];
    await makeSender(storage.commit, 1)();
    const { dueAt } = (await firstLetter())!;
    expect(Date.parse(dueAt) - Date.parse(clock.now())).toBe(1.2 * MINUTE);
  });

  test('a letter arrives once the server is back after ten minutes', async () => {
    await queue(passwordChanged());
    for (let minute = 0; minute < 10; minute += 1) {
      answers = [DOWN];
      await sendDueLetters();
      clock.advance(MINUTE);
    }
    answers = [];
    for (let minute = 0; minute < 16; minute += 1) {
      await sendDueLetters();
      clock.advance(MINUTE);
    }
    expect(sent).toHaveLength(1);
    expect(await firstLetter()).toBeNull();
  });

  test('a letter that gives back a password is dropped after half an hour', async () => {
    await queue(recovery());
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      answers = [DOWN];
      await sendDueLetters();
      const { dueAt } = (await firstLetter())!;
      clock.advance(Date.parse(dueAt) - Date.parse(clock.now()));
    }
    answers = [];
    await sendDueLetters();
    expect([sent, await firstLetter()]).toEqual([[], null]);
  });
});

test('a letter that gives back a password is dropped when nobody sent it for half an hour', async () => {
  await queue(recovery());
  clock.advance(HOUR / 2);
  await sendDueLetters();
  expect([sent, await firstLetter()]).toEqual([[], null]);
});

test('a letter that is refused is given up at once', async () => {
  await queue(passwordChanged());
  answers = [{ type: 'refused', reason: '550 unknown' }];
  await sendDueLetters();
  expect(await firstLetter()).toMatchObject({ attempts: 1, failure: { reason: '550 unknown' } });
  expect(reports).toEqual(['A mail was not accepted and is given up.']);
});

test('two processes never send the same letter, however long one takes', async () => {
  for (let number = 1; number <= 12; number += 1) await queue(passwordChanged());
  const other = makeSender();
  while ((await Promise.all([sendDueLetters(), other()])).includes(true));
  expect(sent).toHaveLength(12);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(12);
});

test('a letter is left to others when finding its words took so long that they may hold it soon', async () => {
  await queue(passwordChanged());
  const { members } = storage;
  const slowMembers: Storage['members'] = {
    ...members,
    findById: (id) => {
      clock.advance(21_000);
      return members.findById(id);
    },
  };
  const quick = storage;
  storage = { ...storage, members: slowMembers };
  await sendDueLetters();
  expect(sent).toEqual([]);
  storage = quick;
  clock.advance(39_000);
  await makeSender()();
  expect(sent).toHaveLength(1);
});

test('a letter that was sent is not sent again because it could not be removed', async () => {
  let isAway = false;
  const commit: Storage['commit'] = (act) =>
    isAway ? Promise.reject(new Error('The storage is away.')) : storage.commit(act);
  const send = makeSender(commit);
  await queue(passwordChanged());
  meanwhile = () => Promise.resolve(void (isAway = true));
  await send();
  expect(reports).toEqual(['A mail could not be prepared and is tried again.']);
  isAway = false;
  clock.advance(MINUTE);
  await send();
  expect(sent).toHaveLength(1);
  expect(await firstLetter()).toBeNull();
});
