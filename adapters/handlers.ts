import type { Change } from '#core/storage.ts';

/** How each of the changes is stored. A change that no handler stores does not compile. */
export type Handlers<Kind extends Change, Outcome> = {
  readonly [Type in Kind['type']]: (change: Extract<Kind, { readonly type: Type }>) => Outcome;
};

/** Lets the handler of the change store it. */
export function handle<Outcome>(handlers: Handlers<Change, Outcome>, change: Change): Outcome {
  const handler = handlers[change.type] as (change: Change) => Outcome;
  return handler(change);
}
