/** There is more to do than the process takes on, so that the same call may succeed later. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}
