import { promised } from '#adapters/promised.ts';
import { foldText } from '#core/kernel/fold-text.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import type {
  ModerationAction,
  ModerationEntry,
} from '#core/moderation/domain/moderation-entry.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import type { WaitingCases } from '#core/moderation/domain/waiting-cases.ts';
import type { NoticeRepository } from '#core/moderation/ports/notice-repository.ts';
import { concerns, isAnsweredBy } from '#core/moderation/reports/domain/report.ts';
import { isModerator, isOperator, type Standing } from '#core/safety/domain/standing.ts';
import { loadStanding } from './memory-safety-repository.ts';
import { isMember, nextId, nextNumber, type MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

/** Reads what those who run the site need to know of the state; see the port for what it promises. */
export function createMemoryModerationRepository(state: MemoryState): ModerationRepository {
  const listThose = (isTrusted: (standing: Standing) => boolean) =>
    [...state.standings.values()]
      .flatMap(({ value }) => (isTrusted(value) ? [value.memberId] : []))
      .sort((one, other) => one - other);

  const listRegistered = (isMeant: (stored: { readonly self: Self }) => boolean, limit: number) =>
    promised(() =>
      [...state.members.values()]
        .filter((stored) => isMember(stored) && isMeant(stored))
        .slice(0, limit)
        .map(({ self }) => structuredClone({ self, standing: loadStanding(state, self.id).value })),
    );

  return {
    listEntries: ({ viewerId, memberId, before, limit }) =>
      promised(() =>
        [...state.moderationEntries.values()]
          .reverse()
          .filter((entry) => memberId === null || entry.memberId === memberId)
          .filter((entry) => viewerId === null || mayKnow(state, entry, viewerId))
          .filter(({ id }) => before === null || id < before)
          .slice(0, limit)
          .map((entry) => structuredClone(entry)),
      ),
    listMembers: ({ after, limit }) => listRegistered(({ self }) => self.id > after, limit),
    listNamed: (prefix, limit) =>
      listRegistered(({ self }) => foldText(self.name).startsWith(prefix), limit),
    listEndedSuspensions: (at, limit) =>
      promised(() =>
        [...state.standings.values()]
          .flatMap(({ value: { memberId, account } }) =>
            account.status === 'suspended' && account.until <= at ? [memberId] : [],
          )
          .sort((one, other) => one - other)
          .slice(0, limit),
      ),
    listModerators: () => promised(() => listThose(isModerator)),
    listOperators: () => promised(() => listThose(isOperator)),
    countActions: (since) =>
      promised(() => {
        const counts = new Map<ModerationAction, number>();
        for (const { at, action } of state.moderationEntries.values()) {
          if (at >= since) counts.set(action, (counts.get(action) ?? 0) + 1);
        }
        return counts;
      }),
    countWaiting: (viewerId) => promised(() => countWaiting(state, viewerId)),
    listAwaitingApproval: ({ after, limit }) =>
      promised(() =>
        [...state.members.values()]
          .map(({ self }) => ({ self, standing: loadStanding(state, self.id).value }))
          .filter(({ standing }) => standing.account.status === 'awaiting_approval')
          .filter(({ self }) => self.id > after)
          .slice(0, limit)
          .map((member) => structuredClone(member)),
      ),
  };
}

function countWaiting(state: MemoryState, viewerId: MemberId): Omit<WaitingCases, 'recoveries'> {
  const count = <Case>(cases: Iterable<Case>, isMeant: (one: Case) => boolean) =>
    [...cases].filter(isMeant).length;
  return {
    reports: count(
      state.reports.values(),
      ({ value }) => value.handling.state === 'open' && !concerns(value, viewerId),
    ),
    appeals: count(
      state.notices.values(),
      ({ value }) => value.appeal?.answer === null && mayKnow(state, value, viewerId),
    ),
    registrations: count(
      state.standings.values(),
      ({ value }) => value.account.status === 'awaiting_approval',
    ),
    contactMessages: count(state.contactMessages.values(), ({ handling }) => handling === null),
  };
}

/** Whether what was decided is neither about the viewer nor upon what the viewer has reported. */
function mayKnow(
  { reports }: MemoryState,
  decided: Pick<ModerationEntry, 'memberId' | 'reportId' | 'at'>,
  viewerId: MemberId,
): boolean {
  const isUponOwn = [...reports.values()].some(
    ({ value }) => value.reporterId === viewerId && isAnsweredBy(value, decided),
  );
  return decided.memberId !== viewerId && !isUponOwn;
}

/** Reads what members of the state were told; see the port for what it promises. */
export function createMemoryNoticeRepository(state: MemoryState): NoticeRepository {
  const { notices } = state;
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
    listUnread: (memberId, limit) =>
      promised(() =>
        [...notices.values()]
          .reverse()
          .filter(({ value }) => value.memberId === memberId && value.readAt === null)
          .slice(0, limit)
          .map(({ value }) => structuredClone(value)),
      ),
    listAppealed: ({ viewerId, after, limit }) =>
      promised(() =>
        [...notices.values()]
          .filter(({ value }) => value.appeal?.answer === null && value.id > after)
          .filter(({ value }) => viewerId === null || mayKnow(state, value, viewerId))
          .slice(0, limit)
          .map(({ value }) => structuredClone(value)),
      ),
    load: (id) => promised(() => structuredClone(notices.get(id) ?? null)),
  };
}

/** Stores what those who run the site decide. */
export function createModerationHandlers(state: MemoryState): MemoryHandlers<ModerationChange> {
  const { moderationEntries, notices } = state;
  return {
    add_moderation_entry: ({ entry }) => {
      const id = nextNumber(state, 'moderation_entry');
      moderationEntries.set(id, { ...entry, id });
      return null;
    },
    add_notice: ({ notice }) => {
      const id = nextId(state, 'notice');
      notices.set(id, { value: { ...notice, id, appeal: null, readAt: null }, version: 1 });
      return null;
    },
    read_notice: ({ id, at }) => {
      const stored = notices.get(id);
      if (stored?.value.readAt === null) {
        notices.set(id, { ...stored, value: { ...stored.value, readAt: at } });
      }
      return null;
    },
    put_appeal: ({ notice: { id, appeal }, version }) => {
      const stored = notices.get(id);
      requireUnchanged(stored?.version === version);
      notices.set(id, { value: { ...stored.value, appeal }, version: version + 1 });
      return null;
    },
  };
}
