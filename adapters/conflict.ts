/** Thrown while an act is being stored, when what it was decided on has changed: nothing is stored. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}
