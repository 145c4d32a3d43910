import type { MemberDirectory } from '#core/discovery/ports/member-directory.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';

/** What a directory has taken in may not be what the database holds: another server answers by now. */
export class ServerChanged extends StorageUnavailable {}

/** Finds by a directory in whose place another is loaded as soon as it notices that the server has changed. */
export function createReloadingDirectory(createDirectory: () => MemberDirectory): MemberDirectory {
  let current = createDirectory();

  async function ask<Value>(question: (directory: MemberDirectory) => Promise<Value>) {
    const asked = current;
    try {
      return await question(asked);
    } catch (error) {
      if (!(error instanceof ServerChanged)) throw error;
      if (current === asked) current = createDirectory();
      return question(current);
    }
  }

  return {
    load: () => ask((directory) => directory.load()),
    catchUp: () => ask((directory) => directory.catchUp()),
    keep: () => current.keep(),
    size: () => ask((directory) => directory.size()),
    search: (viewerId, query) => ask((directory) => directory.search(viewerId, query)),
    count: (viewerId, filters) => ask((directory) => directory.count(viewerId, filters)),
    recommend: (viewerId, limit, today) =>
      ask((directory) => directory.recommend(viewerId, limit, today)),
  };
}
