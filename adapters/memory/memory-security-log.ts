import { promised } from '#adapters/promised.ts';
import type { SecurityChange } from '#core/accounts/changes.ts';
import {
  isForDesk,
  type NewSecurityEntry,
} from '#core/accounts/security-log/domain/security-entry.ts';
import type { SecurityLog } from '#core/accounts/security-log/ports/security-log.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { isMember, nextNumber, type MemoryState } from './memory-state.ts';

/** Reads the security log of the state; see the port for what it promises. */
export function createMemorySecurityLog({ securityEntries }: MemoryState): SecurityLog {
  const newestFirst = () => [...securityEntries.values()].reverse();
  const below = (before: number | null) => (entry: { readonly id: number }) =>
    before === null || entry.id < before;
  return {
    listOf: (memberId, { before, limit }) =>
      promised(() => {
        const own = newestFirst().filter((entry) => entry.memberId === memberId);
        return structuredClone(own.filter(below(before)).slice(0, limit));
      }),
    listForDesk: ({ before, limit }) =>
      promised(() => {
        const such = newestFirst().filter(isForDesk);
        return structuredClone(such.filter(below(before)).slice(0, limit));
      }),
    hasSince: (memberId, fact, time) =>
      promised(() =>
        [...securityEntries.values()].some(
          (entry) => entry.memberId === memberId && entry.fact === fact && entry.at >= time,
        ),
      ),
    removeBefore: (time) =>
      promised(() => {
        for (const { id, at } of securityEntries.values()) {
          if (at < time) securityEntries.delete(id);
        }
      }),
  };
}

/** Stores what happened with accounts. */
export function createSecurityHandlers(state: MemoryState): MemoryHandlers<SecurityChange> {
  const { securityEntries, members } = state;
  const add = (entry: NewSecurityEntry) => {
    const id = nextNumber(state, 'security_entry');
    securityEntries.set(id, { ...entry, id });
    return null;
  };
  const findSince = ({ memberId, fact, aboutId }: NewSecurityEntry, since: string) =>
    [...securityEntries.values()].findLast(
      (entry) =>
        entry.memberId === memberId &&
        entry.fact === fact &&
        entry.aboutId === aboutId &&
        entry.at >= since,
    );
  return {
    add_security_entry: ({ entry, onceSince }) =>
      onceSince !== undefined && findSince(entry, onceSince) !== undefined ? null : add(entry),
    count_security_entry: ({ entry, since }) => {
      const member = members.get(entry.memberId);
      if (member === undefined || !isMember(member)) return null;
      const counted = findSince(entry, since);
      if (counted === undefined) return add(entry);
      securityEntries.set(counted.id, { ...counted, count: counted.count + entry.count });
      return null;
    },
  };
}
