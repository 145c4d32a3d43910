import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeBlockMember } from '#core/connections/blocks/use-cases/block-member.ts';
import { makeUnblockMember } from '#core/connections/blocks/use-cases/unblock-member.ts';
import { makeAcceptConnection } from '#core/connections/use-cases/accept-connection.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import { makeUndoDecline } from '#core/connections/use-cases/undo-decline.ts';
import { makeRequestConnection } from '#core/connections/use-cases/request-connection.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import { makeFileReport } from '#core/moderation/reports/use-cases/file-report.ts';
import { isVisible } from '#core/safety/domain/visibility.ts';
import type { Storage } from '#core/storage.ts';
import { inTurns } from '#tests/support/in-turns.ts';
import { newMember } from '#tests/support/new-member.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import {
  EVER,
  storeConnection,
  storeMember,
  storeMembers,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { toMessageText } from '#tests/support/texts.ts';
import { tries } from '#tests/support/tries.ts';

const MUCH_LATER = '2126-03-01T10:00:00.000Z';
const NO_CONNECTIONS = { accepted: 0, received: 0, sent: 0 };
const RUNS = { numRuns: tries(60) };

const DONE = { ok: true, value: null };
const NO_MEMBER = { ok: false, refusal: { code: 'not_found', subject: 'member' } };
const ASKED_BEFORE = { ok: false, refusal: { code: 'asked_before' } };
const NO_CONNECTION = { ok: false, refusal: { code: 'not_found', subject: 'connection' } };

/** What becomes of a block and of whatever the two do at the same moment: no one slips through. */
export function describeSafetyRaces(current: () => Storage): void {
  /** Runs two commands of two members in every order of their steps that the scheduler finds. */
  async function race(
    arrange: (one: MemberId, other: MemberId) => Promise<unknown>,
    start: (commands: Commands, one: MemberId, other: MemberId) => readonly Promise<unknown>[],
    check: (answers: readonly unknown[], one: MemberId, other: MemberId) => unknown,
    parameters = RUNS,
  ): Promise<void> {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isOlder) => {
        const [lower, higher] = await storeMembers(current(), 2);
        const [one, other] = isOlder ? [lower!.id, higher!.id] : [higher!.id, lower!.id];
        await arrange(one, other);
        const commands = commandsOn(inTurns(current(), scheduler));
        const answers = await scheduler.waitFor(Promise.all(start(commands, one, other)));
        await check(answers, one, other);
      }),
      parameters,
    );
  }

  async function expectParted(one: MemberId, other: MemberId): Promise<void> {
    expect(await current().connections.findBetween(one, other)).toBeNull();
    expect(await current().safety.blockedIds(one)).toEqual([other]);
    expect(await current().safety.blockedIds(other)).toEqual([one]);
    for (const id of [one, other]) expect(await current().messages.countUnread(id)).toBe(0);
  }

  describe('at the same moment as a block', () => {
    test('the blocked one writes', async () => {
      await race(
        (one, other) => storeConnection(current(), one, other),
        ({ block, send }, one, other) => [block(one, other), send(other, one)],
        async ([blocked, sent], one, other) => {
          expect(blocked).toEqual(DONE);
          expect([true, NO_CONNECTION]).toContainEqual((sent as { ok: boolean }).ok ? true : sent);
          await expectParted(one, other);
        },
      );
    });

    test('the blocked one accepts', async () => {
      await race(
        (one, other) => storeRequest(current(), one, other),
        ({ block, accept }, one, other) => [block(one, other), accept(other, one)],
        async ([blocked, accepted], one, other) => {
          expect(blocked).toEqual(DONE);
          expect([true, NO_CONNECTION]).toContainEqual(
            (accepted as { ok: boolean }).ok ? true : accepted,
          );
          await expectParted(one, other);
        },
      );
    });

    test.each(['the blocked one', 'the one who blocks'])('%s asks the other', async (who) => {
      await race(
        () => Promise.resolve(),
        ({ block, request }, one, other) => [
          block(one, other),
          who === 'the blocked one' ? request(other, one) : request(one, other),
        ],
        async ([blocked, asked], one, other) => {
          expect(blocked).toEqual(DONE);
          expect([true, NO_MEMBER]).toContainEqual((asked as { ok: boolean }).ok ? true : asked);
          await expectParted(one, other);
        },
      );
    });

    test('the blocked one undoes a decline', async () => {
      await race(
        async (one, other) => {
          await storeRequest(current(), one, other);
          await commandsOn(current()).remove(other, one);
        },
        ({ block, undo }, one, other) => [block(one, other), undo(other, one)],
        async ([blocked, undone], one, other) => {
          expect(blocked).toEqual(DONE);
          expect([true, NO_CONNECTION]).toContainEqual(
            (undone as { ok: boolean }).ok ? true : undone,
          );
          await expectParted(one, other);
        },
      );
    });

    test.each(['the blocked one', 'the one who blocks'])(
      '%s asks the other, and the block comes with a report',
      async (who) => {
        await race(
          () => Promise.resolve(),
          ({ report, request }, one, other) => [
            report(one, other),
            who === 'the blocked one' ? request(other, one) : request(one, other),
          ],
          async ([reported, asked], one, other) => {
            expect(reported).toMatchObject({ ok: true });
            expect([true, NO_MEMBER]).toContainEqual((asked as { ok: boolean }).ok ? true : asked);
            await expectParted(one, other);
          },
        );
      },
    );

    test('both block each other: both do, and the first one alone can name the other', async () => {
      await race(
        (one, other) => storeConnection(current(), one, other),
        ({ block }, one, other) => [block(one, other), block(other, one)],
        async (answers, one, other) => {
          expect(answers).toEqual([DONE, DONE]);
          await expectParted(one, other);
          const lists = [one, other].map((id) =>
            current().safety.listBlockedBy(id, { before: null, limit: 10 }),
          );
          expect((await Promise.all(lists)).flat()).toHaveLength(1);
          const { history } = await current().safety.relate(one, other);
          expect(history.every(({ blockedAt }) => blockedAt !== null)).toBe(true);
        },
      );
    });

    test('one blocks on two devices', async () => {
      await race(
        (one, other) => storeConnection(current(), one, other),
        ({ block }, one, other) => [block(one, other), block(one, other)],
        async (answers, one, other) => {
          expect(answers).toEqual([DONE, DONE]);
          await expectParted(one, other);
          const events = await current().feed.read({ after: 0, limit: 1_000 });
          const blocks = events.filter(
            ({ event }) => event.type === 'member_blocked' && event.aboutId === other,
          );
          expect(blocks).toHaveLength(1);
        },
      );
    });
  });

  describe('at the same moment as a suspension', () => {
    const ASKED = (one: MemberId, other: MemberId) => storeRequest(current(), one, other);
    const CONNECTED = (one: MemberId, other: MemberId) => storeConnection(current(), one, other);
    const STRANGERS = () => Promise.resolve();
    const acts = {
      'the other asks them': [STRANGERS, ({ request }, one, other) => request(other, one)],
      'they ask the other': [STRANGERS, ({ request }, one, other) => request(one, other)],
      'the other accepts them': [ASKED, ({ accept }, one, other) => accept(other, one)],
      'the other declines them': [ASKED, ({ remove }, one, other) => remove(other, one)],
      'the other writes to them': [CONNECTED, ({ send }, one, other) => send(other, one)],
      'they write to the other': [CONNECTED, ({ send }, one, other) => send(one, other)],
      'the other ends the connection': [CONNECTED, ({ remove }, one, other) => remove(other, one)],
      'the other blocks them': [CONNECTED, ({ block }, one, other) => block(other, one)],
      'they block the other': [CONNECTED, ({ block }, one, other) => block(one, other)],
      'the other reports them': [CONNECTED, ({ report }, one, other) => report(other, one)],
    } satisfies Record<string, SuspensionRace>;

    test.each(Object.entries<SuspensionRace>(acts))('%s', async (_name, [arrange, act]) => {
      await race(
        arrange,
        (commands, one, other) => [commands.suspend(one), act(commands, one, other)],
        async ([suspended, acted], one, other) => {
          expect(suspended).toEqual(DONE);
          if (!(acted as { ok: boolean }).ok) {
            expect([NO_MEMBER, NO_CONNECTION]).toContainEqual(acted);
          }
          const relation = await current().safety.relate(other, one);
          expect(isVisible(relation)).toBe(false);
          const page = { status: null, direction: null, before: null, limit: 10, openSince: EVER };
          expect(await current().connections.listOf(other, page)).toEqual([]);
          expect(await current().connections.countOf(other, EVER)).toEqual(NO_CONNECTIONS);
          expect(await current().messages.countUnread(other)).toBe(0);
        },
        { numRuns: tries(20) },
      );
    });
  });

  describe('at the same moment', () => {
    test('a block is lifted and the other asks, who still may not', async () => {
      await race(
        (one, other) => commandsOn(current()).block(one, other),
        ({ unblock, request }, one, other) => [unblock(one, other), request(other, one)],
        async ([lifted, asked], one, other) => {
          expect(lifted).toEqual(DONE);
          expect([NO_MEMBER, ASKED_BEFORE]).toContainEqual(asked);
          expect(await current().connections.findBetween(one, other)).toBeNull();
          expect(await current().safety.blockedIds(one)).toEqual([]);
        },
      );
    });

    test('a block is lifted and the one who lifts it asks', async () => {
      await race(
        (one, other) => commandsOn(current()).block(one, other),
        ({ unblock, request }, one, other) => [unblock(one, other), request(one, other)],
        async ([lifted, asked], one, other) => {
          expect(lifted).toEqual(DONE);
          const isMade = (asked as { ok: boolean }).ok;
          if (!isMade) expect(asked).toEqual(NO_MEMBER);
          expect((await current().connections.findBetween(one, other)) !== null).toBe(isMade);
          expect(await current().safety.blockedIds(one)).toEqual([]);
        },
      );
    });

    test('one at nine open requests asks two more', async () => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (scheduler) => {
          const { id } = await storeMember(current(), { createdAt: LONG_AGO });
          const others = await storeMembers(current(), 12);
          for (const other of others.slice(0, 9)) await storeRequest(current(), id, other.id);
          const { request } = commandsOn(inTurns(current(), scheduler));
          const asked = others.slice(9).map((other) => request(id, other.id));
          const answers = await scheduler.waitFor(Promise.all(asked));
          expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
          for (const answer of answers.filter(({ ok }) => !ok)) {
            expect(answer).toEqual({ ok: false, refusal: { code: 'too_many_open_requests' } });
          }
          expect(await current().connections.countOf(id, EVER)).toMatchObject({ sent: 10 });
        }),
        { numRuns: tries(20) },
      );
    });
  });
}

/** The connection between the two, and what one of them does while the one is suspended. */
type SuspensionRace = readonly [
  arrange: (one: MemberId, other: MemberId) => Promise<unknown>,
  act: (commands: Commands, one: MemberId, other: MemberId) => Promise<unknown>,
];

const LONG_AGO = '2025-01-01T00:00:00.000Z';

type Commands = ReturnType<typeof commandsOn>;

function commandsOn(storage: Storage) {
  const deps = { ...storage, clock: createSettableClock(), confirmation: 'none' } as const;
  const [block, unblock] = [makeBlockMember(deps), makeUnblockMember(deps)];
  const report = makeFileReport(deps);
  const [remove, undo] = [makeRemoveConnection(deps), makeUndoDecline(deps)];
  const [request, accept, send] = [
    makeRequestConnection(deps),
    makeAcceptConnection(deps),
    makeSendMessage(deps),
  ];
  const take = makeTakeMeasure(deps);
  const between = async (one: MemberId, other: MemberId) => {
    const connection = await storage.connections.findBetween(one, other);
    return connection?.id ?? null;
  };
  return {
    block: (callerId: MemberId, id: MemberId) => block({ callerId, id }),
    report: (callerId: MemberId, memberId: MemberId) => {
      const draft = { reason: 'money', words: null, attachMessages: false, block: true } as const;
      return report({ callerId, memberId, ...draft });
    },
    suspend: (memberId: MemberId) => {
      const measure = { action: 'suspend', until: MUCH_LATER } as const;
      return take({ memberId, measure, words: null });
    },
    unblock: (callerId: MemberId, id: MemberId) => unblock({ callerId, id }),
    request: (callerId: MemberId, recipientId: MemberId) =>
      request({
        callerId,
        requesterId: callerId,
        recipientId,
        relationshipTypeId: 1,
        side: null,
        note: null,
      }),
    accept: async (callerId: MemberId, otherId: MemberId) => {
      const id = await between(callerId, otherId);
      return id === null ? NO_CONNECTION : accept({ callerId, id });
    },
    remove: async (callerId: MemberId, otherId: MemberId) => {
      const id = await between(callerId, otherId);
      return id === null ? NO_CONNECTION : remove({ callerId, id, seen: null });
    },
    undo: (callerId: MemberId, requesterId: MemberId) => undo({ callerId, requesterId }),
    send: async (callerId: MemberId, otherId: MemberId) => {
      const connectionId = await between(callerId, otherId);
      const content = toMessageText(newMember().name);
      return connectionId === null ? NO_CONNECTION : send({ callerId, connectionId, content });
    },
  };
}
