import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import {
  countVouches,
  DAYS_HERE_BEFORE,
  type KnownVouch,
} from '#core/vouching/domain/count-vouches.ts';
import { nextDay, WAYS_KNOWN, type NewVouch } from '#core/vouching/domain/vouch.ts';
import { deleteMember } from '#tests/support/canary.ts';
import {
  reportBy,
  storeConnection,
  storeMember,
  storeMembers,
} from '#tests/support/stored-records.ts';
import {
  createReport,
  endConnection,
  handleReport,
  storeStanding,
  storeVouch,
} from '#tests/support/writes.ts';

const AT = '2026-03-10T10:00:00.123Z';

/** What `VouchRepository` promises, and `VouchChange`. */
export function describeVouches(current: () => Storage): void {
  describe('vouches', () => {
    let rosa: Self;
    let daniel: Self;
    let connection: Connection;
    beforeEach(async () => {
      [rosa, daniel] = (await storeMembers(current(), 2)) as [Self, Self];
      connection = await storeConnection(current(), rosa.id, daniel.id);
    });

    const own = (by: Self, on = connection) => current().vouches.loadOwn(by.id, on.id);
    const saidBy = async (by: Self) =>
      (await current().vouches.listBy(by.id)).map(({ said, countsUntil }) => [said, countsUntil]);

    test('are found as they were said, by the one who said them alone; the last one stays', async () => {
      expect(await own(rosa)).toEqual({ vouch: null, hasReported: false });
      await storeVouch(current(), connection, rosa.id, { said: 'written' });
      await storeVouch(current(), connection, rosa.id, {
        before: 'written',
        countsUntil: nextDay(AT),
      });
      const { vouch } = await own(rosa);
      expect(vouch).toEqual({
        ...{ id: vouch!.id, voucherId: rosa.id, memberId: daniel.id, connectionId: connection.id },
        ...{ said: 'met', before: 'written' },
        countsFrom: '2026-03-02T00:00:00.000Z',
        countsUntil: '2026-03-11T00:00:00.000Z',
      });
      expect(await own(daniel)).toEqual({ vouch: null, hasReported: false });
      expect(await current().vouches.listBy(rosa.id)).toEqual([vouch]);
      expect(await current().vouches.listBy(daniel.id)).toEqual([]);
    });

    test('are not stored on a connection of another version, or one that has ended', async () => {
      const { version } = (await current().connections.load(connection.id))!;
      const put = () => {
        const vouch: NewVouch = {
          ...{ voucherId: rosa.id, memberId: daniel.id, connectionId: connection.id, said: 'met' },
          ...{ countsFrom: AT, before: null, countsUntil: null },
        };
        const change = { type: 'put_vouch', vouch, connectionVersion: version } as const;
        return current().commit({ changes: [change], events: [], actorId: rosa.id, at: AT });
      };
      await deleteMember(current(), daniel.id);
      expect(await put()).toEqual({ stored: false });
      await endConnection(current(), connection, rosa.id);
      expect(await put()).toEqual({ stored: false });
    });

    test('end with the day on which their connection ends, and are removed then', async () => {
      await storeVouch(current(), connection, rosa.id);
      await storeVouch(current(), connection, daniel.id, { countsUntil: nextDay(AT) });
      const frieda = await storeMember(current());
      await storeVouch(current(), await storeConnection(current(), rosa.id, frieda.id), rosa.id);
      await endConnection(current(), connection, daniel.id, daysAfter(AT, 1));
      const until = '2026-03-12T00:00:00.000Z';
      expect(await saidBy(rosa)).toEqual([
        ['met', null],
        ['met', until],
      ]);
      expect(await saidBy(daniel)).toEqual([['met', '2026-03-11T00:00:00.000Z']]);
      await current().vouches.removeExpired(daysAfter(until, -0.001));
      expect(await saidBy(daniel)).toEqual([]);
      expect(await saidBy(rosa)).toHaveLength(2);
      await current().vouches.removeExpired(until);
      expect(await saidBy(rosa)).toEqual([['met', null]]);
    });

    test.each(['voucher', 'other'])('go with the account of the %s', async (whose) => {
      await storeVouch(current(), connection, rosa.id);
      await deleteMember(current(), whose === 'voucher' ? rosa.id : daniel.id);
      expect(await saidBy(rosa)).toEqual([]);
    });

    test('of 200 graphs are counted as the rule counts them', async () => {
      const { members, connections } = await storeCircle(current());
      await fc.assert(
        fc.asyncProperty(graphs, async (graph) => {
          const said = new Map(graph.map((one) => [`${one.by} ${one.about}`, one]));
          const known = connections.map(({ by, about, connection: on }): KnownVouch & NewVouch => ({
            ...(said.get(`${by} ${about}`) ?? NOTHING_SAID),
            voucherId: members[by]!.id,
            memberId: members[about]!.id,
            connectionId: on.id,
            voucherJoinedAt: members[by]!.createdAt,
            isVoucherInUse: by !== SUSPENDED,
            upheldAt: REPORT.includes(by) && REPORT.includes(about) ? UPHELD_AT : null,
          }));
          const changes = known.map(toChange);
          const act = { changes, events: [], actorId: members[0]!.id, at: AT };
          expect(await current().commit(act)).toMatchObject({ stored: true });
          const counted = await Promise.all(
            members.map(({ id }) => current().vouches.countFor(id, AT)),
          );
          expect(counted).toEqual(members.map(({ id }) => countVouches(known, id, AT)));
        }),
        { numRuns: 200 },
      );
    });
  });
}

/** For how many days the members of the circle have been here. */
const DAYS_HERE = [500, 300, DAYS_HERE_BEFORE, DAYS_HERE_BEFORE, DAYS_HERE_BEFORE - 0.001, 30];
const SUSPENDED = 1;
/** The two between whom a report was upheld. */
const REPORT: readonly number[] = [0, 3];
const UPHELD_AT = daysAfter(AT, -1);

const NOTHING_SAID = {
  said: 'met',
  countsFrom: '2026-01-01T00:00:00.000Z',
  before: null,
  countsUntil: '2026-01-02T00:00:00.000Z',
} as const;

const days = fc.integer({ min: -2, max: 1 }).map((number) => daysAfter(nextDay(AT), number));
const places = fc.integer({ min: 0, max: DAYS_HERE.length - 1 });

const graphs = fc.array(
  fc.record({
    by: places,
    about: places,
    said: fc.constantFrom(...WAYS_KNOWN),
    countsFrom: days,
    before: fc.option(fc.constantFrom(...WAYS_KNOWN)),
    countsUntil: fc.option(days, { freq: 2 }),
  }),
  { minLength: 8, maxLength: 40 },
);

/** Members of all ages who are connected with each other, one of them suspended, two of them after a report. */
async function storeCircle(storage: Storage) {
  const members: Self[] = [];
  for (const number of DAYS_HERE) {
    members.push(await storeMember(storage, { createdAt: daysAfter(AT, -number) }));
  }
  const connections: { by: number; about: number; connection: Connection }[] = [];
  for (const [by, one] of members.entries()) {
    for (const [about, other] of members.slice(0, by).entries()) {
      const connection = await storeConnection(storage, one.id, other.id);
      connections.push({ by, about, connection }, { by: about, about: by, connection });
    }
  }
  await storeStanding(storage, members[SUSPENDED]!.id, {
    account: { status: 'suspended', until: daysAfter(AT, 9) },
  });
  const [aboutId, reporterId] = REPORT.map((place) => members[place]!);
  const report = await createReport(storage, reportBy(reporterId!.id, aboutId!));
  const decision = { by: aboutId!.id, at: UPHELD_AT, outcome: 'acted', words: null } as const;
  await handleReport(storage, report, 1, { state: 'answered', claim: null, decision });
  return { members, connections };
}

function toChange(known: KnownVouch & NewVouch) {
  const { voucherJoinedAt: _joined, isVoucherInUse: _inUse, upheldAt: _upheld, ...vouch } = known;
  return { type: 'put_vouch', vouch, connectionVersion: 2 } as const;
}
