import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { LinkPurpose } from '#core/letters/domain/link.ts';
import { findLink } from '#core/letters/steps/find-link.ts';
import type { Storage } from '#core/storage.ts';
import { toEmailAddress } from '#tests/support/texts.ts';

const BEFORE = '2026-03-01T09:59:59.999Z';
const OVER = '2026-03-01T10:00:00.000Z';
const LINK = {
  tokenHash: 'a hash',
  purpose: 'confirm_newsletter',
  memberId: null,
  address: toEmailAddress('rosa@example.org'),
  expiresAt: OVER,
} as const;

let storage: Storage;

beforeEach(async () => {
  storage = createMemoryStorage();
  const changes = [{ type: 'add_link', link: LINK }] as const;
  await storage.commit({ changes, events: [], actorId: null, at: BEFORE });
});

const find = (at: string, purposes: readonly LinkPurpose[] = [LINK.purpose], hash = 'a hash') =>
  findLink(storage, hash, purposes, at);

test('a link is found for its purpose, and found again', async () => {
  expect(await find(BEFORE)).toEqual(LINK);
  expect(await find(BEFORE, ['recover_password', LINK.purpose])).toEqual(LINK);
});

test('a link is not found for another purpose or by another token, and stays', async () => {
  expect(await find(BEFORE, ['recover_password'])).toBeNull();
  expect(await find(OVER, ['recover_password'])).toBeNull();
  expect(await find(BEFORE, [LINK.purpose], 'another hash')).toBeNull();
  expect(await find(BEFORE)).toEqual(LINK);
});

test('a link that was found over does not work again when the clock goes back', async () => {
  expect(await find(OVER)).toBeNull();
  expect(await find(BEFORE)).toBeNull();
});
