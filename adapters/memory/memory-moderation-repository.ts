import { promised } from '#adapters/promised.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import type { ModerationRepository } from '#core/moderation/moderation-repository.ts';
import type { NoticeRepository } from '#core/moderation/notice-repository.ts';
import { loadStanding } from './memory-safety-repository.ts';
import { nextId, nextNumber, type MemoryState } from './memory-state.ts';

/** Reads what those who run the site need to know of the state; see the port for what it promises. */
export function createMemoryModerationRepository(state: MemoryState): ModerationRepository {
  return {
    listEntries: ({ memberId, before, limit }) =>
      promised(() =>
        [...state.moderationEntries.values()]
          .reverse()
          .filter((entry) => memberId === null || entry.memberId === memberId)
          .filter(({ id }) => before === null || id < before)
          .slice(0, limit)
          .map((entry) => structuredClone(entry)),
      ),
    listMembers: ({ after, limit }) =>
      promised(() =>
        [...state.members.values()]
          .filter(({ self }) => self.id > after)
          .slice(0, limit)
          .map(({ self }) =>
            structuredClone({ self, standing: loadStanding(state, self.id).value }),
          ),
      ),
    listEndedSuspensions: (at, limit) =>
      promised(() =>
        [...state.standings.values()]
          .flatMap(({ value: { memberId, account } }) =>
            account.status === 'suspended' && account.until <= at ? [memberId] : [],
          )
          .sort((one, other) => one - other)
          .slice(0, limit),
      ),
  };
}

/** Reads what members of the state were told; see the port for what it promises. */
export function createMemoryNoticeRepository({ notices }: MemoryState): NoticeRepository {
  return {
    listOf: (memberId, { before, limit }) =>
      promised(() =>
        [...notices.values()]
          .reverse()
          .filter(({ value }) => value.memberId === memberId)
          .filter(({ value }) => before === null || value.id < before)
          .slice(0, limit)
          .map(({ value }) => structuredClone(value)),
      ),
    load: (id) => promised(() => structuredClone(notices.get(id) ?? null)),
  };
}

/** Applies a change that is possible. */
export function applyModerationChange(state: MemoryState, change: ModerationChange): void {
  switch (change.type) {
    case 'add_moderation_entry': {
      const id = nextNumber(state, 'moderation_entry');
      state.moderationEntries.set(id, { ...change.entry, id });
      break;
    }
    case 'add_notice': {
      const id = nextId(state, 'notice');
      state.notices.set(id, { value: { ...change.notice, id, appeal: null }, version: 1 });
      break;
    }
    case 'put_appeal': {
      const { notice, version } = change;
      state.notices.set(notice.id, { value: notice, version: version + 1 });
      break;
    }
    default:
      unreachable(change);
  }
}
