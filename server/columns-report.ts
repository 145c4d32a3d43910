import type { Logger } from 'pino';
import type { ColumnsNotice, WhyRebuilt } from '#core/discovery/ports/columns-snapshots.ts';

const REASONS: Readonly<Record<WhyRebuilt, string>> = {
  missing: 'there was no snapshot of them',
  unreadable: 'their snapshot could not be read',
  damaged: 'their snapshot is damaged or incomplete',
  other_format: 'their snapshot was written by another version of this program',
  other_database: 'their snapshot is of another database, or from before a migration or a failover',
  other_past: 'the database no longer has the last change in their snapshot',
  members_gone: 'members in their snapshot are no longer in the database',
};

/** Logs why discovery read every member at the start, and that it may have to the next time. */
export function createColumnsReport(
  logger: Pick<Logger, 'info' | 'warn'>,
): (notice: ColumnsNotice) => void {
  return (notice) => {
    if (notice.kind === 'not_kept') {
      logger.warn({ err: notice.error }, 'the snapshot of discovery could not be written');
      return;
    }
    const { why, error } = notice;
    const sentence = `discovery read every member, because ${REASONS[why]}`;
    const details = error === undefined ? {} : { err: error };
    if (why === 'missing') logger.info(details, sentence);
    else logger.warn(details, sentence);
  };
}
