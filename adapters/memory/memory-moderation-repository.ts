import { promised } from '#adapters/promised.ts';
import type { NewModerationEntry } from '#core/moderation/domain/moderation-entry.ts';
import type { ModerationRepository } from '#core/moderation/moderation-repository.ts';
import { loadStanding } from './memory-safety-repository.ts';
import { nextNumber, type MemoryState } from './memory-state.ts';

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

/** Adds the decision to the log. */
export function addModerationEntry(state: MemoryState, entry: NewModerationEntry): void {
  const id = nextNumber(state, 'moderation_entry');
  state.moderationEntries.set(id, { ...entry, id });
}
