import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import type { Link } from '#core/letters/domain/link.ts';
import {
  makeAskForNewsletter,
  makeConfirmNewsletter,
  makeStopNewsletter,
} from '#core/mail/use-cases/subscribe.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { addLink } from '#tests/support/writes.ts';

const ADDRESS = toEmailAddress('Reader@example.org');
const NOT_VALID = { ok: false, refusal: { code: 'link_not_valid' } };
const DONE = { ok: true, value: null };

const linkTokens = createRandomSessionTokens();
let storage: Storage;
let clock: SettableClock;

beforeEach(() => {
  storage = createMemoryStorage();
  clock = createSettableClock();
});

/** Nothing of this is for members to hear of. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

const deps = () => ({ ...storage, linkTokens, clock });
const ask = (address: string) => makeAskForNewsletter(deps())(toEmailAddress(address));
const confirm = (token: string) => makeConfirmNewsletter(deps())(token);
const stop = (token: string) => makeStopNewsletter(deps())(token);

async function link(purpose: Link['purpose'], address: Link['address'] = ADDRESS): Promise<string> {
  const token = linkTokens.create();
  const expiresAt = new Date(Date.parse(clock.now()) + DAY).toISOString();
  const tokenHash = linkTokens.hash(token);
  await addLink(storage, { tokenHash, purpose, memberId: null, address, expiresAt });
  return token;
}
const waiting = async () =>
  (await storage.outbox.hold({ now: clock.now(), until: clock.now(), limit: 100 })).map(
    ({ letter }) => letter,
  );
const subscribers = () => storage.newsletter.listSubscribers({ after: 0, limit: 100 });

describe('asking for the newsletter', () => {
  test('sends a letter to confirm the address, at once', async () => {
    await ask(ADDRESS);
    expect(await waiting()).toEqual([{ kind: 'confirm_newsletter', address: ADDRESS }]);
    expect(await subscribers()).toEqual([]);
  });

  test('again while it waits, however it is typed, is one letter', async () => {
    await ask('reader@example.org');
    await ask('READER@example.org');
    await ask('other@example.org');
    expect(await waiting()).toHaveLength(2);
  });

  test('a fourth time within a day asks for nothing, and says nothing of it', async () => {
    const queued: string[] = [];
    const commit: Storage['commit'] = (act) => {
      queued.push(...act.changes.map(({ type }) => type));
      return storage.commit(act);
    };
    const counting = makeAskForNewsletter({ ...deps(), commit });
    for (const address of ['reader@example.org', 'READER@example.org', 'Reader@Example.org']) {
      await counting(toEmailAddress(address));
    }
    await counting(ADDRESS);
    expect(queued).toEqual(['queue_letter', 'queue_letter', 'queue_letter']);
    await counting(toEmailAddress('other@example.org'));
    expect(queued).toHaveLength(4);
  });
});

describe('the link of that letter', () => {
  test('adds the address, once', async () => {
    const token = await link('confirm_newsletter');
    expect(await confirm(token)).toEqual(DONE);
    expect(await subscribers()).toMatchObject([{ address: ADDRESS, since: clock.now() }]);
    expect(await confirm(token)).toEqual(NOT_VALID);
    expect(await subscribers()).toHaveLength(1);
  });

  test('works for as long as it says, and not again when the clock goes back', async () => {
    const token = await link('confirm_newsletter');
    clock.advance(DAY);
    expect(await confirm(token)).toEqual(NOT_VALID);
    clock.advance(-DAY);
    expect(await confirm(token)).toEqual(NOT_VALID);
  });

  test('is no other link, and has an address', async () => {
    for (const token of [
      'made up',
      await link('stop_newsletter'),
      await link('confirm_address'),
      await link('confirm_newsletter', null),
    ]) {
      expect(await confirm(token)).toEqual(NOT_VALID);
    }
    expect(await subscribers()).toEqual([]);
  });
});

describe('the link that stops it', () => {
  test('takes the address off, and is the same answer again', async () => {
    await confirm(await link('confirm_newsletter'));
    await confirm(await link('confirm_newsletter', toEmailAddress('other@example.org')));
    const token = await link('stop_newsletter');
    expect(await stop(token)).toEqual(DONE);
    expect(await subscribers()).toMatchObject([{ address: 'other@example.org' }]);
    expect(await stop(token)).toEqual(DONE);
  });

  test('is no other link', async () => {
    await confirm(await link('confirm_newsletter'));
    expect(await stop(await link('confirm_newsletter'))).toEqual(NOT_VALID);
    expect(await stop(await link('stop_newsletter', null))).toEqual(NOT_VALID);
    expect(await subscribers()).toHaveLength(1);
  });
});
