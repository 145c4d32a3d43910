/** Thrown in a transaction when what was decided upon has changed: nothing is stored. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}
