import type { Actor } from './actor.ts';
import type { Part } from './people.ts';

/** Something that people do now and then. */
export interface Habit {
  readonly name: string;
  /** How often, beside the others. */
  readonly weight: number;
  readonly do: (actor: Actor) => Promise<unknown>;
  /** Who has it, if not everybody. */
  readonly of?: readonly Part[];
  /** Whether one has to be signed in for it. */
  readonly isPublic?: true;
}

/** What somebody does so often, beside the others. */
export const habit = (
  name: string,
  weight: number,
  what: Habit['do'],
  who: Pick<Habit, 'of' | 'isPublic'> = {},
): Habit => ({ ...{ name, weight, do: what }, ...who });
