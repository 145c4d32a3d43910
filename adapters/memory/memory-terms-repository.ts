import { promised } from '#adapters/promised.ts';
import type { TermsChange } from '#core/accounts/changes.ts';
import type { TermsRepository } from '#core/accounts/ports/terms-repository.ts';
import type { MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

/** Reads which terms the members of the state accepted; see the port for what it promises. */
export function createMemoryTermsRepository({ termsAcceptances }: MemoryState): TermsRepository {
  return {
    loadAcceptance: (memberId) =>
      promised(() =>
        structuredClone(termsAcceptances.get(memberId) ?? { value: null, version: 0 }),
      ),
  };
}

/** Stores which terms members accept. */
export function createTermsHandlers({
  termsAcceptances,
}: MemoryState): MemoryHandlers<TermsChange> {
  return {
    put_terms_acceptance: ({ acceptance, version }) => {
      requireUnchanged((termsAcceptances.get(acceptance.memberId)?.version ?? 0) === version);
      termsAcceptances.set(acceptance.memberId, { value: acceptance, version: version + 1 });
      return null;
    },
  };
}
