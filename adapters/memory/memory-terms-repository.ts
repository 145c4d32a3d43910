import { promised } from '#adapters/promised.ts';
import type { TermsChange } from '#core/accounts/changes.ts';
import type { TermsRepository } from '#core/accounts/terms-repository.ts';
import type { MemoryState } from './memory-state.ts';

/** Reads which terms the members of the state accepted; see the port for what it promises. */
export function createMemoryTermsRepository({ termsAcceptances }: MemoryState): TermsRepository {
  return {
    loadAcceptance: (memberId) =>
      promised(() =>
        structuredClone(termsAcceptances.get(memberId) ?? { value: null, version: 0 }),
      ),
  };
}

/** Whether what the change was decided upon is still so. */
export function isTermsChangePossible(
  { termsAcceptances }: MemoryState,
  { acceptance, version }: TermsChange,
): boolean {
  return (termsAcceptances.get(acceptance.memberId)?.version ?? 0) === version;
}

/** Applies a change that is possible. */
export function storeTermsAcceptance(
  { termsAcceptances }: MemoryState,
  { acceptance, version }: TermsChange,
): void {
  termsAcceptances.set(acceptance.memberId, { value: acceptance, version: version + 1 });
}
