import { afterEach, beforeEach, expect, test } from 'vitest';
import { settingsOf } from '#tests/support/site-settings.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeInvite } from '#core/accounts/invitations/use-cases/invite.ts';
import { makeListInvitations } from '#core/accounts/invitations/use-cases/list-invitations.ts';
import { makeWithdrawInvitation } from '#core/accounts/invitations/use-cases/withdraw-invitation.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Storage } from '#core/storage.ts';
import { toInvitationId } from '#tests/support/ids.ts';
import { createNumberedSessionTokens } from '#tests/support/numbered-session-tokens.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import { storeMembers, valueOf } from '#tests/support/stored-records.ts';

let storage: Storage;
let clock: SettableClock;
let rosa: MemberId;
let daniel: MemberId;
let invite: ReturnType<typeof makeInvite>;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  const [one, other] = await storeMembers(storage, 2);
  rosa = one!.id;
  daniel = other!.id;
  const invitationCodes = createNumberedSessionTokens();
  invite = makeInvite({ ...storage, clock, invitationCodes, liveSettings: settingsOf() });
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

const withdraw = (callerId: MemberId, id: number) =>
  makeWithdrawInvitation({ ...storage, clock })({ callerId, id: toInvitationId(id) });
const list = async (callerId: MemberId, page: { before?: number; limit?: number } = {}) =>
  makeListInvitations({ ...storage, clock })({ callerId, before: null, limit: 10, ...page });
const statuses = async () => (await list(rosa)).items.map(({ status }) => status);

test('a member invites; only the hash of the code is stored', async () => {
  const createdAt = clock.now();
  const expiresAt = new Date(Date.parse(createdAt) + 30 * DAY).toISOString();
  expect(await invite(rosa)).toEqual(
    granted({ id: 1, code: 'token-1', createdAt, expiresAt, status: 'open' }),
  );
  expect(await storage.invitations.load(toInvitationId(1))).toMatchObject({
    value: { codeHash: 'hash of token-1', inviterId: rosa },
  });
});

test('five of a member are open at the most; one that ends makes room', async () => {
  for (let made = 0; made < 5; made += 1) valueOf(await invite(rosa));
  const tooMany = refused({ code: 'too_many_open_invitations' });
  expect(await invite(rosa)).toEqual(tooMany);
  expect(await invite(daniel)).toMatchObject({ ok: true });
  expect(await withdraw(rosa, 2)).toEqual(granted(null));
  expect(await invite(rosa)).toMatchObject({ ok: true });
  expect(await invite(rosa)).toEqual(tooMany);
  clock.advance(30 * DAY);
  expect(await invite(rosa)).toMatchObject({ ok: true });
  expect(await statuses()).toEqual([
    'open',
    'expired',
    'expired',
    'expired',
    'expired',
    'withdrawn',
    'expired',
  ]);
});

test('a member makes twenty in a day at the most, whatever becomes of them', async () => {
  for (let made = 1; made <= 20; made += 1) {
    const { id } = valueOf(await invite(rosa));
    await withdraw(rosa, id);
  }
  expect(await invite(rosa)).toMatchObject({ refusal: { code: 'too_many_requests' } });
});

test('those who run the site make as many as they need', async () => {
  for (let made = 1; made <= 25; made += 1) {
    expect(await invite(null)).toMatchObject({ ok: true, value: { status: 'open' } });
  }
});

test('only whoever made an invitation withdraws it, and once', async () => {
  const { id } = valueOf(await invite(rosa));
  const notFound = refused({ code: 'not_found', subject: 'invitation' });
  expect(await withdraw(daniel, id)).toEqual(notFound);
  expect(await withdraw(rosa, 999)).toEqual(notFound);
  const { id: ofTheSite } = valueOf(await invite(null));
  expect(await withdraw(rosa, ofTheSite)).toEqual(notFound);
  expect(await withdraw(rosa, id)).toEqual(granted(null));
  expect(await withdraw(rosa, id)).toEqual(refused({ code: 'invitation_ended' }));
});

test('members see their own, newest first, page by page', async () => {
  for (const inviter of [rosa, daniel, rosa, null, rosa]) valueOf(await invite(inviter));
  const first = await list(rosa, { limit: 2 });
  expect(first.items.map(({ id }) => id)).toEqual([5, 3]);
  expect(first.next).toBe('invitations.3');
  expect((await list(rosa, { limit: 1 })).next).toBe('invitations.5');
  const second = await list(rosa, { before: 3, limit: 2 });
  expect(second).toMatchObject({ items: [{ id: 1 }], next: null });
});
