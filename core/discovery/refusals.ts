import type { TextFault } from '#core/kernel/fault.ts';

/** What can be wrong with the query of a search. */
export type DiscoveryFault =
  | TextFault<'text' | 'location' | 'interest'>
  | { readonly rule: 'ages_reversed' }
  | {
      readonly rule: 'unknown_value';
      readonly parameter: string;
      readonly values: readonly string[];
    }
  | { readonly rule: 'cursor_of_another_search' };
