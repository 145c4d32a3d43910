/** How often each thing has happened. */
export class Tally {
  readonly counts = new Map<string, number>();

  add(what: string, times = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + times);
  }

  addAll({ counts }: Tally): void {
    for (const [what, times] of counts) this.add(what, times);
  }

  has(what: string): boolean {
    return this.counts.has(what);
  }
}
