/** A server that cannot start. The message tells the operator what to do, one sentence per line. */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure';
}
