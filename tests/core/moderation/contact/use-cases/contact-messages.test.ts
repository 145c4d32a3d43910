import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { CONTACT_LIMIT } from '#core/moderation/contact/domain/contact-limit.ts';
import { contactListQuerySchema } from '#core/moderation/contact/schemas.ts';
import type {
  ContactMessage,
  ContactState,
} from '#core/moderation/contact/domain/contact-message.ts';
import { makeHandleContactMessage } from '#core/moderation/contact/use-cases/handle-contact-message.ts';
import { makeListContactMessages } from '#core/moderation/contact/use-cases/list-contact-messages.ts';
import { makeRemoveOldContactMessages } from '#core/moderation/contact/use-cases/remove-old-contact-messages.ts';
import { makeSendContactMessage } from '#core/moderation/contact/use-cases/send-contact-message.ts';
import type { Limit } from '#core/kernel/limiter.ts';
import type { Storage } from '#core/storage.ts';
import { toContactMessageId, toMemberId } from '#tests/support/ids.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { toContactText, toEmailAddress } from '#tests/support/texts.ts';

let storage: Storage;
let clock: SettableClock;

beforeEach(() => {
  storage = createMemoryStorage();
  clock = createSettableClock();
});

const EMAIL = toEmailAddress('visitor@example.org');

type Draft = Parameters<ReturnType<typeof makeSendContactMessage>>[0];

const send = (
  given: Partial<Draft> = {},
  limiter: Pick<Storage['limiter'], 'take'> = storage.limiter,
) =>
  makeSendContactMessage({ ...storage, limiter, clock })({
    topic: 'data',
    memberId: null,
    email: EMAIL,
    text: toContactText('My data, please'),
    ...given,
  });
const handle = (id: number, by: Parameters<ReturnType<typeof makeHandleContactMessage>>[0]['by']) =>
  makeHandleContactMessage({ ...storage, clock })({ id: toContactMessageId(id), by });
const openOnes = () => storage.contactMessages.listOpen({ after: 0, limit: 100 });

/** All messages, read in pages of that size. */
async function listAll(limit: number, state?: ContactState): Promise<ContactMessage[]> {
  const list = makeListContactMessages(storage);
  const all: ContactMessage[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { after = null } = contactListQuerySchema.parse(
      cursor === undefined ? {} : { after: cursor },
    );
    const { items, next } = await list({ after, limit, ...(state && { state }) });
    all.push(...items);
    cursor = next;
  }
  return all;
}

test('a visitor says where the answer goes, and a member need not', async () => {
  expect(await send()).toEqual({ ok: true, value: null });
  expect(await send({ email: null })).toEqual({
    ok: false,
    refusal: {
      code: 'invalid_input',
      errors: [{ path: 'email', fault: { rule: 'required', field: 'email' } }],
    },
  });
  const [rosa] = await storeMembers(storage, 1);
  expect(await send({ memberId: rosa!.id, email: null })).toEqual({ ok: true, value: null });
  expect(await openOnes()).toMatchObject([
    { memberId: null, email: EMAIL, createdAt: clock.now(), handling: null },
    { memberId: rosa!.id, email: null },
  ]);
});

test('members are counted by themselves, and only for what could be stored', async () => {
  const taken: [Limit, string][] = [];
  const limiter = {
    take: (limit: Limit, key: string) => {
      taken.push([limit, key]);
      return Promise.resolve(taken.length > 1 ? 1_500 : null);
    },
  };
  const member = { memberId: toMemberId(7) };
  expect((await send({}, limiter)).ok).toBe(true);
  expect((await send({ email: null }, limiter)).ok).toBe(false);
  expect((await send(member, limiter)).ok).toBe(true);
  expect(await send(member, limiter)).toEqual({
    ok: false,
    refusal: { code: 'too_many_requests', retryAfter: 2 },
  });
  expect(taken).toEqual([
    [CONTACT_LIMIT, '7'],
    [CONTACT_LIMIT, '7'],
  ]);
  expect(await openOnes()).toHaveLength(2);
});

test('a message is handled once; again is the same answer', async () => {
  await send();
  const first = await handle(1, toMemberId(3));
  expect(first).toMatchObject({ ok: true, value: { id: 1, handling: { by: 3, at: clock.now() } } });
  clock.advance(DAY);
  expect(await handle(1, 'operator')).toEqual(first);
  expect(await handle(2, 'operator')).toEqual({
    ok: false,
    refusal: { code: 'not_found', subject: 'contact_message' },
  });
});

test('handled at the same moment by two, both get the answer of the first', async () => {
  await send();
  const answers = await Promise.all([handle(1, toMemberId(3)), handle(1, 'operator')]);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ ok: true, value: { handling: { by: 3 } } });
});

test('in pages of any size, all are listed once: the open ones as they came, then the others', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (handled, limit) => {
        storage = createMemoryStorage();
        for (const [place, isHandled] of handled.entries()) {
          await send();
          if (isHandled) await handle(place + 1, 'operator');
        }
        const ids = handled.map((_, place) => place + 1);
        const isOpen = (id: number) => !handled[id - 1];
        const expected = [
          ...ids.filter(isOpen),
          ...ids.filter((id) => !isOpen(id)).toSorted((one, other) => other - one),
        ];
        const listIds = async (state?: ContactState) =>
          (await listAll(limit, state)).map(({ id }) => id);
        expect(await listIds()).toEqual(expected);
        expect(await listIds('open')).toEqual(expected.filter(isOpen));
        expect(await listIds('handled')).toEqual(expected.filter((id) => !isOpen(id)));
      },
    ),
  );
});

test('handled messages are removed after 180 days, and open ones never', async () => {
  await send();
  await send();
  await handle(1, 'operator');
  const remove = makeRemoveOldContactMessages({ ...storage, clock });
  clock.advance(180 * DAY);
  await remove();
  expect(await listAll(10)).toHaveLength(2);
  clock.advance(1);
  await remove();
  expect(await listAll(10)).toMatchObject([{ id: 2, handling: null }]);
});
