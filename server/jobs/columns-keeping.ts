import type { MemberDirectory } from '#core/discovery/member-directory.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Keeps what discovery has loaded: now, every hour, and when it is stopped. Returns how to stop, which waits
 * for that.
 */
export function startKeepingColumns(directory: Pick<MemberDirectory, 'keep'>): () => Promise<void> {
  const timer = setInterval(() => void directory.keep(), HOUR).unref();
  void directory.keep();
  return () => {
    clearInterval(timer);
    return directory.keep();
  };
}
