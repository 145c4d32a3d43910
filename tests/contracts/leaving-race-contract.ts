import { makeFailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { LATER_DAY } from '#tests/support/days.ts';
import { listTowns } from '#tests/support/listed-towns.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createOtpauthCodes } from '#adapters/system/otpauth-codes.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { makeLogIn } from '#core/accounts/use-cases/log-in.ts';
import { makeBlockMember } from '#core/connections/blocks/use-cases/block-member.ts';
import { makeTakeBreak } from '#core/accounts/breaks/use-cases/take-break.ts';
import { makeAcceptConnection } from '#core/connections/use-cases/accept-connection.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import { makeRequestConnection } from '#core/connections/use-cases/request-connection.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted } from '#core/kernel/result.ts';
import { makeDeleteAccount } from '#core/moderation/use-cases/delete-account.ts';
import { makeDeleteLeavers } from '#core/accounts/leaving/use-cases/delete-leavers.ts';
import { makeLeave } from '#core/accounts/leaving/use-cases/leave.ts';
import { makeUpdateProfile } from '#core/members/use-cases/update-profile.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import { makeFileReport } from '#core/moderation/reports/use-cases/file-report.ts';
import type { Storage } from '#core/storage.ts';
import { makeCurrentPictures } from '#core/media/steps/current-pictures.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { inTurns } from '#tests/support/in-turns.ts';
import { createNumberedSessionTokens } from '#tests/support/numbered-session-tokens.ts';
import { isReservedName } from '#tests/support/reserved-names.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { EVER, storeConnection, storeMember, storeRequest } from '#tests/support/stored-records.ts';
import { toLogInName, toMessageText, toPassword, toTypedPassword } from '#tests/support/texts.ts';
import { tries } from '#tests/support/tries.ts';

const PASSWORD = 'one of the garden gates';
const NOTE = 'We both keep bees, and live not far from each other. How did you begin?';
const DONE = { ok: true, value: null };
const RUNS = { numRuns: tries(20) };
const REFUSED = ['not_found', 'not_signed_in', 'member_has_left', 'forbidden'];

/** The connection between the two, and what one of them does while the one leaves. */
type LeavingRace = readonly [
  arrange: (storage: Storage, one: MemberId, other: MemberId) => Promise<unknown>,
  act: (commands: Commands, one: MemberId, other: MemberId) => Promise<{ readonly ok: boolean }>,
];

const STRANGERS = () => Promise.resolve();
const ASKED = storeRequest;
const CONNECTED = storeConnection;

const RACES: Readonly<Record<string, LeavingRace>> = {
  'the other asks them': [STRANGERS, ({ request }, one, other) => request(other, one)],
  'they ask the other': [STRANGERS, ({ request }, one, other) => request(one, other)],
  'the other accepts them': [ASKED, ({ accept }, one, other) => accept(other, one)],
  'the other declines them': [ASKED, ({ remove }, one, other) => remove(other, one)],
  'the other writes to them': [CONNECTED, ({ send }, one, other) => send(other, one)],
  'they write to the other': [CONNECTED, ({ send }, one, other) => send(one, other)],
  'the other ends the connection': [CONNECTED, ({ remove }, one, other) => remove(other, one)],
  'the other blocks them': [CONNECTED, ({ block }, one, other) => block(other, one)],
  'the other reports them': [CONNECTED, ({ report }, one, other) => report(other, one)],
  'they change their profile': [CONNECTED, ({ edit }, one) => edit(one)],
  'they take a break': [CONNECTED, ({ takeBreak }, one) => takeBreak(one)],
  'they log in': [CONNECTED, ({ logIn }, one) => logIn(one, false)],
};

/** What becomes of a departure or a deletion and of whatever is done at the same moment. */
export function describeLeavingRaces(current: () => Storage): void {
  async function race(
    arrange: LeavingRace[0],
    start: (commands: Commands, one: MemberId, other: MemberId) => readonly Promise<unknown>[],
    check: (answers: readonly unknown[], one: MemberId, other: MemberId) => Promise<void>,
  ): Promise<void> {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isOlder) => {
        const [lower, higher] = [await storeOne(current()), await storeOne(current())];
        const [one, other] = isOlder ? [lower, higher] : [higher, lower];
        TOKENS.length = 0;
        await arrange(current(), one, other);
        const commands = commandsOn(inTurns(current(), scheduler));
        const answers = await scheduler.waitFor(Promise.all(start(commands, one, other)));
        await check(answers, one, other);
      }),
      RUNS,
    );
  }

  /** Nothing of the one is left but the number, whatever was under way. */
  async function expectDeleted(one: MemberId, other: MemberId): Promise<void> {
    const { members, connections, messages, safety } = current();
    expect(await members.findById(one)).toBeNull();
    expect((await safety.loadStanding(one)).value.account).toEqual({ status: 'deleted' });
    const between = await connections.findBetween(one, other);
    if (between === null) return;
    expect(between.status).toBe('accepted');
    if (between.requesterId === one) expect(between.note).toBeNull();
    const written = await messages.listOf(between.id, { before: null, limit: 99, senderId: one });
    expect(written).toEqual([]);
  }

  describe('at the same moment as a departure', () => {
    test.each(Object.entries(RACES))('%s', async (_name, [arrange, act]) => {
      await race(
        arrange,
        (commands, one, other) => [commands.leave(one), act(commands, one, other)],
        async ([left, acted], one, other) => {
          expect(left).toMatchObject({ ok: true });
          expectDoneOrRefused(acted);
          const { value } = await current().safety.loadStanding(one);
          expect(value.leavesOn).not.toBeNull();
          for (const token of TOKENS) expect(await current().sessions.find(token)).toBeNull();
          expect((await current().connections.countOf(other, EVER)).received).toBe(0);
          const found = await current().directory.recommend(other, 20, LATER_DAY);
          expect(found?.map(({ id }) => id)).not.toContain(one);
        },
      );
    });
  });

  describe('at the same moment as a deletion', () => {
    test.each(Object.entries(RACES))('%s', async (_name, [arrange, act]) => {
      await race(
        arrange,
        (commands, one, other) => [commands.deleteAccount(one), act(commands, one, other)],
        async ([deleted, acted], one, other) => {
          expect(deleted).toEqual(DONE);
          expectDoneOrRefused(acted);
          for (const token of TOKENS) expect(await current().sessions.find(token)).toBeNull();
          await expectDeleted(one, other);
        },
      );
    });

    test('the member comes back: one of the two wins as a whole', async () => {
      await race(
        async (storage, one, other) => {
          await storeConnection(storage, one, other);
          await commandsOn(storage).leave(one);
        },
        ({ deleteLeavers, logIn }, one) => [deleteLeavers(), logIn(one, true)],
        async ([, loggedIn], one, other) => {
          const { value } = await current().safety.loadStanding(one);
          if ((loggedIn as { readonly ok: boolean }).ok) {
            expect(value).toMatchObject({ account: { status: 'active' }, leavesOn: null });
            expect(await current().members.findById(one)).not.toBeNull();
            const sessions = TOKENS.map((token) => current().sessions.find(token));
            const held = (await Promise.all(sessions)).filter((it) => it?.memberId === one);
            expect(held).toHaveLength(1);
          } else {
            expect(loggedIn).toEqual({ ok: false, refusal: { code: 'bad_credentials' } });
            await expectDeleted(one, other);
          }
        },
      );
    });

    test('another process deletes the same accounts', async () => {
      await race(
        (storage, one) => commandsOn(storage).leave(one),
        ({ deleteLeavers }) => [deleteLeavers(), deleteLeavers()],
        async (_numbers, one, other) => {
          await expectDeleted(one, other);
          const now = '2999-01-01T00:00:00.000Z';
          const letters = await current().outbox.hold({ now, until: now, limit: 1_000 });
          const kinds = letters.filter(
            ({ letter }) =>
              letter.kind === 'account_deleted' && letter.address === addresses.get(one),
          );
          expect(kinds).toHaveLength(1);
        },
      );
    });
  });
}

function expectDoneOrRefused(answer: unknown): void {
  const { ok, refusal } = answer as { ok: boolean; refusal?: { code: string } };
  const code = refusal?.code ?? '';
  expect(ok || [...REFUSED, 'account_leaving', 'bad_credentials'].includes(code), code).toBe(true);
}

const usernames = new Map<MemberId, string>();
const addresses = new Map<MemberId, string>();

async function storeOne(storage: Storage): Promise<MemberId> {
  const passwordHash = await cheapPasswordHasher.hash(toPassword(PASSWORD));
  const preferences = { relationshipTypes: [1], interests: ['Knots'] };
  const { id, username, email } = await storeMember(storage, { passwordHash, preferences });
  usernames.set(id, username);
  addresses.set(id, email);
  return id;
}

const DECOY_HASH = await cheapPasswordHasher.hash(toPassword('nobody knows this'));

const sessionTokens = createNumberedSessionTokens();
/** The hashes of the tokens that were made last. */
const TOKENS: string[] = [];

type Commands = ReturnType<typeof commandsOn>;

function commandsOn(storage: Storage) {
  const [clock, later] = [createSettableClock(), createSettableClock()];
  later.advance(15 * DAY);
  const tokens = {
    create: () => {
      const token = sessionTokens.create();
      TOKENS.push(sessionTokens.hash(token));
      return token;
    },
    hash: (token: string) => sessionTokens.hash(token),
  };
  const deps = {
    ...storage,
    failedTries: makeFailedTries(),
    clock,
    isReservedName,
    listTowns,
    sessionTokens: tokens,
    passwordHasher: cheapPasswordHasher,
    decoyHash: DECOY_HASH,
    confirmation: 'none',
    authenticatorCodes: createOtpauthCodes(),
    currentPictures: makeCurrentPictures(storage),
    proveIdentity: async (id: MemberId) => granted((await storage.members.findById(id))!),
  } as const;
  const [request, accept] = [makeRequestConnection(deps), makeAcceptConnection(deps)];
  const [remove, send] = [makeRemoveConnection(deps), makeSendMessage(deps)];
  const [block, report] = [makeBlockMember(deps), makeFileReport(deps)];
  const [leave, takeBreak, edit] = [makeLeave(deps), makeTakeBreak(deps), makeUpdateProfile(deps)];
  const logIn = makeLogIn(deps);
  const between = async (one: MemberId, other: MemberId) =>
    (await storage.connections.findBetween(one, other))?.id ?? null;
  const nothing = { ok: false, refusal: { code: 'not_found', subject: 'connection' } } as const;
  const password = toTypedPassword(PASSWORD);
  return {
    leave: (callerId: MemberId) => leave({ callerId, proof: { type: 'password', password } }),
    deleteAccount: makeDeleteAccount(deps),
    deleteLeavers: makeDeleteLeavers({ ...deps, clock: later }),
    takeBreak: (callerId: MemberId) => takeBreak({ callerId, isTold: true }),
    edit: (id: MemberId) => edit({ callerId: id, id, changes: { bio: 'I bake' } }),
    logIn: (id: MemberId, comesBack: boolean) =>
      logIn({
        username: toLogInName(usernames.get(id) ?? ''),
        password,
        previousToken: null,
        network: '203.0.113.1',
        deviceToken: null,
        device: UNKNOWN_DEVICE,
        comesBack,
      }),
    block: (callerId: MemberId, id: MemberId) => block({ callerId, id }),
    report: (callerId: MemberId, memberId: MemberId) =>
      report({
        callerId,
        memberId,
        reason: 'money',
        words: null,
        attachMessages: true,
        block: false,
      }),
    request: (callerId: MemberId, recipientId: MemberId) =>
      request({
        callerId,
        requesterId: callerId,
        recipientId,
        relationshipTypeId: 1,
        side: null,
        note: NOTE,
      }),
    accept: async (callerId: MemberId, otherId: MemberId) => {
      const id = await between(callerId, otherId);
      return id === null ? nothing : accept({ callerId, id });
    },
    remove: async (callerId: MemberId, otherId: MemberId) => {
      const id = await between(callerId, otherId);
      return id === null ? nothing : remove({ callerId, id, seen: null });
    },
    send: async (callerId: MemberId, otherId: MemberId) => {
      const connectionId = await between(callerId, otherId);
      const content = toMessageText('Good morning');
      return connectionId === null ? nothing : send({ callerId, connectionId, content });
    },
  };
}
