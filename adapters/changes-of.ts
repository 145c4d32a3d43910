import type { Change } from '#core/storage.ts';

/** Tells the changes of one context from all others; none of its types can be forgotten. */
export function changesOf<Kind extends Change>(
  types: Readonly<Record<Kind['type'], true>>,
): (change: Change) => change is Kind {
  return (change): change is Kind => Object.hasOwn(types, change.type);
}
