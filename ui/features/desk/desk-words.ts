import type { CallOutput } from '#ui/api/client.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import type { DeskPerson } from './desk-queries.ts';

/** The name of a person, who may be gone. */
export function nameOf({ id, name }: DeskPerson): string {
  return displayName({ id, ...(name !== null && { name }) });
}

const ACTORS = {
  moderator: 'A former moderator',
  operator: 'Whoever runs the server',
  clock: 'The clock',
  rule: 'A rule of the site',
} as const;

/** Who decided. */
export function nameOfActor({ kind, member }: CallOutput<'listDeskLog'>[number]['actor']): string {
  if (member !== null) return nameOf(member);
  return ACTORS[kind];
}
