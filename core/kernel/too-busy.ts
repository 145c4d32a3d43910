/** What a process does only so much of at once. */
export type Crowded = 'hashing' | 'reading' | 'pictures' | 'voices';

/** There is more to do than the process takes on, so that the same call may succeed later. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  readonly crowded: Crowded;

  constructor(crowded: Crowded, message: string) {
    super(message);
    this.crowded = crowded;
  }
}
