import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSqlConnectionRepository } from '#adapters/sql/connection-store.ts';
import { createSqlConversationRepository } from '#adapters/sql/conversation-store.ts';
import { createSqlMessageSearch } from '#adapters/sql/message-search-store.ts';
import { createMemberRecords } from '#adapters/sql/member-records.ts';
import type { SqlEngine, Statement, Steps } from '#adapters/sql/steps.ts';
import { offerWeekOf } from '#core/connections/domain/picking-up.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { ConversationRepository } from '#core/messaging/ports/conversation-repository.ts';
import type { MessageSearch } from '#core/messaging/ports/message-search.ts';
import { toConnectionId } from '#tests/support/ids.ts';
import { MANY, SOCIABLE } from '#tests/support/inbox-site.ts';

/** A filled database whose statements can be asked how they would be run. */
export interface PlannedDatabase {
  readonly engine: SqlEngine;
  /** The lines of a plan that read a whole table. */
  readonly findScans: (statement: Statement) => Promise<readonly string[]>;
  /** Has the database know how many rows it has by now. */
  readonly analyze: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** What a statement has found first, a page or the silent, is read whole, and is no longer than was asked for. */
const isOfTable = (scan: string) => !/\b(page|silent)$/.test(scan);

/** That the inbox is read along indexes. */
export function describeInboxPlans(name: string, open: () => Promise<PlannedDatabase>): void {
  describe(`${name}: the inbox`, () => {
    let database: PlannedDatabase;
    let conversations: ConversationRepository;
    let connections: ConnectionRepository;
    let messages: MessageSearch;
    let index: () => Promise<void>;
    const planned: Statement[] = [];

    beforeAll(async () => {
      database = await open();
      const { engine } = database;
      const watching: SqlEngine = { ...engine, read: (steps) => engine.read(noting(steps)) };
      const records = createMemberRecords(engine.dialect);
      conversations = createSqlConversationRepository(watching, records);
      connections = createSqlConnectionRepository(watching, records);
      messages = createSqlMessageSearch({
        ...watching,
        transact: (work) => engine.transact(() => noting(work())),
      });
      index = async () => {
        const unwatched = createSqlMessageSearch(engine);
        while ((await unwatched.indexNext(1_000)) > 0);
      };
    });
    afterAll(() => database.release());

    function* noting<Value>(steps: Steps<Value>): Steps<Value> {
      let step = steps.next();
      while (step.done !== true) {
        planned.push(...[step.value].flat());
        step = steps.next(yield step.value);
      }
      return step.value;
    }

    async function scansOf(work: () => Promise<unknown>): Promise<readonly string[]> {
      planned.length = 0;
      await work();
      expect(planned).not.toEqual([]);
      const scans = [];
      for (const statement of [...planned]) scans.push(...(await database.findScans(statement)));
      return scans;
    }

    const first = { text: '', after: null, limit: 51 };

    test('is listed from its first to its last page without a scan', async () => {
      expect(await scansOf(() => conversations.listOf(SOCIABLE, first))).toEqual([]);
      const page = await conversations.listOf(SOCIABLE, first);
      expect(page).toHaveLength(51);
      const after = page.at(-1)!.place;
      expect(await scansOf(() => conversations.listOf(SOCIABLE, { ...first, after }))).toEqual([]);
    });

    test('is searched by name, and opened, without a scan', async () => {
      const found = await conversations.listOf(SOCIABLE, { ...first, text: 'friend 99' });
      expect(found).toHaveLength(11);
      const search = () => conversations.listOf(SOCIABLE, { ...first, text: 'friend 99' });
      expect(await scansOf(search)).toEqual([]);
      expect(await scansOf(() => conversations.find(SOCIABLE, toConnectionId(MANY)))).toEqual([]);
      const choices = () => conversations.loadChoices(SOCIABLE, toConnectionId(MANY));
      expect(await scansOf(choices)).toEqual([]);
    });

    test('has its people listed by their last word without a scan', async () => {
      const page = { before: null, limit: 3 };
      const newest = () => connections.listByLastWord(SOCIABLE, page);
      expect((await scansOf(newest)).filter(isOfTable)).toEqual([]);
      const [first] = await connections.listByLastWord(SOCIABLE, page);
      const before = first?.lastMessageAt ?? '2026-03-03T10:00:00.000Z';
      const older = () => connections.listByLastWord(SOCIABLE, { before, limit: 1 });
      expect((await scansOf(older)).filter(isOfTable)).toEqual([]);
    });

    test('has someone to pick up again with without a scan', async () => {
      const find = () =>
        connections.findToPickUp(SOCIABLE, offerWeekOf('2030-01-01T10:00:00.000Z'));
      expect((await scansOf(find)).filter(isOfTable)).toEqual([]);
      expect(await find()).not.toBeNull();
    });

    test('has its messages searched, by common words and rare ones, without a scan', async () => {
      const everywhere = { connectionId: null, before: null, limit: 21 };
      const one = { ...everywhere, connectionId: toConnectionId(1) };
      const several = [
        ['turn7', 'sunday'],
        ['turn7', 'turn5'],
        ['sund', 'walnut'],
      ];
      const searches = [['cards'], ['turn9'], ['s'], ['walnut'], ...several].flatMap((words) => [
        { ...everywhere, words },
        { ...one, words },
      ]);
      const states = {
        'not indexed': () => Promise.resolve(),
        'just indexed': index,
        'indexed, and counted': database.analyze,
      };
      for (const [state, reach] of Object.entries(states)) {
        await reach();
        for (const search of searches) {
          const scans = await scansOf(() => messages.find(SOCIABLE, search));
          expect({ state, search, scans }).toEqual({ state, search, scans: [] });
        }
        expect(await messages.find(SOCIABLE, { ...everywhere, words: ['turn9'] })).toHaveLength(21);
      }
      expect(await scansOf(() => messages.indexNext(10))).toEqual([]);
    });

    test('would be found wanting where a statement reads a whole table', async () => {
      const sql = "SELECT id FROM message WHERE content || '' = 'x'";
      expect(await database.findScans({ sql, parameters: {} })).not.toEqual([]);
    });
  });
}
