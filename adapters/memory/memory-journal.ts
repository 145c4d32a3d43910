/** How to take back what has been written to the maps since an act was begun. */
export class Journal {
  #undos: (() => void)[] | null = null;

  /** Does the work. What it throws is thrown again, once everything it wrote is taken back, last first. */
  keep<Value>(work: () => Value): Value {
    const undos: (() => void)[] = [];
    this.#undos = undos;
    try {
      return work();
    } catch (error) {
      for (const undo of undos.reverse()) undo();
      throw error;
    } finally {
      this.#undos = null;
    }
  }

  note(undo: () => void): void {
    this.#undos?.push(undo);
  }
}

/** A map that tells a journal how to take back each of its changes. */
export class JournaledMap<Key, Value> extends Map<Key, Value> {
  readonly #journal: Journal;

  constructor(journal: Journal) {
    super();
    this.#journal = journal;
  }

  override set(key: Key, value: Value): this {
    const before = this.get(key);
    this.#journal.note(() => {
      if (before === undefined) super.delete(key);
      else super.set(key, before);
    });
    return super.set(key, value);
  }

  override delete(key: Key): boolean {
    const before = this.get(key);
    if (before === undefined) return false;
    this.#journal.note(() => {
      this.#putBack(key, before);
    });
    return super.delete(key);
  }

  /** Maps whose keys are numbers are in the order of these. */
  #putBack(key: Key, value: Value): void {
    const later = [...this].filter(([other]) => Number(other) > Number(key));
    for (const [other] of later) super.delete(other);
    super.set(key, value);
    for (const [other, kept] of later) super.set(other, kept);
  }
}
