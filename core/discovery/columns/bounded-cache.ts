/** How much a cache may hold. */
export interface CacheBounds {
  readonly bytes: number;
  /** So many entries at least are kept, however large they are, ... */
  readonly fewest: number;
  /** ... and at most, however small. */
  readonly most: number;
}

/** What was asked for lately, by a key: when there is too much of it, what was not asked for longest goes. */
export class BoundedCache<Key, Value extends { readonly bytes: number }> {
  /** What was asked for last comes last. */
  private readonly entries = new Map<Key, Value>();
  private readonly bounds: CacheBounds;
  private bytes = 0;

  constructor(bounds: CacheBounds) {
    this.bounds = bounds;
  }

  get(key: Key): Value | null {
    const value = this.entries.get(key);
    if (value === undefined) return null;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  /** Keeps the value, whose bytes do not change from now on. */
  set(key: Key, value: Value): void {
    this.delete(key);
    this.entries.set(key, value);
    this.bytes += value.bytes;
    for (const oldest of this.entries.keys()) {
      if (!this.isOverfull()) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }

  values(): Iterable<Value> {
    return this.entries.values();
  }

  private isOverfull(): boolean {
    const { fewest, most, bytes } = this.bounds;
    const { size } = this.entries;
    if (size <= fewest) return false;
    return size > most || this.bytes > bytes;
  }
}
