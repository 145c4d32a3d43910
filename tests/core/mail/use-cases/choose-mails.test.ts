import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { linkExpiry, type Link } from '#core/letters/domain/link.ts';
import type { MailPreferences } from '#core/mail/domain/mail-preferences.ts';
import { mailEndpoints } from '#core/mail/schemas.ts';
import { makeChooseMails, makeStopMails } from '#core/mail/use-cases/choose-mails.ts';
import { makeGetMailPreferences } from '#core/mail/use-cases/get-mail-preferences.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { fieldErrorsOf } from '#tests/support/field-errors.ts';
import { createNumberedSessionTokens } from '#tests/support/numbered-session-tokens.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { addLink } from '#tests/support/writes.ts';

const linkTokens = createNumberedSessionTokens();
const clock = createSettableClock();
const NOT_VALID = refused({ code: 'link_not_valid' });
const USUAL = { requests: 'daily', acceptances: 'at_once', messages: 'weekly' } as const;
const CHOSEN = { requests: 'never', acceptances: 'daily', messages: 'at_once' } as const;
const NEVER = { requests: 'never', acceptances: 'never', messages: 'never' } as const;

let storage: Storage;
let rosa: Self;

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = await storeMember(storage);
});

const mails = () => makeGetMailPreferences(storage)(rosa.id);
const choose = (
  preferences: MailPreferences,
  others: { readonly reportsDaily?: boolean; readonly rhythmDays?: boolean } = {},
) => makeChooseMails({ ...storage, clock })({ callerId: rosa.id, preferences, ...others });
const stop = (token: string) => makeStopMails({ ...storage, clock, linkTokens })(token);

async function mailed({ purpose, memberId }: Pick<Link, 'purpose' | 'memberId'>): Promise<string> {
  const token = linkTokens.create();
  const expiresAt = linkExpiry(purpose, clock.now());
  const tokenHash = linkTokens.hash(token);
  await addLink(storage, { tokenHash, purpose, memberId, address: rosa.email, expiresAt });
  return token;
}

describe('which mails a member gets', () => {
  test('is the usual until they choose, and what they leave out stays as it is', async () => {
    expect(await mails()).toEqual({ ...USUAL, reportsDaily: true, rhythmDays: false });
    const first = { ...CHOSEN, reportsDaily: true, rhythmDays: true };
    expect(await choose(CHOSEN, { rhythmDays: true })).toEqual(granted(first));
    expect(await mails()).toEqual(first);
    const second = { ...USUAL, reportsDaily: false, rhythmDays: true };
    expect(await choose(USUAL, { reportsDaily: false })).toEqual(granted(second));
    expect(await mails()).toEqual(second);
    expect(await readEvents(storage)).toEqual([]);
  });

  test('is none of those about what happens once they follow the link of one', async () => {
    await choose(CHOSEN, { rhythmDays: true, reportsDaily: true });
    const token = await mailed({ purpose: 'stop_mails', memberId: rosa.id });
    for (let times = 0; times < 2; times += 1) expect(await stop(token)).toEqual(granted(null));
    expect(await mails()).toEqual({ ...NEVER, reportsDaily: true, rhythmDays: false });
  });

  test('stays with any other link', async () => {
    const others = [
      await mailed({ purpose: 'confirm_address', memberId: rosa.id }),
      await mailed({ purpose: 'stop_mails', memberId: null }),
      'nothing',
    ];
    for (const token of others) expect(await stop(token)).toEqual(NOT_VALID);
    expect(await mails()).toMatchObject(USUAL);
  });
});

test('what is chosen is one of the paces, and a choice is yes or no', () => {
  const { body } = mailEndpoints.chooseMails;
  expect(body.parse(CHOSEN)).toEqual(CHOSEN);
  const errorsOf = (given: object) => fieldErrorsOf(body, { ...CHOSEN, ...given });
  expect(errorsOf({ requests: 'hourly' })).toEqual([
    { path: 'requests', message: 'Choose how often' },
  ]);
  for (const path of ['reportsDaily', 'rhythmDays']) {
    expect(errorsOf({ [path]: 'yes' })).toEqual([{ path, message: 'Say yes or no' }]);
  }
  const { query } = mailEndpoints.stopMails;
  expect(fieldErrorsOf(query, { token: ['one', 'two'] })).toMatchObject([{ path: 'token' }]);
});
