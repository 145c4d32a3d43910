import { makeFailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { listTowns } from '#tests/support/listed-towns.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import {
  toEmailAddress,
  toIdempotencyKey,
  toLogInName,
  toMessageText,
  toTypedPassword,
  toUsername,
  toPassword,
} from '#tests/support/texts.ts';
import { toMessageId } from '#tests/support/ids.ts';
import type { ConnectionId, MemberId, ReportId } from '#core/kernel/ids.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createOtpauthCodes } from '#adapters/system/otpauth-codes.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { makeLogIn } from '#core/accounts/use-cases/log-in.ts';
import { makeRegister } from '#core/accounts/use-cases/register.ts';
import { makeBlockMember } from '#core/connections/blocks/use-cases/block-member.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { makeAcceptConnection } from '#core/connections/use-cases/accept-connection.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import { makeRequestConnection } from '#core/connections/use-cases/request-connection.ts';
import type { DomainEvent } from '#core/events.ts';
import { makeUpdateProfile } from '#core/members/use-cases/update-profile.ts';
import { makeMarkMessageAsRead } from '#core/messaging/use-cases/mark-message-as-read.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import { makeFileReport } from '#core/moderation/reports/use-cases/file-report.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import { isInUse } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { makeCurrentPictures } from '#core/media/steps/current-pictures.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { createSession } from '#tests/support/writes.ts';
import { inTurns } from '#tests/support/in-turns.ts';
import { newMember } from '#tests/support/new-member.ts';
import { OPEN_REGISTRATION } from '#tests/support/open-registration.ts';
import { isCommonPassword } from '#tests/support/common-passwords.ts';
import { isReservedName } from '#tests/support/reserved-names.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import {
  EVER,
  storeConnection,
  storeMember,
  storeMembers,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { tries } from '#tests/support/tries.ts';

const RUNS = { numRuns: tries(60) };

const NOT_FOUND = { ok: false, refusal: { code: 'not_found', subject: 'connection' } };
const ALREADY_ACCEPTED = { ok: false, refusal: { code: 'already_accepted' } };
const ALREADY_CONNECTED = { ok: false, refusal: { code: 'already_connected' } };
const EMAIL_TAKEN = { ok: false, refusal: { code: 'email_taken' } };
const USERNAME_TAKEN = { ok: false, refusal: { code: 'username_taken' } };
const PASSWORD = toPassword('correct horse battery');
const AT = '2026-03-01T10:00:00.000Z';
const MUCH_LATER = '2126-03-01T10:00:00.000Z';
const DONE = { ok: true, value: null };

/** What becomes of two who do something at the same moment, whichever is a little ahead. */
export function describeRaces(current: () => Storage): void {
  /** Runs two commands on the storage in every order of their steps that the scheduler finds. */
  async function race<Given, One, Other>(
    arrange: () => Promise<Given>,
    start: (given: Given, commands: Commands) => readonly [One, Other],
    check: (
      given: Given,
      one: Awaited<One>,
      other: Awaited<Other>,
      events: DomainEvent[],
    ) => unknown,
  ): Promise<void> {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const given = await arrange();
        const last = (await readEvents(0)).at(-1)?.id ?? 0;
        const commands = commandsOn(inTurns(current(), scheduler));
        const [one, other] = await scheduler.waitFor(Promise.all(start(given, commands)));
        const events = (await readEvents(last)).map(({ event }) => event);
        await check(given, one, other, events);
      }),
      RUNS,
    );
  }

  const readEvents = (after: number) => current().feed.read({ after, limit: 1_000 });
  const readMessages = (connectionId: ConnectionId) =>
    current().messages.listOf(connectionId, { before: null, limit: 100 });

  async function arrangePair(): Promise<[MemberId, MemberId]> {
    const [one, other] = await storeMembers(current(), 2);
    return [one!.id, other!.id];
  }
  const findSession = (token: string) => current().sessions.find(sessionTokens.hash(token));
  const arrangeRequest = async () => storeRequest(current(), ...(await arrangePair()));
  const arrangeConnection = async () => storeConnection(current(), ...(await arrangePair()));

  describe('at the same moment', () => {
    test.each(['cancels', 'declines'])('one accepts a request and one %s it', async (what) => {
      await race(
        arrangeRequest,
        ({ id, requesterId, recipientId }, { accept, remove }) => [
          accept({ callerId: recipientId, id }),
          remove({ callerId: what === 'cancels' ? requesterId : recipientId, id, seen: 'pending' }),
        ],
        async (request, accepting, removing, events) => {
          const left = await current().connections.findById(request.id);
          if (accepting.ok) {
            expect(removing).toEqual(ALREADY_ACCEPTED);
            expect(left).toMatchObject({ status: 'accepted' });
            expect(events).toEqual([changed('connection_accepted', request)]);
          } else {
            expect([accepting, removing]).toEqual([NOT_FOUND, DONE]);
            expect(left).toBeNull();
            expect(events).toEqual([changed('connection_removed', request)]);
          }
        },
      );
    });

    test('both accept: the recipient on two devices', async () => {
      await race(
        arrangeRequest,
        ({ id, recipientId }, { accept }) => [
          accept({ callerId: recipientId, id }),
          accept({ callerId: recipientId, id }),
        ],
        (request, one, other, events) => {
          const refused = one.ok ? other : one;
          expect([one.ok, other.ok]).toContain(true);
          expect(refused).toEqual(ALREADY_ACCEPTED);
          expect(events).toEqual([changed('connection_accepted', request)]);
        },
      );
    });

    test('both ask each other', async () => {
      await race(
        arrangePair,
        ([one, other], { request }) => [
          request({
            callerId: one,
            requesterId: one,
            recipientId: other,
            relationshipTypeId: 1,
            side: null,
            note: null,
          }),
          request({
            callerId: other,
            requesterId: other,
            recipientId: one,
            relationshipTypeId: 2,
            side: null,
            note: null,
          }),
        ],
        async ([one, other], first, second, events) => {
          const [made, refused] = first.ok ? [first, second] : [second, first];
          if (!made.ok) throw new Error('Both were refused.');
          expect(refused).toEqual(ALREADY_CONNECTED);
          const { member: _member, presence: _presence, ...connection } = made.value;
          expect(await current().connections.findBetween(one, other)).toEqual(connection);
          expect(await current().connections.countOf(one, EVER)).toEqual({
            accepted: 0,
            sent: first.ok ? 1 : 0,
            received: first.ok ? 0 : 1,
          });
          expect(events).toEqual([changed('connection_requested', connection)]);
        },
      );
    });

    test('many ask one member, for whom no more than twenty requests wait', async () => {
      const [one, ...others] = await storeMembers(current(), 25);
      const asked = one!.id;
      for (const { id } of others.slice(0, 17)) await storeRequest(current(), id, asked);
      const { request: ask } = commandsOn(current());
      const wish = { recipientId: asked, relationshipTypeId: null, side: null, note: null };
      const asking = others.slice(17);
      const answers = await Promise.all(
        asking.map(({ id }) => ask({ callerId: id, requesterId: id, ...wish })),
      );
      const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.code]));
      expect(refusals).toEqual(Array(4).fill('takes_no_requests'));
      expect(await current().connections.countOf(asked, EVER)).toMatchObject({ received: 20 });
    });

    test('one sends a message and one ends the connection', async () => {
      await race(
        arrangeConnection,
        ({ id, requesterId, recipientId }, { send, remove }) => [
          send({ callerId: requesterId, connectionId: id, content: toMessageText('Hello') }),
          remove({ callerId: recipientId, id, seen: 'accepted' }),
        ],
        async (connection, sending, ending, events) => {
          expect(ending).toEqual(DONE);
          expect(await current().connections.findById(connection.id)).toBeNull();
          expect(await readMessages(connection.id)).toEqual([]);
          expect(await current().messages.countUnread(connection.recipientId)).toBe(0);
          const ended = changed('connection_removed', connection);
          if (!sending.ok) expect(sending).toEqual(NOT_FOUND);
          const sent = sending.ok ? [sentIn(connection, sending.value)] : [];
          expect(events).toEqual([...sent, ended]);
        },
      );
    });

    /** A connection with a message in it, and the report of one of the two, with all that can come with it. */
    const arrangeConversation = async () => {
      const connection = await arrangeConnection();
      const { content } = await storeMessage(current(), connection.recipientId, connection);
      const report = {
        callerId: connection.requesterId,
        memberId: connection.recipientId,
        reason: 'threats',
        words: null,
        attachMessages: true,
        block: false,
      } as const;
      return { connection, content, report };
    };

    /** The messages that are attached to the report, and those that are sealed. */
    const readEvidence = async ({ requesterId, recipientId }: Connection, id: ReportId) => {
      const now = createSettableClock().now();
      const { sealedConversations, reports } = current();
      const page = { before: null, limit: 10, now };
      const sealed = await sealedConversations.listOf(requesterId, page);
      const quoted = await sealedConversations.quote(requesterId, recipientId, page);
      const attached = (await reports.load(id))?.value.evidence.messages;
      const contents = (messages: readonly { readonly content: string | null }[] = []) =>
        messages.map(({ content }) => content);
      return {
        conversations: sealed.length,
        sealed: contents(quoted.messages),
        attached: contents(attached ?? []),
      };
    };

    test.each(['ends the connection', 'blocks them'] as const)(
      'one reports the other, who %s',
      async (what) => {
        await race(
          arrangeConversation,
          ({ connection, report }, commands) => [
            commands.report(report),
            Promise.resolve(
              what === 'blocks them'
                ? commands.block({ callerId: report.memberId, id: report.callerId })
                : commands.remove({
                    callerId: report.memberId,
                    id: connection.id,
                    seen: 'accepted',
                  }),
            ),
          ],
          async ({ connection, content }, reporting, ending) => {
            expect(ending).toEqual(DONE);
            if (!reporting.ok) throw new Error('The report was refused.');
            expect(await readEvidence(connection, reporting.value.id)).toEqual({
              conversations: 1,
              sealed: [content],
              attached: [content],
            });
          },
        );
      },
    );

    test('both end the connection, one by a report with a block', async () => {
      await race(
        arrangeConversation,
        ({ connection, report }, { report: file, remove }) => [
          file({ ...report, block: true }),
          remove({ callerId: report.memberId, id: connection.id, seen: 'accepted' }),
        ],
        async ({ connection, content, report }, reporting, ending, events) => {
          if (!reporting.ok) throw new Error('The report was refused.');
          if (!ending.ok) expect(ending).toEqual(NOT_FOUND);
          expect(await readEvidence(connection, reporting.value.id)).toEqual({
            conversations: 1,
            sealed: [content],
            attached: [content],
          });
          const filed = { type: 'report_filed', reportId: reporting.value.id };
          const blocked = { type: 'member_blocked', aboutId: report.memberId };
          const memberIds = [report.callerId];
          expect(events).toHaveLength(3);
          expect(events).toEqual(
            expect.arrayContaining([
              { ...filed, memberIds },
              { ...blocked, memberIds },
              changed('connection_removed', connection),
            ]),
          );
        },
      );
    });

    test('a report attaches the messages of a connection that ends while another message is sent', async () => {
      await race(
        arrangeConversation,
        ({ connection, report }, { send, remove }) => [
          send({
            callerId: report.memberId,
            connectionId: connection.id,
            content: toMessageText('Another'),
          }),
          remove({ callerId: report.callerId, id: connection.id, seen: 'accepted' }),
        ],
        async ({ connection, content, report }, sending) => {
          const filed = await commandsOn(current()).report(report);
          if (!filed.ok) throw new Error('The report was refused.');
          const all = sending.ok ? [content, 'Another'] : [content];
          expect(await readEvidence(connection, filed.value.id)).toEqual({
            conversations: 1,
            sealed: all,
            attached: all,
          });
        },
      );
    });

    test('a message is sent twice under one key', async () => {
      const draft = { content: toMessageText('Hello'), idempotencyKey: toIdempotencyKey('key') };
      await race(
        arrangeConnection,
        ({ id, requesterId }, { send }) => [
          send({ ...draft, callerId: requesterId, connectionId: id }),
          send({ ...draft, callerId: requesterId, connectionId: id }),
        ],
        async (connection, one, other, events) => {
          if (!one.ok) throw new Error('The first was refused.');
          expect(other).toEqual(one);
          expect(await readMessages(connection.id)).toEqual([one.value]);
          expect(events).toEqual([sentIn(connection, one.value)]);
        },
      );
    });

    test('a message is read on two devices', async () => {
      await race(
        async () => {
          const connection = await arrangeConnection();
          const message = await storeMessage(current(), connection.requesterId, connection);
          return { message, connection };
        },
        ({ message: { id, recipientId } }, { read }) => [
          read({ callerId: recipientId, id }),
          read({ callerId: recipientId, id }),
        ],
        ({ message, connection }, one, other, events) => {
          expect([one, other]).toEqual(
            Array(2).fill({ ok: true, value: { ...message, read: true } }),
          );
          const memberIds = [message.recipientId];
          const read = { ...sentIn(connection, message), type: 'message_read', memberIds };
          expect(events).toEqual([read]);
        },
      );
    });

    test('a member edits two fields on two devices', async () => {
      await race(
        arrangePair,
        ([id], { edit }) => [
          edit({
            callerId: id,
            id,
            changes: { name: 'Rosa', preferences: { interests: ['chess'] } },
          }),
          edit({
            callerId: id,
            id,
            changes: { bio: 'Hi', preferences: { relationshipTypes: [3] } },
          }),
        ],
        async ([id], one, other, events) => {
          expect([one.ok, other.ok]).toEqual([true, true]);
          expect(await current().members.findById(id)).toMatchObject({
            name: 'Rosa',
            bio: 'Hi',
            preferences: { interests: ['chess'], relationshipTypes: [3] },
          });
          expect(events).toEqual(Array(2).fill({ type: 'profile_changed', memberIds: [id] }));
        },
      );
    });

    test('two take one e-mail address', async () => {
      await race(
        async () => ({ ids: await arrangePair(), email: newMember().email }),
        ({ ids: [one, other], email }, { edit }) => [
          edit({ callerId: one, id: one, changes: { email, name: 'Changed' } }),
          edit({
            callerId: other,
            id: other,
            changes: { email: toEmailAddress(email.toUpperCase()), name: 'Changed' },
          }),
        ],
        async ({ ids: [one, other], email }, first, second, events) => {
          const [winner, loser, refused] = first.ok ? [one, other, second] : [other, one, first];
          expect([first.ok, second.ok]).toContain(true);
          expect(refused).toEqual(EMAIL_TAKEN);
          expect(await current().members.findCredentials(email)).toMatchObject({
            memberId: winner,
          });
          expect(await current().members.load(winner)).toMatchObject({
            value: { name: 'Changed' },
            version: 2,
          });
          expect((await current().members.load(loser))?.version).toBe(1);
          expect(events).toEqual([{ type: 'profile_changed', memberIds: [winner] }]);
        },
      );
    });

    test.each(['suspend', 'remove'] as const)('one logs in and is told to %s', async (action) => {
      const measure = action === 'suspend' ? { action, until: MUCH_LATER } : { action };
      const refusal =
        action === 'suspend'
          ? { code: 'account_suspended', until: MUCH_LATER }
          : { code: 'account_removed' };
      await race(
        async () => {
          const passwordHash = await cheapPasswordHasher.hash(PASSWORD);
          return storeMember(current(), { passwordHash });
        },
        ({ id, username }, { logIn, take }) => [
          logIn({
            username: toLogInName(username),
            password: toTypedPassword(PASSWORD),
            previousToken: null,
            ...ORIGIN,
          }),
          take({ memberId: id, measure, words: null }),
        ],
        async ({ id }, loggingIn, taking) => {
          expect(taking).toEqual(DONE);
          if (!loggingIn.ok) expect(loggingIn).toEqual({ ok: false, refusal });
          else expect(await findSession(loggingIn.value.token)).toBeNull();
          const { value } = await current().safety.loadStanding(id);
          expect(isInUse(value)).toBe(false);
        },
      );
    });

    test('a member logs in on many devices and is suspended, and no device stays signed in', async () => {
      const { logIn, take } = commandsOn(current());
      for (let round = 1; round <= 10; round += 1) {
        const passwordHash = await cheapPasswordHasher.hash(PASSWORD);
        const { id, username } = await storeMember(current(), { passwordHash });
        const credentials = {
          username: toLogInName(username),
          password: toTypedPassword(PASSWORD),
          previousToken: null,
          ...ORIGIN,
        };
        const measure = { action: 'suspend', until: MUCH_LATER } as const;
        const devices = (count: number) => Array.from({ length: count }, () => logIn(credentials));
        const before = devices(4);
        const suspending = take({ memberId: id, measure, words: null });
        const loggedIn = await Promise.all([...before, ...devices(4)]);
        expect(await suspending).toEqual(DONE);
        for (const device of loggedIn) {
          if (device.ok) expect(await findSession(device.value.token)).toBeNull();
        }
      }
    });

    test('one sends a message and is suspended', async () => {
      await race(
        async () => {
          const connection = await arrangeConnection();
          const session = {
            memberId: connection.requesterId,
            createdAt: AT,
            lastUsedAt: AT,
            mustChoosePassword: false,
            device: UNKNOWN_DEVICE,
          };
          const tokenHash = `session of ${connection.requesterId}`;
          await createSession(current(), { ...session, tokenHash });
          return { connection, tokenHash };
        },
        ({ connection: { id, requesterId } }, { send, take }) => [
          send({ callerId: requesterId, connectionId: id, content: toMessageText('Hello') }),
          take({
            memberId: requesterId,
            measure: { action: 'suspend', until: MUCH_LATER },
            words: null,
          }),
        ],
        async ({ connection, tokenHash }, sending, taking, events) => {
          // What was under way may still be sent; the recipient knows of it when the sender is back.
          if (!sending.ok) throw new Error('It was refused.');
          expect(taking).toEqual(DONE);
          expect(await current().sessions.find(tokenHash)).toBeNull();
          expect(await current().messages.countUnread(connection.recipientId)).toBe(0);
          const told = { type: 'notice_added', memberIds: [connection.requesterId] };
          const sent = sentIn(connection, sending.value);
          expect(events).toHaveLength(2);
          expect(events).toEqual(expect.arrayContaining([sent, told]));
        },
      );
    });

    test('two suspend one member', async () => {
      const measure = { action: 'suspend', until: MUCH_LATER } as const;
      await race(
        () => storeMember(current()),
        ({ id: memberId }, { take }) => [
          take({ memberId, measure, words: null }),
          take({ memberId, measure, words: null }),
        ],
        async ({ id: memberId }, one, other) => {
          expect([one, other]).toEqual([DONE, DONE]);
          expect((await current().safety.loadStanding(memberId)).version).toBe(2);
          const page = { viewerId: null, memberId, before: null, limit: 10 };
          expect(await current().moderation.listEntries(page)).toHaveLength(2);
        },
      );
    });

    test('two register under one username', async () => {
      await race(
        () => Promise.resolve(newMember().username),
        (username, { register }) => [
          register({ ...registration(), username }),
          register({ ...registration(), username: toUsername(username.toUpperCase()) }),
        ],
        async (username, one, other, events) => {
          const [made, refused] = one.ok ? [one, other] : [other, one];
          if (!made.ok) throw new Error('Both were refused.');
          expect(refused).toEqual(USERNAME_TAKEN);
          const { id } = made.value;
          expect(await current().members.findCredentials(username)).toMatchObject({ memberId: id });
          expect(await current().members.list({ after: id - 1, limit: 100 })).toHaveLength(1);
          expect(events).toEqual([{ type: 'member_registered', memberIds: [id] }]);
        },
      );
    });
  });
}

const sessionTokens = createRandomSessionTokens();

/** From where members log in. */
const ORIGIN = { network: '203.0.113.1', deviceToken: 'laptop', device: UNKNOWN_DEVICE };

type Commands = ReturnType<typeof commandsOn>;

function commandsOn(storage: Storage) {
  const clock = createSettableClock();
  const deps = {
    ...storage,
    failedTries: makeFailedTries(),
    clock,
    passwordHasher: cheapPasswordHasher,
    isReservedName,
    listTowns,
    isCommonPassword,
    ...OPEN_REGISTRATION,
    sessionTokens,
    decoyHash: 'nobody knows',
    currentPictures: makeCurrentPictures(storage),
    authenticatorCodes: createOtpauthCodes(),
  };
  return {
    register: makeRegister(deps),
    edit: makeUpdateProfile(deps),
    request: makeRequestConnection(deps),
    accept: makeAcceptConnection(deps),
    remove: makeRemoveConnection(deps),
    send: makeSendMessage(deps),
    block: makeBlockMember(deps),
    report: makeFileReport(deps),
    read: makeMarkMessageAsRead(deps),
    logIn: makeLogIn(deps),
    take: makeTakeMeasure(deps),
  };
}

function registration() {
  const { email, name } = newMember();
  return { email, name, password: toPassword('correct horse battery') };
}

function changed(
  type: 'connection_requested' | 'connection_accepted' | 'connection_removed',
  { id, requesterId, recipientId }: Pick<Connection, 'id' | 'requesterId' | 'recipientId'>,
): DomainEvent {
  return { type, connectionId: id, memberIds: [requesterId, recipientId] };
}

function sentIn(connection: Connection, { id }: { readonly id: number }): DomainEvent {
  const memberIds = [connection.requesterId, connection.recipientId];
  return {
    type: 'message_sent',
    messageId: toMessageId(id),
    connectionId: connection.id,
    memberIds,
  };
}
