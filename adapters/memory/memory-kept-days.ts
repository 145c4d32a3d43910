import { requireUnchanged } from '#adapters/conflict.ts';
import { promised } from '#adapters/promised.ts';
import type { KeptDayChange } from '#core/connections/days/changes.ts';
import type { KeptDay } from '#core/connections/days/domain/kept-day.ts';
import { isWithin, type YearPart } from '#core/connections/days/domain/seen-day.ts';
import type {
  KeptDayRepository,
  ShownDay,
} from '#core/connections/days/ports/kept-day-repository.ts';
import type { ListedConnection } from '#core/connections/domain/connection.ts';
import { dayIn } from '#core/connections/domain/rhythm-days.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { listHere } from './memory-connection-repository.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { nextId, type MemoryState } from './memory-state.ts';

/** Reads the days of the state; see the port for what it promises. */
export function createMemoryKeptDays(state: MemoryState): KeptDayRepository {
  return {
    load: (id) => promised(() => structuredClone(state.keptDays.get(id) ?? null)),
    listOf: (memberId) => promised(() => structuredClone(keptBy(state, memberId))),
    listShown: (memberId, { metBefore, limit, ...part }) =>
      promised(() =>
        listHere(state, memberId)
          .flatMap((connection): ShownDay[] => [
            ...(hasMet(connection, part, metBefore) ? [{ connection, day: null }] : []),
            ...shownBy(state, connection, part),
          ])
          .slice(0, limit)
          .map((shown) => structuredClone(shown)),
      ),
  };
}

/** Whether the two of the connection met on a day of that part of the year, before that time. */
function hasMet({ acceptedAt }: ListedConnection, part: YearPart, before: string): boolean {
  if (acceptedAt === null || acceptedAt >= before) return false;
  return isWithin(dayIn(null, acceptedAt).slice('yyyy-'.length), part);
}

/** What the other shows on the connection in that part of the year. */
function shownBy(state: MemoryState, connection: ListedConnection, part: YearPart): ShownDay[] {
  return keptBy(state, connection.member.id)
    .filter(({ date, shownTo }) => shownTo.includes(connection.id) && isWithin(date, part))
    .sort((one, other) => one.id - other.id)
    .map(({ date, meaning }) => ({ connection, day: { date, meaning } }));
}

/** Stores the days that matter to members. */
export function createKeptDayHandlers(state: MemoryState): MemoryHandlers<KeptDayChange> {
  const { keptDays } = state;
  return {
    add_kept_day: ({ day, kept }) => {
      requireUnchanged(keptBy(state, day.memberId).length === kept);
      const id = nextId(state, 'kept_day');
      keptDays.set(id, { value: { ...day, id }, version: 1 });
      return id;
    },
    replace_kept_day: ({ day, version }) => {
      requireUnchanged(keptDays.get(day.id)?.version === version);
      keptDays.set(day.id, { value: day, version: version + 1 });
      return null;
    },
    remove_kept_day: ({ id, memberId }) => {
      if (keptDays.get(id)?.value.memberId === memberId) keptDays.delete(id);
      return null;
    },
  };
}

/** What the member keeps, in the order of the year. */
function keptBy({ keptDays }: MemoryState, memberId: MemberId): KeptDay[] {
  return [...keptDays.values()]
    .map(({ value }) => value)
    .filter((day) => day.memberId === memberId)
    .sort((one, other) =>
      one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1,
    );
}
