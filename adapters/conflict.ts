/** Thrown while an act is being stored, when what it was decided on has changed: nothing is stored. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** Throws a `Conflict` unless what was decided on is still so, and what must be unique is free. */
export function requireUnchanged(isUnchanged: boolean): asserts isUnchanged {
  if (!isUnchanged) throw new Conflict();
}
