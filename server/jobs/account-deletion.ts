import type { Logger } from 'pino';
import type { MemberDirectory } from '#core/discovery/ports/member-directory.ts';
import type { DeleteLeavers } from '#core/accounts/leaving/use-cases/delete-leavers.ts';

/** How often to look for accounts to delete, in milliseconds. */
const INTERVAL = 60_000;

/**
 * Deletes the accounts of those who have left and did not come back: at the start, and every minute. The process then
 * also takes in which accounts others have deleted, so that it holds nothing of them in memory. What fails is logged
 * and tried again. Returns how to stop, which waits for what is under way.
 */
export function startDeletingAccounts(
  deleteLeavers: DeleteLeavers,
  directory: Pick<MemberDirectory, 'catchUp' | 'keep'>,
  logger: Pick<Logger, 'error'>,
): () => Promise<void> {
  let running: Promise<void> | null = null;

  async function work(): Promise<void> {
    const number = await deleteLeavers();
    await directory.catchUp();
    if (number > 0) await directory.keep();
  }

  const begin = () => {
    running ??= work()
      .catch((error: unknown) => {
        logger.error({ err: error }, 'accounts of members who have left were not deleted');
      })
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(begin, INTERVAL).unref();
  begin();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
