/** A command that cannot do what it was asked to. The message tells the operator what to do. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
