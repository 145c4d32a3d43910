import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeClaimReports } from '#core/moderation/desk/use-cases/claim-reports.ts';
import { makeDecideAppeal } from '#core/moderation/desk/use-cases/decide-appeal.ts';
import { makeDecideReports } from '#core/moderation/desk/use-cases/decide-reports.ts';
import type { ReportDecision } from '#core/moderation/desk/domain/report-decision.ts';
import type { MemberId, NoticeId, ReportId } from '#core/kernel/ids.ts';
import type { Self } from '#core/members/domain/member.ts';
import { makeFileAppeal } from '#core/moderation/use-cases/file-appeal.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
import type { Storage } from '#core/storage.ts';
import { inTurns } from '#tests/support/in-turns.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { reportBy, storeMembers } from '#tests/support/stored-records.ts';
import { toModerationWords } from '#tests/support/texts.ts';
import { createReport, storeStanding } from '#tests/support/writes.ts';
import { tries } from '#tests/support/tries.ts';

const RUNS = { numRuns: tries(40) };

const WORDS = toModerationWords('Please read the guidelines.');
const BECAUSE = { reason: 'money', words: WORDS } as const;
const REMOVE = { measure: 'remove', ...BECAUSE } as const;
const WARN = { measure: 'warn', ...BECAUSE } as const;
const UNLIST = { measure: 'unlist', ...BECAUSE } as const;

const ANSWERED = { ok: false, refusal: { code: 'already_answered' } };
const CLAIMED = { ok: false, refusal: { code: 'claimed_by_another' } };
const NEEDS_ANOTHER = { ok: false, refusal: { code: 'second_moderator_needed' } };
const APPEAL_ANSWERED = { ok: false, refusal: { code: 'appeal_already_answered' } };

/** Those who meet at one report, and the report. */
interface Met {
  readonly reporter: Self;
  readonly about: Self;
  readonly moderators: readonly [Self, Self];
  readonly id: ReportId;
}

/** What becomes of a report, or of an appeal, with which two moderators deal at the same moment. */
export function describeDeskRaces(current: () => Storage): void {
  async function arrange(): Promise<Met> {
    const [reporter, about, one, other] = (await storeMembers(current(), 4)) as [
      Self,
      Self,
      Self,
      Self,
    ];
    for (const { id } of [one, other]) {
      await storeStanding(current(), id, { role: 'moderator' });
    }
    const id = await createReport(current(), reportBy(reporter.id, about));
    return { reporter, about, moderators: [one, other], id };
  }

  /** Runs what moderators do in every order of its steps that the scheduler finds. */
  async function race(
    start: (commands: Commands, met: Met) => readonly Promise<unknown>[],
    check: (answers: readonly unknown[], met: Met) => unknown,
  ): Promise<void> {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const met = await arrange();
        const commands = commandsOn(inTurns(current(), scheduler));
        const answers = await scheduler.waitFor(Promise.all(start(commands, met)));
        await check(answers, met);
      }),
      RUNS,
    );
  }

  const readLog = async ({ about }: Met) => {
    const page = { viewerId: null, memberId: about.id, before: null, limit: 9 };
    return (await current().moderation.listEntries(page)).map(({ action }) => action);
  };
  const countNotices = async ({ id }: Self) =>
    (await current().notices.listOf(id, { before: null, limit: 9 })).length;

  /** The report was answered once, each was told once, and the log has that and no more. */
  async function expectAnsweredOnce(met: Met, log: readonly string[]): Promise<void> {
    expect((await current().reports.load(met.id))?.value.handling.state).toBe('answered');
    expect(await readLog(met)).toEqual(log);
    expect(await countNotices(met.reporter)).toBe(1);
    expect(await countNotices(met.about)).toBe(1);
  }

  describe('at the same moment at the desk', () => {
    test('two remove a member: one proposes it, and the other carries it out', async () => {
      await race(
        ({ decide }, { moderators, id }) => moderators.map((by) => decide(by.id, id, REMOVE)),
        async (answers, met) => {
          const states = answers.map(
            (answer) => (answer as Awaited<ReturnType<Commands['decide']>>).ok,
          );
          expect(states).toEqual([true, true]);
          await expectAnsweredOnce(met, ['remove', 'propose_removal']);
          const { value: standing } = await current().safety.loadStanding(met.about.id);
          expect(standing.account).toEqual({ status: 'removed' });
        },
      );
    });

    test('one removes a member on two devices, and it is still one', async () => {
      await race(
        ({ decide }, { moderators: [by], id }) => [
          decide(by.id, id, REMOVE),
          decide(by.id, id, REMOVE),
        ],
        async (answers, met) => {
          expect(answers).toContainEqual(NEEDS_ANOTHER);
          expect(await readLog(met)).toEqual(['propose_removal']);
          const { value: standing } = await current().safety.loadStanding(met.about.id);
          expect(standing).toEqual(usualStanding(met.about.id));
        },
      );
    });

    test('two decide differently: the later is refused', async () => {
      await race(
        ({ decide }, { moderators: [one, other], id }) => [
          decide(one.id, id, WARN),
          decide(other.id, id, UNLIST),
        ],
        async (answers, met) => {
          expect(answers).toContainEqual(ANSWERED);
          const isWarned = (answers[0] as { ok: boolean }).ok;
          await expectAnsweredOnce(met, [isWarned ? 'warn' : 'unlist']);
          const { value: standing } = await current().safety.loadStanding(met.about.id);
          expect(standing.isListed).toBe(isWarned);
        },
      );
    });

    test('one claims what another decides', async () => {
      await race(
        ({ claim, decide }, { moderators: [one, other], id }) => [
          claim(one.id, id),
          decide(other.id, id, WARN),
        ],
        async ([claimed, decided], met) => {
          if ((claimed as { ok: boolean }).ok) {
            expect(decided).toEqual(CLAIMED);
            expect(await readLog(met)).toEqual([]);
          } else {
            expect(claimed).toEqual(ANSWERED);
            await expectAnsweredOnce(met, ['warn']);
          }
        },
      );
    });

    test('one answers several reports and another one of them: all of each, or nothing', async () => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (scheduler) => {
          const met = await arrange();
          const [one, other] = met.moderators;
          const second = await createReport(current(), reportBy(met.reporter.id, met.about));
          const commands = commandsOn(inTurns(current(), scheduler));
          const [all, single] = await scheduler.waitFor(
            Promise.all([
              commands.decideAll(one.id, [met.id, second], WARN),
              commands.decide(other.id, second, UNLIST),
            ]),
          );
          const states = (await current().reports.loadAll([met.id, second])).map(
            ({ value }) => value.handling.state,
          );
          expect([all, single]).toContainEqual(ANSWERED);
          expect(states).toEqual([all.ok ? 'answered' : 'open', 'answered']);
          expect(await readLog(met)).toEqual([all.ok ? 'warn' : 'unlist']);
          expect(await countNotices(met.reporter)).toBe(all.ok ? 2 : 1);
          expect(await countNotices(met.about)).toBe(1);
        }),
        { numRuns: tries(20) },
      );
    });

    test('two claim a report: one has it', async () => {
      await race(
        ({ claim }, { moderators, id }) => moderators.map((by) => claim(by.id, id)),
        async (answers, { moderators, id }) => {
          expect(answers).toContainEqual(CLAIMED);
          const place = answers.findIndex((answer) => (answer as { ok: boolean }).ok);
          expect((await current().reports.load(id))?.value.handling.claim?.by).toBe(
            moderators[place]?.id,
          );
        },
      );
    });

    test('two answer an appeal: the later is refused, and what was decided holds', async () => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (scheduler) => {
          const met = await arrange();
          const [one, other] = met.moderators;
          const third = (await storeMembers(current(), 1))[0]!;
          await storeStanding(current(), third.id, { role: 'moderator' });
          await commandsOn(current()).decide(third.id, met.id, UNLIST);
          const id = await commandsOn(current()).appeal(met.about.id);
          const { answer } = commandsOn(inTurns(current(), scheduler));
          const answers = await scheduler.waitFor(
            Promise.all([answer(one.id, id, 'upheld'), answer(other.id, id, 'reversed')]),
          );
          expect(answers).toContainEqual(APPEAL_ANSWERED);
          const isReversed = answers[1].ok;
          const { value: standing } = await current().safety.loadStanding(met.about.id);
          expect(standing.isListed).toBe(isReversed);
          expect(await readLog(met)).toEqual([
            ...(isReversed ? ['list', 'reverse'] : ['uphold']),
            'unlist',
          ]);
          expect(await countNotices(met.about)).toBe(2);
        }),
        { numRuns: tries(20) },
      );
    });
  });
}

type Commands = ReturnType<typeof commandsOn>;

function commandsOn(storage: Storage) {
  const deps = { ...storage, clock: createSettableClock() };
  const [claim, decide] = [makeClaimReports(deps), makeDecideReports(deps)];
  const [file, answer] = [makeFileAppeal(deps), makeDecideAppeal(deps)];
  return {
    claim: (callerId: MemberId, id: ReportId) => claim({ callerId, id }),
    decide: (callerId: MemberId, id: ReportId, decision: ReportDecision) =>
      decide({ callerId, ids: [id], decision }),
    decideAll: (callerId: MemberId, ids: readonly ReportId[], decision: ReportDecision) =>
      decide({ callerId, ids, decision }),
    appeal: async (callerId: MemberId): Promise<NoticeId> => {
      const [notice] = await storage.notices.listOf(callerId, { before: null, limit: 1 });
      await file({ callerId, id: notice!.id, words: WORDS });
      return notice!.id;
    },
    answer: (by: MemberId, id: NoticeId, outcome: 'upheld' | 'reversed') =>
      answer({ by, id, outcome, words: WORDS }),
  };
}
