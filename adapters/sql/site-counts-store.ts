import { MOST_COUNTED, type Counts, type SiteCounts } from '#core/operations/ports/site-counts.ts';
import { firstRow, type SqlEngine } from './steps.ts';

const newest = (table: string, most: number, since: string) => `
  (SELECT COUNT(*) FROM (SELECT created_at FROM ${table} ORDER BY id DESC LIMIT ${most}) AS newest
   WHERE created_at >= ${since})`;

const COUNT = `
  SELECT
    (SELECT COUNT(*) FROM member) - (SELECT COUNT(*) FROM standing WHERE status = 'deleted') AS members,
    ${newest('member', MOST_COUNTED.newcomers, '@joinedSince')} AS newcomers,
    (SELECT COUNT(*) FROM connection WHERE status = 'pending') AS "openRequests",
    ${newest('message', MOST_COUNTED.messages, '@writtenSince')} AS messages`;

/** Counts what is stored; see the port for what it promises. */
export function createSqlSiteCounts({ read }: SqlEngine): SiteCounts {
  return {
    count: async ({ joinedSince, writtenSince }) => {
      const since = {
        joinedSince: Date.parse(joinedSince),
        writtenSince: Date.parse(writtenSince),
      };
      const counted = await read(firstRow<Counts>(COUNT, since));
      if (counted === null) throw new Error('The counts are missing.');
      return { ...counted };
    },
  };
}
