/** How much a cache may hold. */
export interface CacheBounds {
  readonly bytes: number;
  /** So many entries at least are kept, however large they are, ... */
  readonly fewest: number;
  /** ... and at most, however small. */
  readonly most: number;
}

interface Entry<Value> {
  readonly value: Value;
  /** Whether it was asked for since it was last passed over. */
  isUsed: boolean;
}

/**
 * What was asked for lately, by a key. When there is too much of it, what came first goes, unless it was asked for
 * meanwhile: then it is passed over once (the "second chance" of paging, which makes asking cheap).
 */
export class BoundedCache<Key, Value extends { readonly bytes: number }> {
  /** What was put here last comes last. */
  private readonly entries = new Map<Key, Entry<Value>>();
  private readonly bounds: CacheBounds;
  private held = 0;

  constructor(bounds: CacheBounds) {
    this.bounds = bounds;
  }

  /** How many bytes it holds. */
  get bytes(): number {
    return this.held;
  }

  get(key: Key): Value | null {
    const entry = this.entries.get(key);
    if (entry === undefined) return null;
    entry.isUsed = true;
    return entry.value;
  }

  /** Keeps the value, whose bytes do not change from now on. */
  set(key: Key, value: Value): void {
    this.delete(key);
    this.put(key, value);
    for (const [oldest, entry] of this.entries) {
      if (!this.isOverfull()) return;
      this.delete(oldest);
      if (entry.isUsed) this.put(oldest, entry.value);
    }
  }

  delete(key: Key): void {
    this.held -= this.entries.get(key)?.value.bytes ?? 0;
    this.entries.delete(key);
  }

  *values(): Iterable<Value> {
    for (const { value } of this.entries.values()) yield value;
  }

  private put(key: Key, value: Value): void {
    this.entries.set(key, { value, isUsed: false });
    this.held += value.bytes;
  }

  private isOverfull(): boolean {
    const { fewest, most, bytes } = this.bounds;
    const { size } = this.entries;
    if (size <= fewest) return false;
    return size > most || this.bytes > bytes;
  }
}
